import Glibc
import Synchronization

/// Says which mutation was at work when the process crashes or hangs.
enum CrashNote {
  private static let current = Atomic<UInt64>(0)

  /// A mutation that takes longer hangs.
  private static let hangSeconds: UInt32 = 20

  /// Begins to watch.
  static func watch() {
    for number in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGALRM] {
      signal(number) { CrashNote.say($0) }
    }
  }

  /// Notes a mutation that begins.
  static func begin(_ number: UInt64) {
    current.store(number, ordering: .relaxed)
    if number % 256 == 0 { alarm(hangSeconds) }
  }

  // A handler may do little at any moment: it writes bytes that need no memory.
  private static func say(_ signal: Int32) {
    write(signal == SIGALRM ? "hang in mutation " : "crash in mutation ")
    var rest = current.load(ordering: .relaxed)
    var scale: UInt64 = 1
    while rest / scale >= 10 { scale *= 10 }
    while scale > 0 {
      var digit = UInt8(ascii: "0") + UInt8(rest / scale)
      _ = Glibc.write(2, &digit, 1)
      rest %= scale
      scale /= 10
    }
    write("\n")
    _exit(70)
  }

  private static func write(_ text: StaticString) {
    _ = Glibc.write(2, text.utf8Start, text.utf8CodeUnitCount)
  }
}

import AlertChecks

/// Puts colour into text for a terminal, or leaves it as it is.
struct Paint: Sendable {
  let isOn: Bool

  func strong(_ text: String) -> String { painted(text, "1") }

  func faint(_ text: String) -> String { painted(text, "2") }

  func good(_ text: String) -> String { painted(text, "32") }

  func severe(_ text: String, _ severity: Severity) -> String {
    switch severity {
    case .error: painted(text, "1;31")
    case .warning: painted(text, "1;33")
    case .note: painted(text, "1;36")
    }
  }

  private func painted(_ text: String, _ code: String) -> String {
    isOn ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}

import ScenarioFiles
import Testing

@Suite("Reading objects")
struct ObjectReaderTests {
  enum Role: String, CaseIterable { case cancel, destructive, normal }

  /// What reading a text by a function reports.
  private func reported(
    _ text: String, _ read: (inout ObjectReader) -> Void
  ) throws -> [String] {
    let document = try JSON5Document(name: "t", bytes: Array(text.utf8))
    let problems = Problems(source: document.source)
    if var reader = ObjectReader(document.root, problems: problems) {
      read(&reader)
      reader.finish()
    }
    do {
      try problems.throwIfAny()
      return []
    } catch {
      return brief(error)
    }
  }

  @Test("every kind of member is read")
  func reads() throws {
    let text = """
      { $schema: 0, s: "x", i: 5, u: 200, b: true, o: { k: 1 }, a: [1, 'b'], t: ["p", "q"],
        d: "1.5s", r: "200ms..30s", c: "cancel", e: "normal", n: 0.5, os: [{ x: 1 }, { x: 2 }] }
      """
    let found = try reported(text) { reader in
      reader.ignore("$schema")
      #expect(reader.string("s") == "x")
      #expect(reader.integer("i", in: 1...5) == 5)
      #expect(reader.integer("u", in: 0...UInt8.max) == 200)
      #expect(reader.bool("b") == true)
      var object = reader.object("o")
      #expect(object?.integer("k", in: 0...9) == 1)
      object?.finish()
      #expect(reader.array("a")?.count == 2)
      #expect(reader.array("t", of: .string) == ["p", "q"])
      #expect(reader.duration("d", in: 0...2_000_000) == 1_500_000)
      #expect(reader.durationRange("r") == 200_000...30_000_000)
      #expect(reader.choice("c", of: ["ok", "cancel"]) == "cancel")
      #expect(reader.required("e", .choice(of: Role.self)) == .normal)
      #expect(reader.required("n", .number(in: 0...1)) == 0.5)
      let inner = reader.array("os", of: .object) ?? []
      let numbers = inner.map { item in
        var item = item
        return item.integer("x", in: 0...9) ?? 0
      }
      #expect(numbers == [1, 2])
      #expect(reader.position(of: "d").description == "2:6")
    }
    #expect(found.isEmpty)
  }

  @Test("missing members give their defaults, or a problem if they have none")
  func missing() throws {
    let found = try reported("\n {}") { reader in
      #expect(reader.has("x") == false)
      #expect(reader.string("s", default: "d") == "d")
      #expect(reader.integer("i", in: 1...5, default: 3) == 3)
      #expect(reader.bool("b", default: true) == true)
      #expect(reader.duration("d", default: 7) == 7)
      #expect(reader.durationRange("r", default: 1...2) == 1...2)
      #expect(reader.choice("c", of: ["p"], default: "p") == "p")
      #expect(reader.optional("o", .object) == nil)
      #expect(reader.string("name") == nil)
    }
    #expect(found == ["2:2 the file has no \"name\""])
  }

  static let refused: [(String, String, @Sendable (inout ObjectReader) -> Void)] = [
    ("'x'", "\"k\" must be an array, found a string", { _ = $0.array("k") }),
    ("[]", "\"k\" must be an object, found an array", { _ = $0.object("k") }),
    ("null", "\"k\" must be a string, found null", { _ = $0.string("k") }),
    ("{}", "\"k\" must be true or false, found an object", { _ = $0.bool("k", default: true) }),
    ("true", "\"k\" must be a whole number, found true", { _ = $0.integer("k", in: 1...5) }),
    ("1.5", "\"k\" must be a whole number, found 1.5", { _ = $0.integer("k", in: 1...5) }),
    ("9", "\"k\" must be between 1 and 5, found 9", { _ = $0.integer("k", in: 1...5) }),
    ("1e30", "\"k\" must be between 1 and 5, found 1e30", { _ = $0.integer("k", in: 1...5) }),
    ("-1", "\"k\" must be between 0 and 255, found -1", { _ = $0.integer("k", in: 0...UInt8.max) }),
    (
      "2", "\"k\" must be between 0.0 and 1.0, found 2",
      { _ = $0.required("k", .number(in: 0...1)) }
    ),
    (
      "3",
      "\"k\" must be a duration such as \"250ms\", found a number (units are us, ms, s, m and h)",
      { _ = $0.duration("k") }
    ),
    ("'3'", "\"k\": \"3\" has no unit (units are us, ms, s, m and h)", { _ = $0.duration("k") }),
    (
      "'3sec'", "\"k\": \"3sec\" has an unknown unit \"sec\" (units are us, ms, s, m and h)",
      { _ = $0.duration("k") }
    ),
    ("'0.1us'", "\"k\": \"0.1us\" is not a whole number of microseconds", { _ = $0.duration("k") }),
    (
      "'2h'", "\"k\" must be between 0s and 1h, found \"2h\"",
      { _ = $0.duration("k", in: 0...3_600_000_000) }
    ),
    (
      "'1us'", "\"k\" must be at least 1ms, found \"1us\"",
      { _ = $0.duration("k", in: 1_000...(.max)) }
    ),
    ("'3s'", "\"k\": \"3s\" is not a range such as \"200ms..30s\"", { _ = $0.durationRange("k") }),
    (
      "'3s..1s'", "\"k\": \"3s..1s\" is a range whose first duration is the longer one",
      { _ = $0.durationRange("k") }
    ),
    (
      "'1s..9h'", "\"k\" must be between 0s and 1s, found \"1s..9h\"",
      { _ = $0.durationRange("k", in: 0...1_000_000) }
    ),
    (
      "'cancle'",
      "\"k\" must be one of \"cancel\", \"destructive\", \"normal\", found \"cancle\""
        + " (did you mean \"cancel\"?)",
      { _ = $0.required("k", .choice(of: Role.self)) }
    ),
    ("'z'", "\"k\" must be one of \"pq\", found \"z\"", { _ = $0.choice("k", of: ["pq"]) }),
    ("1", "\"k\" must be one of \"pq\", found a number", { _ = $0.choice("k", of: ["pq"]) }),
    (
      "[]", "\"k\" must have at least 1 elements, found 0",
      { _ = $0.array("k", of: .string, count: 1...(.max)) }
    ),
  ]

  @Test("wrong members are reported at their value", arguments: refused.indices)
  func wrong(_ index: Int) throws {
    let (text, expected, read) = Self.refused[index]
    #expect(try reported("{k: \(text)}", read) == ["1:5 \(expected)"])
  }

  @Test("unknown keys are reported with the nearest key that is missing")
  func unknown() throws {
    let found = try reported("{\n titel: 1,\n zzzzzz: 2, nam: 3, name: '' }") { reader in
      _ = reader.string("title", default: "")
      _ = reader.string("name")
    }
    #expect(
      found == [
        "2:2 unknown key \"titel\" (did you mean \"title\"?)", "3:2 unknown key \"zzzzzz\"",
        "3:13 unknown key \"nam\"",
      ])
  }

  @Test("all problems of a file are collected in order")
  func collects() throws {
    let found = try reported("{ a: 1, list: ['x', 2, 'y', true], o: { b: 1, c: 2 } }") { reader in
      var object = reader.object("o")
      _ = object?.string("b")
      object?.finish()
      #expect(reader.array("list", of: .string) == ["x", "y"])
      _ = reader.string("a")
      reader.report("o", "\"o\" makes no sense")
    }
    let places = found.map { $0.prefix { $0 != " " } }
    #expect(places == ["1:6", "1:21", "1:29", "1:39", "1:44", "1:47"])
    #expect(found[1].hasSuffix("an element of \"list\" must be a string, found a number"))
  }

  @Test("a file that is no object is reported")
  func noObject() throws {
    #expect(try reported("[]") { _ in } == ["1:1 the file must be an object, found an array"])
  }
}

import ScenarioFiles
import Testing

@Suite("The nearest name")
struct NearestNameTests {
  @Test(
    "distances",
    arguments: [
      ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("titel", "title", 1), ("kitten", "sitting", 3),
      ("ca", "abc", 3), ("abc", "acb", 1), ("é", "e\u{301}", 0), ("flaw", "lawn", 2),
    ])
  func distance(_ left: String, _ right: String, distance: Int) {
    #expect(NearestName.distance(left, right) == distance)
    #expect(NearestName.distance(right, left) == distance)
  }

  @Test(
    "only close names are suggested",
    arguments: [
      ("titel", "title"), ("Title", "title"), ("tite", "title"), ("buton", "buttons"),
      ("id", nil), ("xyz", nil), ("", nil), ("perceptionLmt", "perceptionLimit"),
      ("percepLimit", "perceptionLimit"), ("ttle", "title"),
    ] as [(String, String?)])
  func find(_ text: String, expected: String?) {
    #expect(NearestName.find(text, in: ["ok", "title", "buttons", "perceptionLimit"]) == expected)
  }

  @Test("a name of megabytes is no work")
  func long() {
    let long = String(repeating: "a", count: 4_000_000)
    #expect(NearestName.find(long, in: ["title", "buttons"]) == nil)
  }
}

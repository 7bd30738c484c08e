import SourceText
import Testing

@Suite struct TextPatternTests {
  private static let time = TextPattern(/([0-9]{1,2}):([0-9]{2})/)

  @Test func findsWholeTextsBeginningsAndPlaces() throws {
    #expect(try #require(Self.time.wholeMatch(in: "12:30")).2 == "30")
    #expect(Self.time.wholeMatch(in: "12:30 h") == nil)
    let text = "at 1:05 or 2:10"
    #expect(Self.time.prefixMatch(in: text) == nil)
    #expect(try #require(Self.time.firstMatch(in: text)).range == text.firstRange(of: "1:05"))
    #expect(Self.time.matches(in: text).map(\.output.0) == ["1:05", "2:10"])
  }

  @Test(arguments: [
    ("at 1:05 or 2:10.", "at 1.05 or 2.10."), ("1:05", "1.05"), ("none", "none"), ("", ""), ("é 1:05é", "é 1.05é"),
  ])
  func replacesWhatIsFound(text: String, expected: String) {
    #expect(Self.time.replaced(in: text) { "\($0.1).\($0.2)" } == expected)
  }

  @Test func isUsedByManyAtOnce() async {
    let found = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<8 { group.addTask { (0..<100).count { Self.time.wholeMatch(in: "1:\($0 + 10)") != nil } } }
      return await group.reduce(0, +)
    }
    #expect(found == 8 * 90)
  }
}

import Testing

/// What the planner proposes for the rest of a day.
@Suite struct PlanGapTests {
  struct Entry: Codable, Equatable {
    let u: String
    let k: Int
    let r: Int?
  }

  private static let entries = [
    Entry(u: "small.html", k: 200, r: 10), Entry(u: "close.html", k: 590, r: 38), Entry(u: "lean.html", k: 600, r: 5),
    Entry(u: "unknown.html", k: 600, r: nil), Entry(u: "eaten.html", k: 600, r: 40),
    Entry(u: "large.html", k: 700, r: 40),
  ]

  private struct Given: Encodable {
    let entries: [Entry]
    let left: [Double]
  }

  private static func suggested(energy: Double, protein: Double) throws -> [String] {
    try Browser.evaluate(
      """
      (async () => {
        galley.find = async ({ terms: [{ least, most }] }) => ({
          recipes: async () => given.entries.filter(({ k }) => k >= least && k <= most).map((entry) => ({ entry })) });
        const [energy, protein] = given.left;
        return (await galley.planGap.suggest({ energy, protein }, new Set(["eaten"]), 3)).map(({ entry }) => entry.u);
      })()
      """, with: ["search-words.js", "plan-gap.js"], given: Given(entries: entries, left: [energy, protein]),
      as: [String].self)
  }

  /// Too small and too large ones are left out, and what the week has already; then the one nearest in energy and protein.
  @Test func proposesWhatComesClosestToWhatIsLeft() throws {
    #expect(try Self.suggested(energy: 600, protein: 40) == ["close.html", "lean.html", "unknown.html"])
  }

  @Test(arguments: [(60.0, 40.0), (-300.0, 20.0)]) func proposesNothingForADayThatIsFull(
    energy: Double, protein: Double
  ) throws {
    #expect(try Self.suggested(energy: energy, protein: protein) == [])
  }
}

import Testing

@Suite struct ThemeCheckCommandTests {
  private static let rule = "a { color: #111; background: url(http://a.example/b.png); }\n"

  private func found(_ rules: Int) throws -> String {
    let site = try GoldenSite(name: "empty").copy()
    try site.write("templates/styles/99-mine.css", String(repeating: Self.rule, count: rules))
    let outcome = try Galley.run("theme", "check", in: site)
    #expect(outcome.status == 1)
    return outcome.output + outcome.error
  }

  @Test("a style sheet that is too large is told once, and not looked through")
  func checksNothingOfFilesThatAreTooLarge() throws {
    let large = try found(5_000)
    #expect(
      large.ranges(of: "[theme-size]").count == 1 && large.ranges(of: ": error: ").count == 1, "\(large.prefix(600))")
    let small = try found(1)
    #expect(!small.contains("[theme-size]") && small.contains("99-mine.css"), "\(small.prefix(600))")
  }
}

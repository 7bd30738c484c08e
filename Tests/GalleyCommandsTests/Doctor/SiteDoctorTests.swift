import CommandLineParsing
import DefaultFiles
import Testing

@testable import GalleyCommands

@Suite struct SiteDoctorTests {
  private static let soup = "# Soup\n\n---\n\n- salt\n"

  private func examine(_ files: [String: String], prepare: (TemporaryFolder) -> Void = { _ in }) throws -> HealthReport
  {
    let site = TemporaryFolder(files)
    prepare(site)
    guard
      case .command(let command) = try GalleyTable.table.parse(
        ["doctor", "--root", site.path], environment: { _ in "" })
    else { fatalError("doctor is a command") }
    return SiteDoctor(options: CommonOptions(command), console: Console()).examine()
  }

  private func finding(_ check: String, in report: HealthReport) throws -> HealthFinding {
    try #require(report.findings.first { $0.check == check })
  }

  @Test func findsNothingWrongWithASmallSite() throws {
    let report = try examine(["galley.yaml": "base-url: https://x.example/\n", "content/soup.md": Self.soup])
    #expect(report.exitCode == .clean)
    #expect(report.findings.filter { $0.level > .note } == [])
    #expect(try finding("recipes", in: report).message == "1 recipe in “content”")
    #expect(try finding("base-url", in: report).message == "the site is published at https://x.example/")
    #expect(try finding("program", in: report).message.contains("cmark-gfm 0."))
    #expect(report.text(width: 80, style: .plain).hasSuffix("\nall is well\n"))
  }

  @Test func changesNothing() throws {
    let site = TemporaryFolder(["content/soup.md": Self.soup])
    #expect(site.galley("doctor") == .clean)
    #expect(!site.exists(".galley") && !site.exists("output"))
  }

  @Test func saysWhatIsLeftOutWithoutAnAddress() throws {
    let finding = try finding("base-url", in: try examine(["content/soup.md": Self.soup]))
    #expect(finding.level == .note)
    #expect(finding.message.contains("the sitemap, the feeds"))
  }

  @Test(
    "what needs attention is found",
    arguments: [
      (["galley.yaml": "titel: A\n"], "configuration", "galley.yaml:1: key “titel” is not known"),
      (["content/b.md": "# A\n\n- x\n"], "recipes", "1 recipe in “content”, and errors in 1 file"),
      (["templates/home.mustache": "{{#x}}"], "templates", "/templates/home.mustache: \"{{#x}}\" is not closed"),
      (["galley.yaml": "dates: git\n"], "dates", "dates cannot be read from git"),
      ([".galley/state": "nonsense"], "state", "the state of the last build is damaged"),
      ([".galley/journal": "x"], "state", "the last build was cut off, or one is at work"),
      (["output/.galley-files": "x"], "folders", "the list of the files galley made is damaged"),
    ])
  func findsWhatNeedsAttention(files: [String: String], check: String, message: String) throws {
    let report = try examine(files.merging(["content/soup.md": Self.soup]) { $1 })
    let finding = try finding(check, in: report)
    #expect(finding.level == .attention)
    #expect(finding.message.contains(message), "\(finding.message)")
    #expect(finding.hint != nil)
    #expect(report.exitCode == .problems)
  }

  @Test func findsFoldersThatCannotBeBuiltIn() throws {
    for files in [["galley.yaml": "output: content\n"], ["output": "a file in the way"]] {
      let report = try examine(files.merging(["content/soup.md": Self.soup]) { $1 })
      #expect(try finding("folders", in: report).level == .environment)
      #expect(report.exitCode == .environment)
    }
  }

  @Test func listsWhatTheSiteChangesOfTheTheme() throws {
    let same = try #require(DefaultFiles.theme.first { $0.name == "languages/en.yaml" })
    let report = try examine([
      "content/soup.md": Self.soup, "templates/styles/95-mine.css": "a {}", "templates/robots.txt": "x",
      "templates/styles/10-base.css": "b {}",
      "templates/languages/en.yaml": String(decoding: same.bytes, as: UTF8.self),
    ])
    #expect(
      try finding("theme", in: report).message == "“templates” replaces “styles/10-base.css”, "
        + "adds “robots.txt”, “styles/95-mine.css”, repeats 1 file of the default theme without a change")
  }

  @Test func countsTheLanguagesOfRecipes() throws {
    let report = try examine([
      "content/a.md": Self.soup, "content/b.md": "# B\n\nSprache: de\n\n---\n\n- x\n",
      "content/c.md": "# C\n\nLanguage: fi\n\n---\n\n- x\n",
    ])
    let finding = try finding("languages", in: report)
    #expect(finding.level == .note)
    #expect(finding.message.hasPrefix("the interface is in en; recipes by language: de 1, en 1, fi 1; fact lines"))
  }

  @Test func refusesAFolderThatIsNoSite() throws {
    let report = try examine([:])
    #expect(report.findings.map(\.check) == ["program", "configuration"])
    #expect(report.exitCode == .problems)
  }

  @Test(
    "free space is judged by what a build needs",
    arguments: [(Int64(1) << 40, HealthFinding.Level.fine), (100 << 20, .attention), (1 << 20, .environment)])
  func judgesFreeSpace(bytes: Int64, level: HealthFinding.Level) {
    #expect(FolderCheckup.space(bytes)?.level == level)
  }

  @Test func reportsToScripts() {
    let report = HealthReport(findings: [
      .fine("disk", "plenty"), .attention("dates", "no \"git\"", hint: "install it"),
    ])
    let json = report.json
    #expect(
      String(decoding: json, as: UTF8.self).filter { !$0.isWhitespace }
        == #"{"status":"attention","checks":[{"check":"disk","level":"fine","message":"plenty","hint":null},"#
        + #"{"check":"dates","level":"attention","message":"no\"git\"","hint":"installit"}]}"#)
  }
}

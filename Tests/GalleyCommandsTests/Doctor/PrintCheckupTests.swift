import SiteBuilding
import Testing

@testable import GalleyCommands

@Suite struct PrintCheckupTests {
  private func finding(_ check: String, _ checkup: PrintCheckup) throws -> HealthFinding {
    try #require(checkup.findings().first { $0.check == check })
  }

  @Test func namesThePackagesOfMissingHyphenation() throws {
    let folder = TemporaryFolder(["hyph_de_DE.dic": "UTF-8\n"])
    let checkup = PrintCheckup(languages: ["de", "en", "fr", "ja"], patterns: folder.path)
    let found = try finding("hyphenation", checkup)
    #expect(found.level == .note)
    #expect(found.message == "there are no patterns for en, fr in “\(folder.path)”")
    #expect(found.hint == "install hyphen-en-us hyphen-fr to hyphenate what is printed")
  }

  @Test func isContentWithThePatternsOfTheLanguagesThatArePrinted() throws {
    let folder = TemporaryFolder(["hyph_de_DE.dic": "UTF-8\n"])
    #expect(
      try finding("hyphenation", PrintCheckup(languages: ["de", "sv"], patterns: folder.path))
        == .fine("hyphenation", "de"))
  }

  @Test func namesThePackagesOfMissingFonts() throws {
    let checkup = PrintCheckup(languages: [], families: { .success("DejaVu Sans,DejaVu Sans Light\nNoto Serif\n") })
    let found = try finding("fonts", checkup)
    #expect(found.message == "P052 missing; other fonts take their place on paper")
    #expect(found.hint == "install fonts-urw-base35")
  }

  @Test func saysWhyFontsAreNotKnown() throws {
    let checkup = PrintCheckup(
      languages: [],
      families: { ChildProcess.output(of: ["no-such-fc-list"]).map { String(decoding: $0, as: UTF8.self) } })
    let found = try finding("fonts", checkup)
    #expect(found.level == .note)
    #expect(found.message == "the fonts of this machine are not known: “no-such-fc-list” could not be started")
  }

  @Test func saysThatNoProgramMakesPDFs() throws {
    let folder = TemporaryFolder([:])
    let found = try finding("pdf", PrintCheckup(languages: [], searchPath: folder.path))
    #expect(found.level == .note)
    #expect(found.message.hasPrefix("no PDF can be made: "))
    #expect(found.hint?.contains("apt install weasyprint") == true)
  }
}

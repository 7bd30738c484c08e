import Fingerprints
import Glibc
import SourceText
import Testing

@testable import SiteStorage

@Suite struct SiteSurveyTests {
  private let site = TemporarySite()

  private func look() throws -> SiteSurvey { try #require(SiteSurvey.look(at: site.folders()).value) }

  @Test func findsNothingBeforeTheFirstBuildAndMakesNothing() throws {
    let survey = try look()
    #expect(survey.files == [])
    #expect(survey.state == .none)
    #expect(!survey.wasCutOff)
    #expect(survey.output == .writable && survey.cache == .writable)
    #expect(try #require(survey.freeBytes) > 0)
    #expect(site.tree(".").keys.sorted() == ["content/"])
  }

  @Test func namesTheFilesOfTheSiteAndNoOthers() throws {
    site.build(["index.html": "a", "tags/soup.html": "b"])
    site.write("output/mine.txt", "mine")
    site.remove("output/index.html")
    let survey = try look()
    #expect(survey.files == ["tags/soup.html"])
    #expect(survey.state == .readable)
  }

  @Test func knowsTheFilesWithoutAState() throws {
    site.build(["index.html": "a"])
    site.write(".galley/state", "nonsense")
    #expect(try look().state == .damaged)
    site.remove(".galley")
    let survey = try look()
    #expect(survey.files == ["index.html"])
    #expect(survey.state == .none)
  }

  @Test func noticesABuildThatWasCutOff() throws {
    site.build(["index.html": "a"])
    site.write("output/late.html", "x")
    let bytes = Journal(files: ["late.html"], folders: [], temporaries: []).bytes
    try Folder.open(site.path(".galley")).replace(Journal.fileName, with: bytes)
    let survey = try look()
    #expect(survey.wasCutOff)
    #expect(survey.files == ["index.html", "late.html"])
  }

  @Test func refusesUnsafeFolders() {
    let survey = SiteSurvey.look(at: site.folders(output: "content"))
    #expect(survey.value == nil)
    #expect(survey.diagnostics.map(\.identifier) == ["storage-output-unsafe"])
  }

  @Test func saysWhenAFolderCannotBeRead() {
    site.write("output", "a file in the way")
    #expect(SiteSurvey.look(at: site.folders()).diagnostics.map(\.identifier) == ["storage-unreadable"])
  }

  @Test(.enabled(if: getuid() != 0, "root may write anywhere"))
  func saysWhatCannotBeWrittenTo() throws {
    site.makeFolder("output")
    #expect(chmod(site.path("output"), 0o555) == 0)
    #expect(try look().output == .denied("permission denied"))
  }
}

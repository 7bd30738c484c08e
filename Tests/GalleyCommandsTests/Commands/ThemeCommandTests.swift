import DefaultFiles
import SiteBuilding
import SourceText
import Testing

@testable import GalleyCommands

@Suite struct ThemeCommandTests {
  private static let soup = "# Soup\n\n---\n\n- salt\n"

  @Test(arguments: ["proof", "darkroom"])
  func findsNothingWrongWithTheThemesOfTheProgram(name: String) {
    let site = TemporaryFolder(["content/soup.md": Self.soup])
    #expect(SiteThemes.carried.contains { $0.name == name })
    #expect(site.galley("theme", "check", name, "--strict") == .clean)
  }

  @Test("a theme is chosen in the configuration, and on the command line before that")
  func choosesThemes() throws {
    let site = TemporaryFolder([
      "content/soup.md": Self.soup, "galley.yaml": "theme: {name: mine}\n",
      "themes/mine/styles/99-mine.css": ".mine { color: red; }\n",
      "themes/other/styles/99-other.css": ".other { color: red; }\n",
    ])
    #expect(site.galley("build") == .clean)
    #expect(try #require(site.text("output/assets/style.css")).contains(".mine"))
    #expect(site.galley("build", "--theme", "other") == .clean)
    let style = try #require(site.text("output/assets/style.css"))
    #expect(style.contains(".other") && !style.contains(".mine") && style.contains("--paper"))
  }

  @Test("templates of the site come before those of its theme")
  func laysTemplatesOverThemes() throws {
    let site = TemporaryFolder([
      "content/soup.md": Self.soup, "galley.yaml": "theme: {name: mine}\n",
      "themes/mine/styles/30-card.css": ".of-theme { color: red; }\n",
      "templates/styles/30-card.css": ".of-site { color: red; }\n",
    ])
    #expect(site.galley("build") == .clean)
    let style = try #require(site.text("output/assets/style.css"))
    #expect(style.contains(".of-site") && !style.contains(".of-theme"))
  }

  @Test("a theme that is not there is told where it is named")
  func missesThemes() throws {
    let site = TemporaryFolder(["content/soup.md": Self.soup, "galley.yaml": "title: A\ntheme:\n  name: drakroom\n"])
    #expect(site.galley("build") == .problems && !site.exists("output"))
    let workspace = try #require(Workspace.open(SiteOptions(root: site.path, jobs: 1)).value)
    let problem = try #require(ThemeFiles.files(workspace).diagnostics.first)
    #expect(problem.identifier == "theme-unknown" && problem.message == "there is no theme “drakroom”")
    #expect(problem.hint == "did you mean “darkroom”?" && problem.position?.line == 3 && problem.position?.column == 9)
  }

  @Test("a new theme builds at once and is never begun over another")
  func beginsThemes() throws {
    let site = TemporaryFolder(["content/soup.md": Self.soup])
    #expect(site.galley("theme", "new", "mine") == .clean)
    let tokens = try #require(DefaultFiles.theme.first { $0.name == "styles/00-tokens.css" })
    #expect(site.text("themes/mine/styles/00-tokens.css") == String(decoding: tokens.bytes, as: UTF8.self))
    #expect(site.galley("theme", "check", "mine", "--strict") == .clean)
    #expect(site.galley("theme", "new", "mine") == .problems)
    #expect(site.galley("theme", "new", "night", "--from", "darkroom") == .clean)
    #expect(site.exists("themes/night/partials/scheme.mustache"))
    #expect(site.galley("theme", "new", "all", "--from", "proof") == .clean)
    #expect(DefaultFiles.theme.allSatisfy { site.exists("themes/all/\($0.name)") })
    #expect(site.galley("theme", "new", "../out") == .usage)
  }
}

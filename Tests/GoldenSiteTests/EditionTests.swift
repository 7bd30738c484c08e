import Foundation
import Testing

/// A site whose interface is there in several languages.
@Suite struct EditionTests {
  /// - Parameter further: what `galley.yaml` says of languages beside the site's own.
  private func built(_ further: String = "interface-languages: [de]\n") throws -> TemporaryFolder {
    let site = try GoldenSite(name: "market").copy()
    try site.write("galley.yaml", try site.text("galley.yaml") + further)
    let outcome = try Galley.run("build", "--quiet", in: site)
    #expect(outcome.status == 0, "\(outcome.error)")
    return site
  }

  @Test func itsPagesStandOnceMoreBelowTheNameOfTheLanguage() throws {
    let files = try built().tree().keys
    let pages = files.filter { $0.hasSuffix(".html") }
    let own = Set(pages.filter { !$0.hasPrefix("de/") })
    let further = Set(pages.filter { $0.hasPrefix("de/") }.map { String($0.dropFirst("de/".count)) })
    #expect(further == own.subtracting(["404.html"]))
    // What holds no word of the interface stands in one place.
    let others = files.filter { $0.hasPrefix("de/") && !$0.hasSuffix(".html") }
    #expect(
      others.allSatisfy { ["js", "json", "txt", "webmanifest"].contains($0.split(separator: ".").last ?? "") },
      "\(others)")
    #expect(!others.contains { $0.hasPrefix("de/assets/") || $0.hasPrefix("de/recipes/") && $0.hasSuffix(".json") })
  }

  @Test func theSitesOwnPagesAreAsWithoutItButForTheLinks() throws {
    let (alone, both) = (try built("").tree(), try built().tree())
    for (name, data) in alone where name.hasSuffix(".html") && name != "404.html" {
      let page = String(decoding: try #require(both[name]), as: UTF8.self)
      let links = /\n<link rel="alternate" hreflang="[^"]*" href="[^"]*">/
      let bar = /\n    <nav class="site-footer-languages"(?s:.*?)<\/nav>/
      let choice = /<section class="setting" aria-labelledby="languages-title">(?s:.*?)<\/section>\n/
      let plain = page.replacing(links, with: "").replacing(bar, with: "").replacing(choice, with: "")
      #expect(plain == String(decoding: data, as: UTF8.self), "\(name)")
    }
  }

  @Test func everyLinkLeadsToAFileAndStaysInItsLanguage() throws {
    let files = try built().tree()
    var count = 0
    for (name, data) in files where name.hasPrefix("de/") && name.hasSuffix(".html") {
      let page = String(decoding: data, as: UTF8.self)
      let isLanguage = /<a href="([^"]*)" lang="/
      let languages = Set(page.matches(of: isLanguage).map { String($0.1) })
      for match in page.matches(of: /\ (href|src|action)="([^"#?]+)[^"]*"/) where !match.2.contains(":") {
        let base = try #require(URL(string: "site:///\(name)"))
        let target = try #require(URL(string: String(match.2), relativeTo: base)).absoluteURL.path.dropFirst()
        #expect(files[String(target)] != nil, "\(name): \(match.2)")
        count += 1
        if target.hasSuffix(".html"), !languages.contains(String(match.2)) {
          #expect(target.hasPrefix("de/"), "\(name): \(match.2)")
        }
      }
    }
    #expect(count > 500)
  }

  @Test func eachPageTellsBrowsersAndSearchEnginesOfItsOtherLanguages() throws {
    let files = try built().tree()
    let own = String(decoding: try #require(files["recipes/pasta.html"]), as: UTF8.self)
    let further = String(decoding: try #require(files["de/recipes/pasta.html"]), as: UTF8.self)
    #expect(own.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\" dir=\"ltr\">"))
    #expect(further.hasPrefix("<!DOCTYPE html>\n<html lang=\"de\" dir=\"ltr\" data-edition=\"de\">"))
    let alternates = """
      <link rel="alternate" hreflang="en" href="https://market.example/recipes/pasta.html">
      <link rel="alternate" hreflang="x-default" href="https://market.example/recipes/pasta.html">
      <link rel="alternate" hreflang="de" href="https://market.example/de/recipes/pasta.html">
      """
    #expect(own.contains(alternates) && further.contains(alternates))
    #expect(further.contains("<link rel=\"canonical\" href=\"https://market.example/de/recipes/pasta.html\">"))
    #expect(further.contains("<a href=\"../../recipes/pasta.html\" lang=\"en\" hreflang=\"en\">English</a>"))
    let map = String(decoding: try #require(files["sitemap.xml"]), as: UTF8.self)
    #expect(map.contains("<loc>https://market.example/de/recipes/pasta.html</loc>"))
  }

  @Test func aRecipeKeepsItsLanguageAndIsMarkedWithIt() throws {
    let files = try built().tree()
    let page = String(decoding: try #require(files["de/recipes/pasta.html"]), as: UTF8.self)
    #expect(page.contains(" lang=\"en\">"))
    #expect(page.contains("auf Englisch") && page.contains("Zutaten"))
    let list = String(decoding: try #require(files["de/index.html"]), as: UTF8.self)
    #expect(list.contains("lang=\"en\""), "titles of its cards, too")
  }

  @Test func theListOfAWeekIsThatOfTheProgramInThatLanguage() throws {
    let site = try built()
    let files = site.tree()
    let list = String(decoding: try #require(files["de/plans/2026-W47-list.txt"]), as: UTF8.self)
    let shop = try Galley.run("shop", "list", "--plan", "2026-W47", "--language", "de", "--format", "text", in: site)
    let told = Set(shop.output.split(separator: "\n"))
    // What is written and ticked by hand is of today, and no part of pages.
    let lines = list.split(separator: "\n").filter { !$0.hasPrefix("• Eier") }
    #expect(lines.count > 10 && lines.allSatisfy(told.contains), "\(lines.filter { !told.contains($0) })")
    #expect(list.contains("• Knoblauch · garlic (1 Kopf, gebraucht: 2 Zehen)"))
    let page = String(decoding: try #require(files["de/plans/2026-W47.html"]), as: UTF8.self)
    #expect(page.contains("Knoblauch") && page.contains("Pinienkerne"))
  }

  @Test func theIndexOfIngredientsHasTheNamesOfTheLanguage() throws {
    let files = try built().tree()
    let index = String(decoding: try #require(files["de/ingredients.html"]), as: UTF8.self)
    #expect(index.contains(">Basilikum<") && !index.contains(">basil<"))
    let own = String(decoding: try #require(files["ingredients.html"]), as: UTF8.self)
    #expect(own.contains(">basil<"))
  }

  @Test func whatHasNoStringsIsNoLanguageOfTheInterface() throws {
    let site = try GoldenSite(name: "market").copy()
    try site.write("galley.yaml", try site.text("galley.yaml") + "interface-languages: [nl]\n")
    let outcome = try Galley.run("build", in: site)
    #expect(outcome.status != 0)
    #expect(outcome.error.contains("the theme has no strings for the language “nl”"))
    #expect(site.tree().isEmpty)
  }

  @Test func whatIsNoLongerALanguageOfTheInterfaceIsRemoved() throws {
    let site = try built()
    #expect(site.tree()["de/index.html"] != nil)
    try site.write("galley.yaml", try site.text("galley.yaml").replacing("interface-languages: [de]\n", with: ""))
    #expect(try Galley.run("build", "--quiet", in: site).status == 0)
    #expect(!site.tree().keys.contains { $0.hasPrefix("de/") })
  }
}

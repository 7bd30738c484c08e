import Cookbook
import Fingerprints
import JSONReading
import SitePlanning
import SourceText
import Testing

@testable import DataFiles
@testable import PageInputs

@Suite struct CatalogueFilesTests {
  private func site(_ count: Int) -> Site {
    let summaries = (0..<count).map { number in
      let digits = String(number)
      let title = String(repeating: "0", count: 5 - digits.count) + digits
      return RecipeSummary(
        path: "\(title).md", title: title, lead: nil, tags: [], facts: .init(), ingredientNames: [], links: [],
        fingerprint: .unknown, provisions: .unknown)
    }
    return SitePlanner.plan(summaries, configuration: SiteConfiguration(), inputs: .init()).value
  }

  private func catalogue(_ number: Int, of site: Site) throws -> JSONValue {
    try readJSON(RecipeCatalogue.bytes(CatalogueInputs(number, of: site)))
  }

  @Test func largeCollectionsGoOnInFurtherFiles() throws {
    let site = site(CatalogueInputs.size + 2)
    #expect(CatalogueInputs.count(of: site) == 2)
    let first = try catalogue(0, of: site)
    #expect(first.text("next") == "recipes-2.json" && first.texts("recipes", "title").count == CatalogueInputs.size)
    let second = try catalogue(1, of: site)
    #expect(second.text("next") == nil && second.texts("recipes", "title") == ["05000", "05001"])
  }

  @Test("one file is enough for most", arguments: [0, 1, 7])
  func oneFileIsEnough(count: Int) throws {
    let site = site(count)
    #expect(CatalogueInputs.count(of: site) == 1 && CatalogueInputs.path(0) == "recipes.json")
    let catalogue = try catalogue(0, of: site)
    #expect(catalogue.text("next") == nil && catalogue.texts("recipes", "title").count == count)
  }
}

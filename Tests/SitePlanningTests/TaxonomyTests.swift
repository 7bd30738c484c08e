import Cookbook
import CookbookReading
import Fingerprints
import Quantities
import SitePlanning
import SourceText
import Testing

@Suite struct TaxonomyTests {
  @Test func oneTagInManySpellingsIsOneWithTheCommonest() {
    let site = plan([
      simple("a.md", tags: "vegan, Quick"), simple("b.md", tags: "Vegan"), simple("c.md", tags: "Vegan, vegan"),
      simple("d.md", tags: "Zucchini"),
    ]).value
    #expect(site.tags.map(\.name) == ["Quick", "Vegan", "Zucchini"])
    #expect(site.tags.map(\.stem) == ["tags/quick", "tags/vegan", "tags/zucchini"])
    #expect(site.titles(site.tags[1].recipes) == ["a.md", "b.md", "c.md"])
    #expect(site.taxon(.tags, named: "VEGAN")?.stem == "tags/vegan")
  }

  @Test func ofEquallyCommonSpellingsTheFirstByCodePointCounts() {
    let one = [simple("a.md", tags: "vegan"), simple("b.md", tags: "Vegan")]
    #expect(plan(one).value.tags.map(\.name) == ["Vegan"])
    #expect(plan(one.reversed()).value.tags.map(\.name) == ["Vegan"])
  }

  @Test func timesAndMarksAreNoTags() {
    let site = plan([simple("a.md", tags: "45 min, prep 10 min, favourite, archived-looking, soup")]).value
    #expect(site.tags.map(\.name) == ["archived-looking", "soup"])
    #expect(site.titles(site.favourites) == ["a.md"])
  }

  @Test(arguments: ["C++, C#, c", "C#, c", "C++"]) func addressesDoNotDependOnOtherTags(_ tags: String) {
    let addresses = ["c": "tags/c", "C#": "tags/c-sharp", "C++": "tags/c-plus-plus"]
    for tag in plan([simple("a.md", tags: tags)]).value.tags { #expect(tag.stem == addresses[tag.name]) }
  }

  @Test func addressesDoNotDependOnHowOftenATagIsSpelledWhichWay() {
    for spellings in [["Käse", "Käse", "Kase"], ["Käse", "Kase", "Kase"]] {
      let site = plan(spellings.enumerated().map { simple("\($0).md", tags: $1) }).value
      #expect(site.tags.map(\.stem) == ["tags/kaese"] && site.tags[0].name == spellings[1])
    }
  }

  @Test func tagsThatDifferInNothingAddressesKeepHavePagesOfTheirOwn() {
    let site = plan([simple("a.md", tags: "gluten free, gluten-free, gluten/free")]).value
    #expect(site.tags.map(\.name) == ["gluten free", "gluten-free", "gluten/free"])
    #expect(site.tags[1].stem == "tags/gluten-free" && Set(site.tags.map(\.stem)).count == 3)
    #expect(site.tags.allSatisfy { $0.stem.hasPrefix("tags/gluten-free") })
  }

  @Test func mealsComeFirstInTheOrderOfTheDay() {
    let facts = ["Snack", "Soups", "Dinner", "Breakfast", "Abendessen"]
    let site = plan(facts.enumerated().map { simple("\($0).md", facts: "Category: \($1)") }).value
    #expect(site.categories.map(\.name) == ["Breakfast", "Dinner", "Snack", "Soups"])
    #expect(site.categories[1].recipes.count == 2)
  }

  @Test func authorsAreGrouped() {
    let site = plan([simple("a.md", facts: "Author: Ines"), simple("b.md", facts: "Author: ines"), simple("c.md")])
      .value
    #expect(site.authors.map(\.name) == ["Ines"] && site.authors[0].recipes.count == 2)
  }

  @Test func ingredientsAreOneInSingularAndPluralAndWithoutRemarks() {
    let site = plan([
      simple("a.md", ingredients: ["*2* onions, chopped", "*1* egg"]),
      simple("b.md", ingredients: ["*1* Onion (red)", "peas"]),
      simple("c.md", ingredients: ["onions"]),
    ]).value
    let onion = site.ingredients.first { $0.stem == "ingredients/onion" }
    #expect(onion.map { site.titles($0.recipes) } == ["a.md", "b.md", "c.md"])
    let withPages = site.ingredients.filter { Site.hasPage($0, in: .ingredients) }
    #expect(withPages.map(\.stem) == ["ingredients/onion"], "an ingredient of one recipe has no page")
  }

  @Test func ingredientsOfOneFoodAreOneInTheSitesLanguage() {
    let recipes = [
      simple("a.md", ingredients: ["*1* eggplant"]), simple("b.md", ingredients: ["*2* aubergines"]),
      simple("c.md", ingredients: ["*2* zorbleberries"]), simple("d.md", ingredients: ["*1* zorbleberry"]),
    ]
    #expect(plan(recipes).value.ingredients.map(\.name) == ["aubergine", "zorbleberries", "zorbleberry"])
    let german = plan(recipes) { $0.language = "de" }.value.ingredients
    #expect(german.first?.name == "Aubergine" && german.first?.recipes.count == 2)
    let italian = plan(recipes) { $0.language = "it" }.value.ingredients
    #expect(italian.map(\.name) == ["aubergines", "eggplant", "zorbleberries", "zorbleberry"])
  }

  @Test func archivedRecipesAreInNoListButTheirOwn() {
    let site = plan([
      simple("a.md", tags: "soup, archived", ingredients: ["egg"], facts: "Author: Ines"), simple("b.md"),
    ]).value
    #expect(site.titles(site.listed) == ["b.md"])
    #expect(site.titles(site.archived) == ["a.md"])
    #expect(site.tags.isEmpty && site.authors.isEmpty && site.ingredients.isEmpty)
  }
}

internal import Cookbook
internal import CookbookReading
internal import Foods
internal import JSONReading
internal import Nutrition
internal import PageInputs
internal import SitePlanning

/// The JSON-LD of a recipe page: the recipe as schema.org data, with the addresses of the page, its steps and pictures.
package struct RecipeStructuredData {
  package let builder: RecipeViewBuilder

  /// Safe inside a script element.
  package var bytes: [UInt8] {
    let pageURL = builder.context.absolute(builder.recipe.page)
    let picture = builder.context.absoluteFile(builder.recipe.mainPicture)
    let publication = RecipeJSONWriter.Publication(
      sections: [steps(pageURL: pageURL)], url: pageURL, tags: builder.inputs.tags.map(\.name),
      images: picture.map { [$0] } ?? [], nutrition: nutrition,
      diets: Diet.allCases.filter { builder.recipe.analysis.diets[$0] == .fits }.map(Self.name))
    return RecipeJSONWriter.schemaOrg(entry, publication, layout: .compact, escaping: .scriptSafe)
  }

  /// Of one serving, where that is a fact.
  private var nutrition: StatedNutrition? {
    func whole(_ thousandths: Int?) -> Int? { thousandths.map { RoundedRows([$0]).total } }
    guard !builder.recipe.isEstimate, let serving = builder.recipe.serving, let energy = whole(serving.energy) else {
      return nil
    }
    return StatedNutrition(
      energy: energy, protein: whole(serving.protein), carbohydrate: whole(serving.carbohydrate),
      fat: whole(serving.fat))
  }

  /// Source: https://schema.org/RestrictedDiet
  private static func name(of diet: Diet) -> String {
    switch diet {
    case .vegan: "VeganDiet"
    case .vegetarian: "VegetarianDiet"
    }
  }

  /// All steps in one list: readers of structured data take the name of a section for a step of its own.
  private func steps(pageURL: String?) -> InstructionSection {
    InstructionSection(steps: builder.method.instructionSections(pageURL: pageURL).flatMap(\.steps))
  }

  /// The entry as the page shows it: what the site adds, and without what only the source's own folder can resolve.
  private var entry: RecipeEntry {
    var entry = builder.entry
    let chrome = builder.context.chrome
    entry.facts.author = entry.facts.author ?? chrome.author
    entry.facts.language = entry.facts.language ?? chrome.contentLanguage
    entry.facts.date = builder.recipe.date
    entry.facts.image = nil
    entry.facts.imageLink = nil
    entry.prose = entry.prose?.leadingParagraph
    return entry
  }
}

/// The JSON-LD of the home page.
package struct SiteStructuredData {
  package let context: PageContext

  /// `nil` without a base URL, which a web site needs.
  package var bytes: [UInt8]? {
    guard let base = context.absolute("index.html") else { return nil }
    var json = JSONWriter(escaping: .scriptSafe)
    json.beginObject()
    json.member("@context", "https://schema.org")
    json.member("@type", "WebSite")
    json.member("name", context.chrome.title)
    json.member("url", base)
    json.optionalMember("description", context.chrome.description)
    json.member("inLanguage", context.chrome.language)
    json.endObject()
    return json.finish()
  }
}

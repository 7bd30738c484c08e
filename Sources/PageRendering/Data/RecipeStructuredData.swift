internal import Cookbook
internal import JSONReading
internal import SitePlanning

/// The JSON-LD of a recipe page.
///
/// Source: schema.org/Recipe and Google Search Central, "Recipe structured data": `name` is required, everything else is
/// written where the recipe states it and left out where it does not.
struct RecipeStructuredData {
  let view: RecipeView

  /// Safe inside a script element.
  var bytes: [UInt8] {
    var json = JSONWriter(escaping: .scriptSafe)
    json.beginObject()
    json.member("@context", "https://schema.org")
    json.member("@type", "Recipe")
    describe(&json)
    times(&json)
    contents(&json)
    json.endObject()
    return json.finish()
  }

  private var context: PageContext { view.context }
  private var recipe: SiteRecipe { view.recipe }
  private var facts: RecipeFacts { view.entry.facts }
  private var pageURL: String? { context.absolute(recipe.page) }

  private func describe(_ json: inout JSONWriter) {
    json.member("name", recipe.summary.title)
    json.member("url", pageURL)
    if let picture = recipe.picture.flatMap(context.absolute) { json.strings("image", [picture]) }
    json.member("description", recipe.summary.lead)
    json.member("inLanguage", facts.language ?? context.site.configuration.language)
    if let author = facts.author ?? context.site.configuration.author {
      json.key("author")
      json.beginObject()
      json.member("@type", "Person")
      json.member("name", author)
      json.endObject()
    }
    json.member("datePublished", recipe.date?.text)
    json.member("keywords", recipe.summary.tags.isEmpty ? nil : recipe.summary.tags.joined(separator: ", "))
    json.member("recipeCategory", facts.category?.name)
  }

  private func times(_ json: inout JSONWriter) {
    json.member("prepTime", facts.preparationMinutes.map(ISODuration.text))
    json.member("cookTime", facts.cookingMinutes.map(ISODuration.text))
    json.member("totalTime", facts.totalMinutes.map(ISODuration.text))
    let amounts = AmountText(decimalSign: ".")
    json.strings("recipeYield", view.entry.recipe.yields.map { amounts.text($0).withPlainSpaces })
    guard let nutrition = facts.nutrition else { return }
    json.key("nutrition")
    json.beginObject()
    json.member("@type", "NutritionInformation")
    json.member("calories", "\(nutrition.energy) kcal")
    json.member("proteinContent", nutrition.protein.map { "\($0) g" })
    json.member("carbohydrateContent", nutrition.carbohydrate.map { "\($0) g" })
    json.member("fatContent", nutrition.fat.map { "\($0) g" })
    json.endObject()
  }

  private func contents(_ json: inout JSONWriter) {
    let amounts = AmountText(decimalSign: ".")
    json.strings(
      "recipeIngredient",
      view.entry.recipe.allIngredients.map { PlainIngredient.text($0, amounts: amounts).withPlainSpaces })
    guard view.method.stepCount > 0 else { return }
    json.key("recipeInstructions")
    json.beginArray()
    var number = 0
    for section in view.method.sections where !section.steps.isEmpty {
      if let title = section.title?.plainText {
        json.beginObject()
        json.member("@type", "HowToSection")
        json.member("name", title)
        json.key("itemListElement")
        json.beginArray()
      }
      for step in section.steps {
        number += 1
        self.step(step, number: number, &json)
      }
      if section.title != nil {
        json.endArray()
        json.endObject()
      }
    }
    json.endArray()
  }

  private func step(_ step: Method.Step, number: Int, _ json: inout JSONWriter) {
    json.beginObject()
    json.member("@type", "HowToStep")
    json.member("name", StepName.name(of: step.plainText))
    json.member("text", step.plainText)
    json.member("url", pageURL.map { "\($0)#step-\(number)" })
    json.endObject()
  }
}

/// A short name for a step: its first sentence, or as much of it as fits.
enum StepName {
  static func name(of text: String) -> String {
    var end = text.startIndex
    while end < text.endIndex {
      let next = text.index(after: end)
      if ".!?".contains(text[end]), next == text.endIndex || text[next] == " " { break }
      end = next
    }
    let sentence = text[..<end]
    guard sentence.count > 80 else { return String(sentence) }
    let cut = sentence.prefix(79)
    return String(cut[..<(cut.lastIndex(of: " ") ?? cut.endIndex)]) + "…"
  }
}

/// The JSON-LD of the home page.
struct SiteStructuredData {
  let context: PageContext

  /// `nil` without a base URL, which a web site needs.
  var bytes: [UInt8]? {
    guard let base = context.site.configuration.baseURL else { return nil }
    var json = JSONWriter(escaping: .scriptSafe)
    json.beginObject()
    json.member("@context", "https://schema.org")
    json.member("@type", "WebSite")
    json.member("name", context.site.configuration.title)
    json.member("url", base)
    json.member("description", context.site.configuration.description)
    json.member("inLanguage", context.site.configuration.language)
    json.endObject()
    return json.finish()
  }
}

extension JSONWriter {
  mutating func member(_ key: String, _ value: String) {
    self.key(key)
    string(value)
  }

  /// Nothing for `nil`.
  mutating func member(_ key: String, _ value: String?) {
    if let value { member(key, value) }
  }

  mutating func member(_ key: String, _ value: Int?) {
    guard let value else { return }
    self.key(key)
    integer(value)
  }

  /// Nothing for an empty list.
  mutating func strings(_ key: String, _ values: [String]) {
    guard !values.isEmpty else { return }
    self.key(key)
    beginArray()
    for value in values { string(value) }
    endArray()
  }
}

extension String {
  /// With ordinary spaces for no-break spaces, for readers that are machines.
  var withPlainSpaces: String {
    utf8.contains(0xA0) ? String(map { $0 == "\u{A0}" ? " " : $0 }) : self
  }
}

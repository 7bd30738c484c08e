internal import Cookbook
internal import JSONReading
internal import Quantities
internal import SourceText

/// A `Recipe` of schema.org, as sites and other programs write it: kindly, since nobody can correct it at its source.
///
/// A property of another type than expected is left out with a warning; only a missing name leaves no recipe. Unknown
/// properties are passed over. Source: https://schema.org/Recipe, and Google's "Recipe structured data".
enum SchemaOrgForm {
  static let keys = [
    "@type", "name", "description", "image", "author", "datePublished", "prepTime", "cookTime", "totalTime",
    "recipeYield", "recipeCategory", "recipeCuisine", "keywords", "recipeIngredient", "recipeInstructions",
    "nutrition", "url", "mainEntityOfPage", "isBasedOn", "inLanguage",
  ]

  static func read(_ place: JSONPlace, report: inout RecipeJSONReport) -> RecipeEntry? {
    guard let name = text(of: place, "name", report: &report).map(PlainText.folded), !name.isEmpty else {
      if place.stated("name")?.value.string != nil {
        report.add(
          .error, "missing", at: place.value.range, "“name” at \(place.pointer)/name is empty", hint: "write a text")
      } else if place.stated("name") == nil {
        report.missing("name", in: place, known: keys)
      }
      return nil
    }
    var gatherer = FactGatherer(file: report.file)
    gatherer.facts = facts(of: place, report: &report)
    let language = gatherer.facts.language
    var recipe = Recipe(title: MarkdownEscaping.line(name))
    recipe.description = text(of: place, "description", report: &report).flatMap(MarkdownEscaping.paragraphs)
    recipe.tags = tags(of: place, facts: &gatherer.facts, report: &report)
    recipe.yields = yields(of: place, language: language, report: &report)
    (recipe.ingredients, recipe.ingredientGroups) = ingredients(of: place, report: &report)
    recipe.instructions = MarkdownEscaping.instructions(instructions(of: place, report: &report))
    gatherer.readTags(recipe.tags)
    return RecipeEntry(
      path: report.file.path, recipe: recipe, facts: gatherer.facts, prose: recipe.description)
  }

  /// The names in `@type`, without the vocabulary they may be written with.
  static func types(_ value: JSONValue) -> [String] {
    (value.array ?? [value]).compactMap(\.string).map { type in
      String(type.split { $0 == "/" || $0 == ":" || $0 == "#" }.last ?? "")
    }
  }

  // MARK: Facts

  private static func facts(of place: JSONPlace, report: inout RecipeJSONReport) -> RecipeFacts {
    var facts = RecipeFacts()
    facts.preparationMinutes = minutes(of: place, "prepTime", report: &report)
    facts.cookingMinutes = minutes(of: place, "cookTime", report: &report)
    facts.statedTotalMinutes = minutes(of: place, "totalTime", report: &report)
    facts.author = names(of: place, "author", report: &report)
    facts.date = date(of: place, report: &report)
    facts.source = ["url", "mainEntityOfPage", "isBasedOn"].lazy.compactMap { address(place.stated($0)) }.first
    facts.language = language(of: place, report: &report)
    facts.nutrition = nutrition(of: place, report: &report)
    if let image = place.stated("image")?.elementsOrSelf.lazy.compactMap({ address($0) }).first {
      OrganiserForm.setImage(image, of: &facts)
    }
    return facts
  }

  private static func minutes(of place: JSONPlace, _ key: String, report: inout RecipeJSONReport) -> Int? {
    guard let found = place.stated(key)?.elementsOrSelf.first, let text = string(found, report: &report) else {
      return nil
    }
    let time = StatedTime.read(PlainText.folded(PlainText.withoutHTML(text)))
    if time == .unreadable {
      report.unreadable(found, expected: "an ISO 8601 duration", example: "PT1H30M", .warning)
    } else if let minutes = time.minutes, text.utf8.first.map({ $0 | 0x20 }) != 0x70 {
      report.add(
        .warning, "value", at: found.value.range,
        "\(found.inWords) is no ISO 8601 duration; “\(ShownText.line(text))” was read as \(minutes) minutes",
        hint: "write it like “\(DurationText.iso(minutes: minutes))”")
    }
    return time.minutes
  }

  private static func date(of place: JSONPlace, report: inout RecipeJSONReport) -> CalendarDate? {
    guard let found = place.stated("datePublished"), let text = string(found, report: &report) else { return nil }
    let date = CalendarDate(text.trimmingSpaces)
    if date == nil, !PlainText.folded(text).isEmpty {
      report.unreadable(found, expected: "a date", example: "2026-03-14", .warning)
    }
    return date
  }

  private static func language(of place: JSONPlace, report: inout RecipeJSONReport) -> String? {
    guard let found = place.stated("inLanguage")?.elementsOrSelf.first else { return nil }
    let text = found.value.object == nil ? found : found.stated("alternateName") ?? found.stated("name") ?? found
    guard let name = string(text, report: &report) else { return nil }
    let language = LanguageTag.read(name)
    if language == nil { report.unreadable(text, expected: "a language tag", example: "en", .warning) }
    return language
  }

  /// The names of people and organisations, joined by commas.
  private static func names(of place: JSONPlace, _ key: String, report: inout RecipeJSONReport) -> String? {
    guard let found = place.stated(key) else { return nil }
    let names = found.elementsOrSelf.compactMap { element in
      // A reference to another node has no name here.
      element.value.object != nil && element.stated("name") == nil ? nil : string(element, report: &report)
    }
    let joined = names.map { PlainText.folded(PlainText.withoutHTML($0)) }.filter { !$0.isEmpty }
    return joined.isEmpty ? nil : joined.joined(separator: ", ")
  }

  /// An address as a text, or as the `@id`, `url` or `contentUrl` of an object.
  private static func address(_ place: JSONPlace?) -> String? {
    guard let place else { return nil }
    let text =
      place.value.string
      ?? ["url", "contentUrl", "@id"].lazy.compactMap { key in
        place.stated(key)?.elementsOrSelf.first?.value.string
      }.first
    guard let text = text?.trimmingSpaces, !text.isEmpty, !text.utf8.contains(where: { $0 < 0x20 }) else { return nil }
    return text
  }

  // MARK: Tags and yields

  /// Keywords and cuisine, and categories that are no meal; the first category goes to the facts.
  private static func tags(
    of place: JSONPlace, facts: inout RecipeFacts, report: inout RecipeJSONReport
  ) -> [String] {
    let categories = words(of: place, "recipeCategory", report: &report)
    let meal = categories.first { FactWords.category($0) != nil }
    facts.category = meal.flatMap(FactWords.category) ?? categories.first.map { .named($0) }
    let rest = categories.filter { $0 != meal && facts.category != .named($0) }
    let keywords = words(of: place, "keywords", report: &report) + words(of: place, "recipeCuisine", report: &report)
    var seen: Set<String> = []
    return (keywords + rest).filter { seen.insert($0.lowercased()).inserted }
  }

  /// Words separated by commas in one text, in several, or as `DefinedTerm`.
  private static func words(of place: JSONPlace, _ key: String, report: inout RecipeJSONReport) -> [String] {
    guard let found = place.stated(key) else { return [] }
    return found.elementsOrSelf.compactMap { string($0, report: &report) }
      .flatMap { PlainText.withoutHTML($0).split { $0 == "," || $0 == ";" || $0.isNewline } }
      .map { PlainText.folded(String($0)) }
      .filter { !$0.isEmpty }
  }

  /// `["4", "4 servings"]`, which plug-ins write, is one yield.
  private static func yields(
    of place: JSONPlace, language: String?, report: inout RecipeJSONReport
  ) -> [Amount] {
    guard let found = place.stated("recipeYield") else { return [] }
    var result: [Amount] = []
    var bare: [Amount] = []
    for element in found.elementsOrSelf {
      guard let text = yieldText(element, report: &report), !PlainText.folded(text).isEmpty else { continue }
      guard let amount = ServingsText.read(text, language: language) else {
        report.unreadable(element, expected: "a yield", example: "4 servings", .warning)
        continue
      }
      if PlainText.folded(text).utf8.allSatisfy(\.isASCIIDigit) {
        bare.append(amount)
      } else if !result.contains(amount) {
        result.append(amount)
      }
    }
    for amount in bare where !result.contains(where: { $0.measure == amount.measure }) { result.append(amount) }
    return result
  }

  /// A text, a number, or a `QuantitativeValue`.
  private static func yieldText(_ place: JSONPlace, report: inout RecipeJSONReport) -> String? {
    guard place.value.object != nil, let value = place.stated("value") else { return string(place, report: &report) }
    let unit = place.stated("unitText")?.value.string
    return string(value, report: &report).map { number in unit.map { "\(number) \($0)" } ?? number }
  }

  // MARK: Ingredients

  /// Plain lines; a line `## Title`, which one program writes into the list, opens a group.
  private static func ingredients(
    of place: JSONPlace, report: inout RecipeJSONReport
  ) -> ([Ingredient], [IngredientGroup]) {
    var ungrouped: [Ingredient] = []
    var groups: [IngredientGroup] = []
    let found = place.stated("recipeIngredient") ?? place.stated("ingredients")
    let texts = (found?.elementsOrSelf ?? []).compactMap { string($0, report: &report) }
    for line in texts.flatMap({ PlainText.lines(PlainText.withoutHTML($0)) }) where !line.isEmpty {
      if line.hasPrefix("## "), !line.dropFirst(3).isEmpty {
        groups.append(IngredientGroup(title: MarkdownEscaping.line(String(line.dropFirst(3)))))
      } else if groups.isEmpty {
        ungrouped.append(PlainIngredientLine.read(line))
      } else {
        groups[groups.count - 1].ingredients.append(PlainIngredientLine.read(line))
      }
    }
    return (ungrouped, groups)
  }

  // MARK: Texts

  /// The words of a text property; of several the first.
  static func text(of place: JSONPlace, _ key: String, report: inout RecipeJSONReport) -> String? {
    place.stated(key)?.elementsOrSelf.first.flatMap { string($0, report: &report) }.map(PlainText.withoutHTML)
  }

  /// A text, a number, or what an object is called (`@value`, `name`, `text`); warns about everything else.
  static func string(_ place: JSONPlace, report: inout RecipeJSONReport) -> String? {
    let named = ["@value", "name", "text"].lazy.compactMap { place.stated($0)?.value.string }.first
    guard let text = place.value.string ?? place.value.number?.literal ?? named else {
      report.wrongType(place, mustBe: "a text", .warning)
      return nil
    }
    return String(text.unicodeScalars.filter { $0.value != 0 })
  }
}

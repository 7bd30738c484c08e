internal import Cookbook
internal import JSONReading
internal import Quantities
internal import RecipeMarkdown
internal import SourceText

/// The exchange form of RecipeMD. Texts are Markdown source and kept as they are; unknown keys are passed over.
enum RecipeMDForm {
  private static let keys = [
    "title", "description", "tags", "yields", "ingredients", "ingredient_groups", "instructions",
  ]

  static func read(_ place: JSONPlace, report: inout RecipeJSONReport) -> RecipeEntry? {
    guard let titlePlace = report.member("title", of: place, .required, known: keys),
      let title = report.string(titlePlace)
    else { return nil }
    var recipe = Recipe(title: title)
    recipe.description = report.text("description", of: place, .optional, known: keys)
    recipe.tags = report.list("tags", of: place, .optional, known: keys).compactMap { report.string($0) }
    recipe.yields = report.list("yields", of: place, .optional, known: keys).compactMap { amount($0, report: &report) }
    (recipe.ingredients, recipe.ingredientGroups) = contents(of: place, depth: 0, report: &report)
    recipe.instructions = report.text("instructions", of: place, .optional, known: keys)
    recipe.texts = MarkdownTexts(
      definitions: LinkDefinitions(in: [recipe.description, recipe.instructions].compactMap(\.self)))
    for (key, text) in [("description", recipe.description), ("instructions", recipe.instructions)] {
      if let text, recipe.texts.tree(.blocks, of: text).flattenedLine != nil, let value = place.stated(key)?.value {
        report.add([report.file.tooDeep(at: value.range)])
      }
    }
    return MetadataReader.entry(of: recipe, at: place.stated("description"), report: &report)
  }

  private static func contents(
    of place: JSONPlace, depth: Int, report: inout RecipeJSONReport
  ) -> ([Ingredient], [IngredientGroup]) {
    let ingredients = report.list("ingredients", of: place, .optional, known: keys)
    let groups = report.list("ingredient_groups", of: place, .optional, known: keys)
    return (
      ingredients.compactMap { ingredient($0, report: &report) },
      groups.compactMap { group($0, depth: depth + 1, report: &report) }
    )
  }

  /// Headings have six levels, so groups have too.
  private static let maximumDepth = 6

  private static func group(_ place: JSONPlace, depth: Int, report: inout RecipeJSONReport) -> IngredientGroup? {
    guard depth <= maximumDepth else {
      report.outsideLimit(
        place, "is a group \(depth) levels deep, at most \(maximumDepth) are allowed", hint: "move it up a level")
      return nil
    }
    guard report.isObject(place), let title = report.text("title", of: place, .required, known: keys) else {
      return nil
    }
    let (ingredients, groups) = contents(of: place, depth: depth, report: &report)
    return IngredientGroup(title: title, ingredients: ingredients, ingredientGroups: groups)
  }

  private static func ingredient(_ place: JSONPlace, report: inout RecipeJSONReport) -> Ingredient? {
    let keys = ["name", "amount", "link"]
    guard report.isObject(place), let name = report.text("name", of: place, .required, known: keys) else { return nil }
    let amount = place.stated("amount").flatMap { Self.amount($0, report: &report) }
    return Ingredient(amount: amount, name: name, link: report.text("link", of: place, .optional, known: keys))
  }

  // MARK: Amounts

  private static func amount(_ place: JSONPlace, report: inout RecipeJSONReport) -> Amount? {
    let keys = ["factor", "unit"]
    guard report.isObject(place) else { return nil }
    let errorsBefore = report.errorCount
    let unit = report.text("unit", of: place, .optional, known: keys)
    guard report.errorCount == errorsBefore else { return nil }
    guard let factorPlace = place.stated("factor") else {
      // Earlier versions of RecipeMD had amounts of words alone.
      if let unit, place["factor"] != nil { return Amount(.unmeasured, unit: unit) }
      report.missing("factor", in: place, known: keys)
      return nil
    }
    guard let factor = factor(factorPlace, report: &report) else { return nil }
    return cut(factor, unit: unit) ?? Amount(factor, unit: unit)
  }

  /// A decimal as a text or a number, exactly.
  private static func factor(_ place: JSONPlace, report: inout RecipeJSONReport) -> Rational? {
    guard let literal = place.value.string ?? place.value.number?.literal else {
      report.wrongType(place, mustBe: "a decimal number as a text or a number")
      return nil
    }
    if let value = Rational(decimal: literal) { return value }
    report.unreadable(place, expected: "a decimal number of at most 18 digits", example: "1.5")
    return nil
  }

  /// Other readers of RecipeMD cut an amount behind its first number: `5` with the unit `-6 g` is 5 to 6 g, and `0.5`
  /// with `+ 1/3 cup` is 5/6 cup.
  private static func cut(_ factor: Rational, unit: String?) -> Amount? {
    guard let unit, let reading = try? AmountReader.read("\(NumberText.plain(factor)) \(unit)".utf8) else { return nil }
    if case .range(factor, _) = reading.amount.measure, reading.amount.plainUnit == unit { return reading.amount }
    return reading.deviations.contains { $0 == .sum || $0 == .fractionInWords } ? reading.amount : nil
  }
}

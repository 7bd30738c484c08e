package import Cookbook
internal import CookbookReading
internal import JSONReading
internal import KitchenUnits
package import Nutrition
package import Quantities
internal import RecipeQueries
package import StepText

/// The data block of a recipe page: what its scripts scale and convert, in exact fractions.
///
/// It names its schema, which is published with the site. Amounts go by the `id` of the line or step on the page, those
/// within the text of the method by the `data-quantity` of their mark, those within the name of an ingredient by
/// `data-further`.
package struct RecipePageData {
  package static let version = 1
  /// The file that says what may stand in it, from the site's root.
  package static let schemaPath = "schemas/recipe-page.schema.json"

  /// The address of the schema from where the block stands.
  package let schema: String
  /// The recipe's page within the site, without its ending.
  package let page: String
  package let recipe: Recipe
  /// As the page shows them.
  package let yields: [Amount]
  /// How often the recipes that ingredients are have to be made, by the place of the ingredient.
  package let parts: [Int: Rational]
  /// BCP 47 tag of the recipe.
  package let language: String
  package let lines: [AnalysedLine]
  package let mentions: [[StepMention]]
  package let quantities: MethodQuantities
  package let further: FurtherAmounts

  private var amounts: PageAmountWriter { PageAmountWriter(language: language) }

  /// Safe inside a script element.
  package var bytes: [UInt8] {
    var json = JSONWriter(escaping: .scriptSafe)
    json.beginObject()
    json.member("$schema", schema)
    json.key("version")
    json.integer(Self.version)
    json.member("recipe", page)
    json.member("language", language)
    json.member("decimalSign", LanguageTag.decimalSign(language))
    json.key("yields")
    json.beginArray()
    for yield in yields {
      amounts.write(yield, unit(of: yield), to: &json) { json in
        if ServingWord.people(of: yield) != nil { json.member("isServings", true) }
        json.optionalMember("made", ScaleView.made(of: yield).map(PageAmountWriter.text))
      }
    }
    json.endArray()
    json.key("ingredients")
    writeIngredients(to: &json)
    writeFurther(to: &json)
    writeParts(to: &json)
    json.key("uses")
    writeUses(to: &json)
    json.key("method")
    quantities.write(to: &json)
    json.key("words")
    writeWords(to: &json)
    json.endObject()
    return json.finish()
  }

  private func unit(of amount: Amount) -> KitchenUnit? {
    amount.unit.flatMap { UnitWording.unit(of: $0, language: language) }
  }

  // MARK: Members

  private func writeIngredients(to json: inout JSONWriter) {
    json.beginObject()
    for (index, ingredient) in recipe.allIngredients.enumerated() {
      guard let amount = further.shown(ingredient, at: index).amount else { continue }
      json.key("ingredient-\(index + 1)")
      if let words = further[index]?.inWords {
        amounts.write(words.amount, words.unit, to: &json) { $0.member("rest", words.rest) }
        continue
      }
      amounts.write(amount, unit(of: amount), to: &json) { json in
        if further[index]?.isDouble == true { json.member("isDouble", true) }
        if further[index]?.isSize == true { amounts.writeSize(of: ingredient, to: &json) }
        if ButterSticks.isButter(amount, of: ingredient.name, language: language) {
          json.member("ounces", PageAmountWriter.text(ButterSticks.ounces))
        }
        guard index < lines.count, let weight = lines[index].volumeWeight, weight.unit == unit(of: amount) else {
          return
        }
        json.member("grams", PageAmountWriter.text(weight.grams))
      }
    }
    json.endObject()
  }

  /// The amounts within names, and the words for a line that stays as it is; not there where no line has any.
  private func writeFurther(to json: inout JSONWriter) {
    let found = recipe.allIngredients.indices.compactMap { index in further[index].map { (index, $0) } }
    let lines = found.filter { !$0.1.places.isEmpty }
    if !lines.isEmpty {
      json.key("further")
      json.beginObject()
      for (index, scalable) in lines {
        json.key("ingredient-\(index + 1)")
        json.beginArray()
        for place in scalable.places {
          amounts.write(place.amount, place.unit, place.noun, to: &json) { $0.member("part", "\(place.part)") }
        }
        json.endArray()
      }
      json.endObject()
    }
    let unscaled = found.filter(\.1.isNotUnderstood)
    guard !unscaled.isEmpty else { return }
    json.key("unscaled")
    json.beginObject()
    for (index, _) in unscaled { json.member("ingredient-\(index + 1)", UnscaledMark.text(language)) }
    json.endObject()
  }

  private func writeParts(to json: inout JSONWriter) {
    guard !parts.isEmpty else { return }
    json.key("parts")
    json.beginObject()
    for (index, factor) in parts.sorted(by: { $0.key < $1.key }) {
      json.member("ingredient-\(index + 1)", PageAmountWriter.text(factor))
    }
    json.endObject()
  }

  /// Which share of an ingredient a step takes, where the page says its amount below the step.
  private func writeUses(to json: inout JSONWriter) {
    json.beginObject()
    let ingredients = recipe.allIngredients
    for (step, mentions) in mentions.enumerated() {
      let shares = mentions.compactMap { mention -> (Int, Rational)? in
        guard ingredients[mention.ingredient].amount != nil else { return nil }
        switch mention.share {
        case .all: return (mention.ingredient, .one)
        case .part(let share): return (mention.ingredient, share)
        case .stated, .open: return nil
        }
      }
      guard !shares.isEmpty else { continue }
      json.key("step-\(step + 1)")
      json.beginObject()
      for (ingredient, share) in shares { json.member("ingredient-\(ingredient + 1)", PageAmountWriter.text(share)) }
      json.endObject()
    }
    json.endObject()
  }

  /// For each unit that an amount of the page may be shown in: the words for one and for several, and the symbol.
  private func writeWords(to json: inout JSONWriter) {
    let ingredients = recipe.allIngredients
    let own = ingredients.enumerated().compactMap { further.shown($1, at: $0).amount }
    let inNames = ingredients.indices.flatMap { index -> [KitchenUnit?] in
      further[index].map { $0.places.map(\.unit) + [$0.inWords?.unit] } ?? []
    }.compactMap(\.self)
    let used = quantities.units.union((yields + own).compactMap(unit) + inNames)
    // Sticks of butter may become ounces.
    let reached = Set(used.union(used.contains(.stick) ? [.ounce] : []).flatMap(\.targets))
    json.beginObject()
    for unit in KitchenUnit.allCases where reached.contains(unit) {
      let forms = UnitForms.of(unit, language: language)
      json.member(unit.name, [forms.one, forms.other] + (forms.symbol.map { [$0] } ?? []))
    }
    json.endObject()
  }
}

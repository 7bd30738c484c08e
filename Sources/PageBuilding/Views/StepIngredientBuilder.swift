package import Cookbook
internal import CookbookReading
internal import IngredientLines
internal import KitchenUnits
internal import Mustache
package import Nutrition
package import Quantities
internal import RecipeMarkdown
internal import RecipeQueries
internal import SitePlanning
package import StepText

/// Builds the line of ingredients below a step.
package struct StepIngredientBuilder {
  private let ingredients: [Ingredient]
  private let lines: [AnalysedLine]
  private let further: FurtherAmounts
  private let html: RecipeHTML
  private let amounts: AmountText
  private let language: String

  /// - Parameters:
  ///   - lines: what is known of the ingredients, in reading order.
  ///   - further: of the same recipe.
  package init(
    _ recipe: Recipe, lines: [AnalysedLine], further: FurtherAmounts, html: RecipeHTML, amounts: AmountText,
    language: String
  ) {
    self.further = further
    self.language = language
    self.lines = lines
    ingredients = recipe.allIngredients
    self.html = html
    self.amounts = amounts
  }

  package func view(_ mention: StepMention) -> StepIngredientView {
    let amount = amount(of: mention)
    return StepIngredientView(
      ingredient: "ingredient-\(mention.ingredient + 1)", amount: amount.map(amounts.text),
      name: inlineName(of: mention.ingredient, beside: amount))
  }

  private func inlineName(of index: Int, beside amount: Amount?) -> HTML {
    let plain = name(of: index, beside: amount)
    let marked = name(of: index, beside: amount, isMarked: true)
    return marked == plain ? html.inline(plain) : FurtherAmounts.html(html.inline(marked)) ?? html.inline(plain)
  }

  /// The same as plain text.
  package func words(_ mention: StepMention) -> (amount: String?, name: String) {
    let amount = amount(of: mention)
    return (amount.map(amounts.text), html.texts.plainText(name(of: mention.ingredient, beside: amount)))
  }

  private func amount(of mention: StepMention) -> Amount? {
    guard let amount = ingredients[mention.ingredient].amount else { return nil }
    switch mention.share {
    case .all: return amount
    case .part(let share): return part(share, of: amount)
    case .stated, .open: return nil
    }
  }

  /// A third of 400 g is about 133 g.
  private func part(_ share: Rational, of amount: Amount) -> Amount? {
    guard amount.measure != .unmeasured else { return nil }
    return amount.multiplied(by: share)?.presented(language: language)
  }

  // MARK: Names

  /// What a step would say. A second amount that stands before the noun, the `(240 ml)` of `1 cup (240 ml) milk`, goes:
  /// it would be that of the whole. Of what is counted in tins of a size, their number needs it.
  private func name(of index: Int, beside amount: Amount?, isMarked: Bool = false) -> String {
    agreeing(shortName(of: index, beside: amount), of: index, with: amount, isMarked: isMarked)
  }

  /// What the amount counts, in the form for it: `1 egg` of two.
  ///
  /// - Parameter isMarked: its place in the name is marked as in ``FurtherAmounts``, for scripts that scale it.
  private func agreeing(_ name: String, of index: Int, with amount: Amount?, isMarked: Bool) -> String {
    guard let amount, let own = ingredients[index].amount, own.unit == nil, let scalable = further[index],
      scalable.ingredient.name.hasPrefix(name), !FurtherAmounts.holdsMarks(name)
    else { return name }
    var bytes = Array(name.utf8)
    for (number, place) in scalable.places.enumerated().reversed() {
      guard let noun = place.noun, place.amount.measure == own.measure, place.range.upperBound <= name.utf8.count
      else { continue }
      let form = noun.text(for: amount.measure, language: language)
      bytes.replaceSubrange(
        place.range, with: (isMarked ? FurtherAmounts.mark(form, number: number + 1) : form).utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func shortName(of index: Int, beside amount: Amount?) -> String {
    let name = IngredientName(ingredients[index].name, html.texts).name
    guard index < lines.count, let first = name.unicodeScalars.first, !first.properties.isAlphabetic,
      amount.map({ $0.unit != nil }) ?? true, html.texts.plainText(name) == name
    else { return Self.short(name) }
    let phrase = lines[index].line.phrase
    return Self.short(!phrase.isEmpty && name.contains(phrase) ? phrase : name)
  }

  /// The name without what follows it in parentheses.
  private static func short(_ name: String) -> String {
    let bytes = name.utf8
    let places = zip(bytes.indices, bytes.indices.dropFirst())
    guard let end = places.first(where: { bytes[$0] == 0x20 && bytes[$1] == 0x28 })?.0, end > bytes.startIndex
    else { return name }
    return String(name[..<end])
  }
}

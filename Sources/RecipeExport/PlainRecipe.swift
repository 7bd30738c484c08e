public import Cookbook
internal import CookbookReading
internal import Quantities
internal import RecipeMarkdown

/// A recipe as text without Markdown: what formats of other programs are written from.
public struct PlainRecipe: Sendable {
  /// One line of the list: what stands before the name, and the name.
  struct Line: Sendable {
    let quantity: String?
    let unit: String?
    let name: String
    /// The quantity with decimals in place of fractions, `1.5-2.5`; as long as they need.
    var decimal: String?
    /// The quantity was rounded.
    var isApproximate = false

    /// The quantity as people read it, `≈ 240`.
    var told: String? { quantity.map { (isApproximate ? "≈ " : "") + $0 } }

    /// `≈ 1 1/2 cups flour`, for people.
    var toldText: String { [told, unit, name].compactMap(\.self).joined(separator: " ") }

    /// `1 1/2 cups flour`.
    var text: String { [quantity, unit, name].compactMap(\.self).joined(separator: " ") }
  }

  struct Group: Sendable {
    let title: String?
    let lines: [Line]
  }

  let title: String
  let summary: String?
  let groups: [Group]
  /// With a step each.
  let sections: [InstructionSection]
  /// What stands around the steps.
  let remarks: [InstructionRemark]
  /// `4 servings`.
  let yields: [String]
  /// The yield that counts servings, else the first, for forms that have room for one.
  let mainYield: String?
  let tags: [String]
  let facts: RecipeFacts
  /// Whether an ingredient is another recipe.
  let hasLinks: Bool

  /// - Parameters:
  ///   - sections: the steps as plain text.
  ///   - remarks: what stands around them.
  public init(_ entry: RecipeEntry, sections: [InstructionSection], remarks: [InstructionRemark] = []) {
    title = MarkdownPlainText.text(ofInline: entry.recipe.title)
    summary = entry.prose.map { prose in
      prose.split(separator: "\n\n").map { MarkdownPlainText.text(ofInline: String($0)) }.joined(
        separator: "\n\n")
    }
    yields = entry.yields.map { Self.quantity($0).joined(separator: " ") }
    let main = entry.yields.first(where: ServingsText.counts) ?? entry.yields.first
    mainYield = main.map { Self.quantity($0).joined(separator: " ") }
    tags = entry.tags
    facts = entry.facts
    hasLinks = entry.recipe.allIngredients.contains { $0.link != nil }
    self.sections = sections.filter { !$0.steps.isEmpty }
    self.remarks = remarks
    let own =
      entry.recipe.ingredients.isEmpty
      ? [] : [Group(title: nil, lines: entry.recipe.ingredients.map(Self.line))]
    groups = own + entry.recipe.ingredientGroups.flatMap { Self.flat($0, below: nil) }
  }

  /// The remarks and the tip, for forms that have one place for both.
  var notes: [InstructionRemark] {
    remarks + (facts.tip.map { [InstructionRemark(MarkdownPlainText.text(ofInline: $0))] } ?? [])
  }

  /// Whether the source is told in words, and no address.
  var hasPrintedSource: Bool {
    facts.source.map { !$0.hasPrefix("https://") && !$0.hasPrefix("http://") } ?? false
  }

  /// The category and the tags, for forms that have one place for both.
  var categories: [String] { [facts.category?.name].compactMap(\.self) + tags }

  /// Groups in groups follow each other, each with the names of those it is in.
  private static func flat(_ group: IngredientGroup, below parent: String?) -> [Group] {
    let own = MarkdownPlainText.text(ofInline: group.title)
    let title = parent.map { "\($0) – \(own)" } ?? own
    return [Group(title: title, lines: group.ingredients.map(line))]
      + group.ingredientGroups.flatMap { flat($0, below: title) }
  }

  private static func line(_ ingredient: Ingredient) -> Line {
    // A name may stand in several lines of its file; a line of a list may not.
    let name = MarkdownPlainText.text(ofInline: ingredient.name).split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    guard let amount = ingredient.amount else { return Line(quantity: nil, unit: nil, name: name) }
    return Line(
      quantity: number(amount), unit: amount.unit, name: name, decimal: number(amount, \.decimalText),
      isApproximate: amount.isApproximate)
  }

  private static func quantity(_ amount: Amount) -> [String] {
    [number(amount), amount.unit].compactMap(\.self)
  }

  private static func number(_ amount: Amount, _ text: (Rational) -> String = { NumberText.plain($0) }) -> String? {
    switch amount.measure {
    case .exact(let value): text(value)
    case .range(let lower, let upper): "\(text(lower))-\(text(upper))"
    case .unmeasured: nil
    }
  }
}

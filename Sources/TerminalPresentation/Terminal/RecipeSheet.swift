package import CommandLineParsing
package import Cookbook
internal import CookbookReading
internal import Quantities
internal import SitePlanning

/// A recipe set for a terminal.
package struct RecipeSheet {
  package let entry: RecipeEntry
  /// BCP 47 tag: labels and decimals are those of the recipe's own language.
  package let language: String
  package let width: Int
  package let style: TerminalStyle
  /// Said below the yields, such as that the amounts were scaled.
  package var notes: [String] = []
  /// Lines about what the recipe provides.
  package var nutrition: [String] = []

  package init(
    entry: RecipeEntry, language: String, width: Int, style: TerminalStyle, notes: [String] = [],
    nutrition: [String] = []
  ) {
    self.entry = entry
    self.language = language
    self.width = width
    self.style = style
    self.notes = notes
    self.nutrition = nutrition
  }

  package var text: String {
    let blocks = [title, prose, facts(except: Self.closingKeys), yields, ingredients, method, nutritionBlock, closing]
    let lines = blocks.filter { !$0.isEmpty }.joined(separator: [""])
    return lines.map(TerminalText.withPlainSpaces).joined(separator: "\n") + "\n"
  }

  private static let closingKeys: Set<FactKey> = [.source, .tip, .image, .language, .date]

  private var inlines: TerminalInlines { TerminalInlines(style: style, texts: entry.recipe.texts) }
  private var markdown: TerminalMarkdown { TerminalMarkdown(width: width, style: style, texts: entry.recipe.texts) }

  // MARK: Head

  private var title: [String] {
    let lines = TextWrapping.lines(inlines.line(of: entry.recipe.title, .bold), width: width)
    let longest = lines.map(DisplayWidth.columns).max() ?? 0
    return lines + [style.apply(.dim, to: String(repeating: "─", count: longest))]
  }

  private var prose: [String] { entry.prose.map(markdown.lines) ?? [] }

  private func facts(except keys: Set<FactKey>) -> [String] {
    definitions(FactWriter.lines(entry.facts, language: language).filter { !keys.contains($0.key) })
  }

  /// Labels in one column, values wrapped in the other.
  private func definitions(_ facts: [FactLine]) -> [String] {
    let column = facts.map { DisplayWidth.columns($0.label) }.max() ?? 0
    let margin = String(repeating: " ", count: column + 2)
    var result: [String] = []
    for fact in facts {
      let gap = String(repeating: " ", count: column - DisplayWidth.columns(fact.label) + 2)
      let lines = TextWrapping.lines(inlines.line(of: fact.value), width: max(20, width - column - 2))
      result.append(style.apply(.dim, to: fact.label) + gap + (lines.first ?? ""))
      result += lines.dropFirst().map { margin + $0 }
    }
    return result
  }

  private var yields: [String] {
    let amounts = AmountText(decimalSign: decimalSign)
    let yields = entry.yields.map { style.apply(.bold, to: TerminalText.safe(amounts.text($0))) }
    let line = yields.joined(separator: " · ")
    let notes = notes.flatMap { TextWrapping.lines(style.apply(.dim, to: TerminalText.safe($0)), width: width) }
    return (line.isEmpty ? [] : TextWrapping.lines(line, width: width)) + notes
  }

  private var decimalSign: String { LanguageTag.decimalSign(language) }

  // MARK: Ingredients

  private var ingredients: [String] {
    IngredientColumns(recipe: entry.recipe, amounts: AmountText(decimalSign: decimalSign), style: style).lines(
      width: width)
  }

  // MARK: Method and foot

  private var method: [String] {
    guard let instructions = entry.recipe.instructions else { return [] }
    var markdown = markdown
    markdown.numbersSteps = true
    let rule = style.apply(.dim, to: String(repeating: "─", count: min(width, 40)))
    return [rule, ""] + markdown.lines(instructions)
  }

  private var nutritionBlock: [String] {
    let rule = style.apply(.dim, to: String(repeating: "─", count: min(width, 40)))
    return nutrition.isEmpty ? [] : [rule, ""] + nutrition
  }

  private var closing: [String] {
    let lines = FactWriter.lines(entry.facts, language: language).filter {
      [.tip, .source, .date].contains($0.key)
    }
    let tags = entry.tags.map { inlines.line(of: $0, .dim) }.joined(separator: style.apply(.dim, to: " · "))
    let foot = definitions(lines) + (tags.isEmpty ? [] : TextWrapping.lines(tags, width: width))
    let rule = style.apply(.dim, to: String(repeating: "─", count: min(width, 40)))
    return foot.isEmpty ? [] : [rule, ""] + foot
  }
}

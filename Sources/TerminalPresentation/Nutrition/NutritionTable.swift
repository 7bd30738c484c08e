package import CommandLineParsing
internal import Foods
internal import Nutrition
package import SiteBuilding

/// Where each number of a recipe comes from, line by line; the rows add up to the total below them.
package struct NutritionTable {
  package let recipe: RecipeAnalysis
  package let style: TerminalStyle

  package init(recipe: RecipeAnalysis, style: TerminalStyle) {
    self.recipe = recipe
    self.style = style
  }

  private struct Row {
    let cells: [String]
    let note: String
  }

  private static let header = ["g", "kcal", "protein", "carbs", "fat"]

  package var lines: [String] {
    let rows = self.rows
    let names = recipe.lines.map(\.name) + ["Total"]
    let nameWidth = names.map { DisplayWidth.columns(TerminalText.safe($0)) }.max() ?? 0
    let widths = Self.header.indices.map { column in
      (rows.map(\.cells) + [Self.header]).map { $0[column].utf8.count }.max() ?? 0
    }
    let head = style.apply(.dim, to: Self.line("", Self.header, nameWidth, widths))
    return [head]
      + zip(names, rows).map { name, row in
        Self.line(TerminalText.safe(name), row.cells, nameWidth, widths)
          + (row.note.isEmpty ? "" : "  " + style.apply(.dim, to: row.note))
      }
  }

  /// One row a line, and the total last.
  private var rows: [Row] {
    let figures = recipe.lines.map { line -> Nutrients? in
      if case .subRecipe(let use) = line.subject { return part(use)?.figures }
      return line.figures
    }
    let grams = recipe.lines.map { line -> Int? in
      if case .subRecipe(let use) = line.subject { return part(use)?.mass }
      return line.milligrams
    }
    let columns = [Self.column(grams)] + Nutrient.main.map { nutrient in Self.column(figures.map { $0?[nutrient] }) }
    let notes = recipe.lines.map(note) + [""]
    return notes.indices.map { index in Row(cells: columns.map { $0[index] }, note: notes[index]) }
  }

  private func part(_ use: SubRecipeUse) -> NutritionSum? {
    recipe.analysis.parts.first { $0.use == use }?.sum
  }

  /// Rounded so that the rows add up to the total, which stands last.
  private static func column(_ values: [Int?]) -> [String] {
    let rounded = RoundedRows(values.map { $0 ?? 0 })
    return zip(values, rounded.rows).map { $0 == nil ? "–" : String($1) } + [String(rounded.total)]
  }

  private func note(_ line: AnalysedLine) -> String {
    switch line.status {
    case .counted, .notFood, .withoutFigures: break
    case .unquantified: return "not counted: \(Self.text(of: line.unquantified))"
    case .unmatched: return "not counted: unknown"
    case .unweighed: return "not counted: \(line.food?.name ?? ""), but what it weighs is unknown"
    case .subRecipe: return "its own recipe"
    }
    guard let food = line.food, let path = line.path else { return "" }
    let source = food.source.map { ", \($0.text)" } ?? ", no figures"
    let guesses = (line.isMatchGuess ? ["food"] : []) + path.guesses.names
    let doubt = guesses.isEmpty ? "" : "; guessed: \(guesses.joined(separator: ", "))"
    return "\(food.title)\(source); \(path.text)\(doubt)"
  }

  private static func text(of reason: LineMass.Unquantified?) -> String {
    switch reason {
    case .optional: "optional"
    case .fryingFat: "more fat than is eaten"
    case .pouredOff: "most of it is poured off"
    case .fromAbove: "made from other lines of the list"
    case .noAmount, nil: "no amount"
    }
  }

  private static func line(_ name: String, _ cells: [String], _ nameWidth: Int, _ widths: [Int]) -> String {
    let space = String(repeating: " ", count: max(0, nameWidth - DisplayWidth.columns(name)))
    let columns = zip(cells, widths).map { cell, width in
      String(repeating: " ", count: max(0, width - DisplayWidth.columns(cell))) + cell
    }
    return ([name + space] + columns).joined(separator: "  ")
  }
}

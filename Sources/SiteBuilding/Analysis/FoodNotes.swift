internal import Cookbook
internal import CookbookReading
internal import Foods
internal import Nutrition
internal import SourceText

/// Says which ingredients of a recipe could not be counted, one note for each line.
struct FoodNotes {
  private let names: FoodNamesByLetter
  /// BCP 47 tag of recipes that state none.
  private let language: String

  init(foods: FoodBook, language: String) {
    names = FoodNamesByLetter(foods)
    self.language = language
  }

  /// - Parameters:
  ///   - lines: of the recipe's ingredients, in reading order.
  ///   - source: the Markdown the recipe stands in; `nil` where positions would mean nothing.
  func notes(on lines: [AnalysedLine], of entry: RecipeEntry, source: [UInt8]?) -> [Diagnostic] {
    let file = SourceFile(path: entry.filePath, bytes: source ?? [])
    let remarks = remarks(on: lines, of: entry, isMarkdown: source != nil)
    var start = 0
    var names = FoodNameHints(names)
    return zip(entry.recipe.allIngredients, lines.indices).flatMap { ingredient, index -> [Diagnostic] in
      let own = problem(with: lines[index], language: entry.facts.language ?? language, &names)
      let problems = [own].compactMap(\.self) + remarks.filter { $0.line == index }.map(\.problem)
      guard !problems.isEmpty else { return [] }
      let range = source == nil ? nil : Self.range(of: ingredient.name, in: file, from: start)
      start = range?.upperBound ?? start
      return problems.map { $0.diagnostic(in: file, at: range) }
    }
  }

  /// What is said once a recipe, at a line.
  private func remarks(
    on lines: [AnalysedLine], of entry: RecipeEntry, isMarkdown: Bool
  ) -> [(line: Int, problem: Problem)] {
    let ingredients = entry.recipe.allIngredients
    var result: [(line: Int, problem: Problem)] = []
    if let found = ImplausibleServing(of: lines, in: entry) {
      result.append((found.line, found.problem(with: ingredients[found.line], of: entry.recipe)))
    }
    if isMarkdown, let found = UnmarkedAmounts(in: entry, lines: lines) {
      result.append((found.first, found.problem(with: ingredients[found.first], of: entry.recipe)))
    }
    return result
  }

  struct Problem {
    var severity = Diagnostic.Severity.note
    let identifier: String
    let message: String
    let hint: String

    fileprivate func diagnostic(in file: SourceFile, at range: Range<Int>?) -> Diagnostic {
      guard let range else {
        return Diagnostic(severity, identifier, path: file.path, message: message, hint: hint)
      }
      return file.diagnostic(severity, identifier, at: range, message: message, hint: hint)
    }
  }

  private func problem(with line: AnalysedLine, language: String, _ names: inout FoodNameHints) -> Problem? {
    switch line.status {
    case .counted where line.isSlip:
      let meant = names.suggestion(for: line.name, language: language) ?? line.food?.name ?? line.name
      return Problem(
        identifier: "nutrition-spelling", message: "“\(line.name)” was counted as “\(meant)”",
        hint: "did you mean “\(meant)”?")
    case .counted, .notFood, .subRecipe: return nil
    case .unquantified where line.food != nil: return nil
    case .unmatched, .unquantified:
      let meant = names.suggestion(for: line.name, language: language)
      return Problem(
        identifier: "nutrition-unmatched", message: "no food is called “\(line.name)”",
        hint: meant.map { "did you mean “\($0)”?" } ?? "write a more common name, or describe the food in foods.yaml")
    case .unweighed:
      return Problem(
        identifier: "nutrition-unweighed",
        message: "what this amount of “\(line.food?.name ?? line.name)” weighs is not known",
        hint: "write a mass, or give the food a weight in foods.yaml")
    case .withoutFigures:
      return Problem(
        identifier: "nutrition-no-figures", message: "“\(line.food?.name ?? line.name)” has no figures",
        hint: "describe the food in foods.yaml, or leave it uncounted")
    }
  }

  /// The first line of an ingredient's name, where it stands in the source.
  private static func range(of name: String, in file: SourceFile, from start: Int) -> Range<Int>? {
    let line = Array(name.utf8.prefix { $0 != 0x0A })
    guard !line.isEmpty else { return nil }
    return file.bytes[start...].firstRange(of: line)
  }
}

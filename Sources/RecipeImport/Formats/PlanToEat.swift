internal import SourceText

/// Recipes in the CSV that Plan to Eat exports: a row for each, lines within a cell.
enum PlanToEat {
  static func isExport(_ text: String) -> Bool {
    let header = text.prefix { !$0.isNewline }
    return header.contains("Title") && header.contains("Ingredients") && header.contains("Directions")
  }

  /// The most rows an export may have: more recipes than anybody cooks in a life.
  private static let rowLimit = 20_000

  static func recipes(_ text: String) throws(ImportFailure) -> [RecipeDraft] {
    let rows = CSVRows(text).rows
    guard let header = rows.first else { return [] }
    guard rows.count - 1 <= rowLimit else {
      throw ImportFailure(
        "import-too-large", "the export has \(rows.count - 1) rows; at most \(rowLimit) are read",
        hint: "split the file, each part with the first line")
    }
    return rows.dropFirst().filter { $0.contains { !$0.isEmpty } }.map { row in
      var cells: [String: String] = [:]
      for (name, cell) in zip(header, row) where cells[name] == nil { cells[name] = cell }
      return recipe(cells, order: header)
    }
  }

  private static func recipe(_ cells: [String: String], order: [String]) -> RecipeDraft {
    func text(_ name: String) -> String? { cells[name].flatMap(ImportedText.line) }
    func lines(_ name: String) -> [String] { cells[name].map { ImportedText.lines($0) } ?? [] }
    var draft = RecipeDraft()
    draft.title = text("Title")
    draft.summary = text("Description")
    draft.categories = [text("Course"), text("Main Ingredient")].compactMap(\.self)
    draft.cuisines = [text("Cuisine")].compactMap(\.self)
    draft.source = text("Url") ?? text("Source")
    draft.preparationMinutes = text("Prep Time").flatMap(TimeText.minutes)
    draft.cookingMinutes = text("Cook Time").flatMap(TimeText.minutes)
    draft.statedTotalMinutes = text("Total Time").flatMap(TimeText.minutes)
    draft.yieldText = text("Servings") ?? text("Yield")
    if text("Servings") != nil {
      draft.furtherYields = [text("Yield")].compactMap(\.self).filter { $0 != draft.yieldText }
    }
    draft.take(LinedText.groups(lines("Ingredients")))
    draft.take(LinedText.sections(lines("Directions")))
    draft.keywords = text("Tags")?.split(separator: ",").map { String($0).trimmed } ?? []
    draft.image = text("Photo Url")
    draft.tip = lines("Notes").joined(separator: "\n").nonEmpty
    draft.takeNutrients(nutrients.map { ($0.name, text($0.column)) })
    let known = Set(nutrients.map(\.column)).union([
      "Title", "Description", "Course", "Main Ingredient", "Cuisine", "Source", "Url", "Url Host", "Prep Time",
      "Cook Time", "Total Time", "Yield", "Servings", "Ingredients", "Directions", "Tags", "Photo Url", "Notes",
      "Public Url", "Private", "Created At", "Updated At",
    ])
    if text("Url") != nil, let source = text("Source") { draft.losses.append(ImportLoss(.dropped, "Source", source)) }
    draft.losses += order.filter { !known.contains($0) }.compactMap { name in
      text(name).map { ImportLoss(.dropped, name, $0) }
    }
    return draft
  }
}

private let nutrients: [(column: String, name: String)] = [
  ("Calories", "calories"), ("Fat", "fatContent"), ("Saturated Fat", "saturatedFatContent"),
  ("Cholesterol", "cholesterolContent"), ("Sodium", "sodiumContent"), ("Sugar", "sugarContent"),
  ("Carbohydrate", "carbohydrateContent"), ("Fiber", "fiberContent"), ("Protein", "proteinContent"),
]

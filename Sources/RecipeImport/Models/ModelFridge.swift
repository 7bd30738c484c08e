internal import CookbookReading
internal import JSONReading
internal import LanguageModels
internal import SourceText

/// What a language model saw of food, and the recipes it made of it, in the assistant form with its limits.
enum ModelFridge {
  private static let recipeLimits = 2...4

  static func read(_ answer: JSONValueText) throws(ModelMistake) -> [RecipeDraft] {
    let value = try ModelRecipe.object(answer)
    guard let recipes = value["recipes"]?.array, recipeLimits.contains(recipes.count) else {
      throw ModelMistake("“recipes” is no list of \(recipeLimits.lowerBound) to \(recipeLimits.upperBound)")
    }
    let checked = RecipeJSONReader.read(SourceFile(path: "answer", bytes: answer.bytes))
    let mistakes = checked.diagnostics.filter { $0.severity == .error }
    guard mistakes.isEmpty, checked.value.count == recipes.count else {
      throw ModelMistake(
        mistakes.prefix(3).map(\.message).joined(separator: "; ").nonEmpty ?? "a recipe cannot be read")
    }
    let seen = (value["ingredients"]?.array ?? []).compactMap { $0["name"]?.string.flatMap(ImportedText.line) }
    return recipes.map { draft($0, seen: seen) }
  }

  private static func draft(_ value: JSONValue, seen: [String]) -> RecipeDraft {
    var reader = MemberReader(value)
    var draft = RecipeDraft()
    draft.title = reader.text("name")
    draft.summary = reader.text("summary")
    draft.cookingMinutes = reader.text("cookTimeMinutes").flatMap { Int($0) }
    draft.difficulty = reader.text("difficulty").flatMap(FactWords.difficulty)
    draft.tip = reader.text("makeItFasterTip")
    draft.groups = [.init(lines: (reader.member("ingredients")?.array ?? []).compactMap(line))]
    let steps = (reader.member("steps")?.array ?? []).compactMap { $0.string.flatMap(ImportedText.line) }
    draft.sections = [.init(steps: steps.map { .init($0) })]
    draft.losses = [
      ImportLoss(.doubtful, "recipe", "a language model made it up; nobody has cooked it"),
      ImportLoss(
        .doubtful, "ingredients", "seen in the photo: \(seen.isEmpty ? "nothing" : seen.joined(separator: ", "))"),
    ]
    return draft
  }

  private static func line(_ value: JSONValue) -> String? {
    var reader = MemberReader(value)
    guard let name = reader.text("name") else { return nil }
    return reader.text("substitution").map { "\(name), substitute: \($0)" } ?? name
  }
}

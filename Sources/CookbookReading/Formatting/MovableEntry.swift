internal import Cookbook
internal import SourceText
internal import YAMLReading

/// Whether everything an entry of front matter says can be said by the recipe itself.
struct MovableEntry {
  private let entry: YAMLEntry
  private let original: ReadRecipe
  private let body: ReadRecipe

  init(_ entry: YAMLEntry, original: ReadRecipe, body: ReadRecipe) {
    self.entry = entry
    self.original = original
    self.body = body
  }

  var isMovable: Bool {
    guard let key = FrontMatterKey(entry.key.text), !isDoubted, !isEmpty else { return false }
    switch key {
    case .title, .tags, .categories, .calories: return isPlain
    case .yield: return isPlain && yieldIsStated
    case .favourite: return original.entry.facts.isFavourite || !body.entry.facts.isFavourite
    case .archived: return original.entry.facts.isArchived || !body.entry.facts.isArchived
    case .fact(.nutrition): return isPlain || isWholeNutrition
    case .fact(.image): return isPlain && original.entry.facts.imageLink == nil
    case .fact(.date): return isPlain && entry.value.scalar?.text.utf8.count == 10
    case .fact: return isPlain
    }
  }

  /// A text, or a list of texts: nothing that names parts of its own.
  private var isPlain: Bool {
    if entry.value.scalar != nil { return true }
    return entry.value.sequence?.allSatisfy { $0.scalar != nil } ?? false
  }

  private var isEmpty: Bool { entry.value.scalar.map { $0.isNull || $0.text.isEmpty } ?? false }

  /// Whether something was wrong with it: a contradiction, or a value that means nothing.
  private var isDoubted: Bool {
    let file = original.document.file
    let (first, last) = (
      file.position(ofByte: entry.keyRange.lowerBound), file.position(ofByte: entry.value.range.upperBound)
    )
    return original.diagnostics.contains { diagnostic in
      diagnostic.position.map { first <= $0 && $0 <= last } ?? false
    }
  }

  /// Another yield than those of the recipe counts nowhere, but is somebody's note.
  private var yieldIsStated: Bool {
    let recipe = original.document.recipe
    if recipe.yields.isEmpty { return original.entry.facts.statedYield != nil }
    let text = entry.value.scalar?.text ?? ""
    return ServingsText.read(text, language: original.entry.facts.language).map(recipe.yields.contains) ?? false
  }

  /// Fibre, salt and the like have no place in fact lines.
  private var isWholeNutrition: Bool {
    let known: Set<String> = [
      "calories", "energy", "kcal", "protein", "proteincontent", "protein content", "carbs", "carbohydrate",
      "carbohydrates", "carbohydrate content", "fat", "fats", "fat content",
    ]
    return entry.value.mapping?.allSatisfy { known.contains(FrontMatterKey.normalized($0.key.text)) } ?? false
  }
}

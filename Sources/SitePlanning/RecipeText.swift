public import Cookbook
public import Fingerprints
internal import RecipeMarkdown
public import Words

/// What a recipe says beside what it is called: its description, the notes of its ingredients, its method and its tip.
///
/// People find recipes by words of it, behind those that are called so.
public enum RecipeText {
  /// Its words without case, accents and mark-up, with both spellings of umlauts, each once.
  public static func words(of entry: RecipeEntry) -> WordTable {
    let texts = entry.recipe.texts
    var found = WordTable(minimumCapacity: usualCount)
    func add(_ text: String) { SearchWords.insert(wordsOf: text, into: &found) }
    for text in [entry.prose, entry.recipe.instructions] { add(text.map(texts.plainBlocks) ?? "") }
    for ingredient in entry.recipe.allIngredients { add(texts.plainBlocks(ingredient.name)) }
    add(titles(of: entry.recipe.ingredientGroups).map(texts.plainText).joined(separator: "\n"))
    add(entry.facts.tip.map(texts.plainText) ?? "")
    return found
  }

  /// How many words most recipes have, at the most.
  private static let usualCount = 256

  /// What tells the text of a recipe from that of others, and from what it was before.
  ///
  /// - Parameters:
  ///   - source: of the bytes of the recipe's file.
  ///   - path: of the recipe; several of a file differ in what follows `#`.
  public static func key(source: Fingerprint, path: String) -> Int {
    var builder = FingerprintBuilder()
    builder.combine(source)
    builder.combine(RecipePath(path).part.map { "#" + $0 })
    return Int(truncatingIfNeeded: builder.finish().low)
  }

  private static func titles(of groups: [IngredientGroup]) -> [String] {
    groups.flatMap { [$0.title] + titles(of: $0.ingredientGroups) }
  }
}

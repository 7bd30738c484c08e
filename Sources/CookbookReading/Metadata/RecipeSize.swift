public import Cookbook
internal import Quantities
internal import RecipeMarkdown
public import SourceText

/// How much one recipe may hold: ten times what any cook has written, and little enough that no file of a megabyte keeps
/// a processor busy.
public enum RecipeSize {
  public static let ingredients = 1_000
  static let tags = 500
  static let yields = 500
  /// Of what is imported: each is looked at in several ways.
  public static let steps = 1_000
  /// Bytes of all ingredients together: their amounts and names.
  public static let names = 250_000
  /// Bytes of the title, and of all tags and all yields together, which are compared with others again and again.
  static let (title, words) = (10_000, 50_000)
  static let description = 250_000
  /// Bytes of the method. A page says so much of every amount in it that a megabyte of them takes a hundred.
  public static let instructions = 250_000

  /// The error `recipe-size` of a recipe that holds more, which is left out.
  public static func problem(of entry: RecipeEntry) -> Diagnostic? {
    let recipe = entry.recipe
    let all = recipe.allIngredients
    let counts: [(name: String, count: Int, limit: Int)] = [
      ("ingredients", all.count, ingredients), ("tags", entry.tags.count, tags),
      ("yields", entry.yields.count, yields), ("bytes of title", recipe.title.utf8.count, title),
      ("bytes of tags", bytes(of: entry.tags), words),
      ("bytes of yields", bytes(of: entry.yields.compactMap(\.unit)), words),
      ("bytes of ingredients", bytes(of: all.map(\.name)) + bytes(of: all.compactMap { $0.amount?.unit }), names),
      ("bytes of description", recipe.description?.utf8.count ?? 0, description),
      ("bytes of instructions", recipe.instructions?.utf8.count ?? 0, instructions),
    ]
    guard let (name, count, limit) = counts.first(where: { $0.count > $0.limit }) else { return nil }
    return Diagnostic(
      .error, "recipe-size", path: entry.path, message: "found \(count) \(name), and a recipe can have \(limit)",
      hint: "make several recipes of it")
  }

  private static func bytes(of texts: [String]) -> Int { texts.reduce(0) { $0 + $1.utf8.count } }

  /// The same error of a file that has more lines and signs than are read as Markdown.
  static func problem(ofText text: ArraySlice<UInt8>, in file: SourceFile) -> Diagnostic? {
    guard text.withUnsafeBufferPointer(MarkdownSize.isExceeded) else { return nil }
    return Diagnostic(
      .error, "recipe-size", path: file.path,
      message: "found more than \(MarkdownSize.limit) lines and signs, and a recipe can have so many",
      hint: "make several recipes of it")
  }
}

import SourceText

/// A small site that random edits change: what it says, and the files it is written as.
struct DraftSite {
  var title = "Table"
  var language = "en"
  var settings: [String: String] = ["base-url": "https://table.example/", "page-size": "3"]
  var people: [String: String] = [:]
  /// By their paths below the content folder.
  var recipes: [String: DraftRecipe]
  /// Recipes of one JSON file; without any there is no file.
  var boxed: [DraftRecipe]
  /// Lines of the pantry.
  var pantry: [String] = []
  /// Lines of each plan, by its week.
  var plans: [String: [String]] = [:]
  var aisles: [String] = []
  var foods: [String: String] = [:]
  /// Pictures beside recipes, by their paths, as how many bytes of comment they have.
  var pictures: [String: Int] = [:]
  /// Templates of the theme that are changed, with how they are.
  var templates: [String: String] = [:]

  init() {
    let steps = ["Warm the oil for 5 minutes.", "Stir in the rest, and serve."]
    func recipe(_ title: String, _ ingredients: [String], tags: [String] = []) -> DraftRecipe {
      DraftRecipe(title: title, tags: tags, yield: "4 servings", ingredients: ingredients, steps: steps)
    }
    recipes = [
      "soup.md": recipe("Soup", ["*1* onion", "*500 ml* [stock](stock.md)", "*2 tbsp* olive oil"], tags: ["vegan"]),
      "stock.md": recipe("Stock", ["*2* carrots", "*1* onion", "*1 l* water"], tags: ["vegan", "basics"]),
      "salad.md": recipe("Salad", ["*200 g* tomatoes", "*1 tbsp* olive oil"], tags: ["quick"]),
      "sub/bread.md": recipe("Bread", ["*500 g* flour", "*300 ml* water", "*10 g* salt"], tags: ["baking"]),
    ]
    boxed = [
      DraftRecipe(title: "Toast", ingredients: ["2 slices bread"], steps: ["Toast it."]),
      DraftRecipe(title: "Cocoa", ingredients: ["200 ml milk"], steps: ["Warm it."]),
    ]
  }

  // MARK: Files

  /// The files by their paths below the root.
  func files(theme: [String: [UInt8]]) -> [String: [UInt8]] {
    var files = ["galley.yaml": Array(configuration.utf8)]
    for (path, recipe) in recipes { files["content/\(path)"] = Array(recipe.markdown.utf8) }
    if !boxed.isEmpty {
      let text = "[\(boxed.map(\.schemaOrg).joined(separator: ",\n"))]\n"
      files["content/box.json"] = Array(text.utf8)
    }
    if !pantry.isEmpty { files["content/pantry.md"] = lines(["# Pantry", ""] + pantry.map { "- \($0)" }) }
    for (week, meals) in plans { files["content/plans/\(week).md"] = lines(["# \(week)", ""] + meals) }
    if !aisles.isEmpty { files["aisle.conf"] = lines(aisles) }
    let foods = foods.sorted { $0.key < $1.key }.map { "\($0.key): {\($0.value)}" }
    if !foods.isEmpty { files["foods.yaml"] = lines(foods) }
    for (path, size) in pictures { files["content/\(path)"] = Self.gif(commentLength: size) }
    for (name, mark) in templates { files["templates/\(name)"] = (theme[name] ?? []) + Array("\(mark)\n".utf8) }
    return files
  }

  private var configuration: String {
    var lines = ["title: \(title)", "language: \(language)"]
    lines += settings.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    if !people.isEmpty { lines.append("people:") }
    lines += people.sorted { $0.key < $1.key }.map { "  \($0.key): {\($0.value)}" }
    return lines.joined(separator: "\n") + "\n"
  }

  private func lines(_ lines: [String]) -> [UInt8] { Array((lines.joined(separator: "\n") + "\n").utf8) }

  /// A picture of one pixel; the comment tells two of them apart, and is not published.
  private static func gif(commentLength: Int) -> [UInt8] {
    var bytes = Array("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, UInt8(commentLength), 255, 255]
    bytes += [0x21, 0xFE, UInt8(commentLength)] + [UInt8](repeating: 0x61, count: commentLength) + [0]
    return bytes + [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3B]
  }
}

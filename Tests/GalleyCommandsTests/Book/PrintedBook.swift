import SiteStorage
import Testing

@testable import GalleyCommands
@testable import SiteBuilding

/// A book set once, for all tests that look at it.
struct PrintedBook: Sendable {
  let folder: TemporaryFolder
  /// What poppler reads from each page, the first one first.
  let pages: [String]

  init(_ files: [String: String], _ arguments: [String] = []) throws {
    folder = TemporaryFolder(files)
    let file = folder.path + "/book.pdf"
    let code = Program.run(
      ["book", "--quiet", "--root", folder.path, "--output", file] + arguments, console: Console())
    try #require(code == .clean)
    let bytes = try ChildProcess.output(of: ["pdftotext", file, "-"]).get()
    let text = String(decoding: bytes, as: UTF8.self).replacing("\u{A0}", with: " ")
    pages = text.split(separator: "\u{C}", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  /// The pages with a text, from 1.
  func pages(with text: String) -> [Int] { pages.indices.filter { pages[$0].contains(text) }.map { $0 + 1 } }

  func output(of program: [String]) throws -> String {
    String(decoding: try ChildProcess.output(of: program + [folder.path + "/book.pdf"]).get(), as: UTF8.self)
  }

  static let sample = Result { try PrintedBook(files, ["--title", "Our kitchen"]) }

  private static func recipe(
    _ title: String, _ marker: String, category: String? = nil, tags: String = "", ingredients: [String],
    method: String? = nil
  ) -> String {
    let facts = category.map { "Category: \($0)\n\n" } ?? ""
    let list = ingredients.map { "- \($0)\n" }.joined()
    return "# \(title)\n\n\(facts)*\(tags)*\n\n**4 servings**\n\n---\n\n\(list)\n"
      + (method.map { "---\n\n\($0)\n\n\(marker)\n" } ?? "")
  }

  /// Steps that fill more than a page, each with a mark at its start and end.
  private static let longMethod = (1...24).map { number in
    "\(number). begin\(number)x " + String(repeating: "stir it well ", count: 16) + "end\(number)x"
  }.joined(separator: "\n")

  static let files: [String: String] = [
    "galley.yaml": "title: Our kitchen\nauthor: Mara\n",
    "content/pasta.md": recipe(
      "Pasta with sauce", "marker-pasta", category: "Dinner", tags: "quick",
      ingredients: ["*400 g* spaghetti", "*300 ml* [tomato sauce](sauce.md)", "*50 g* parmesan"], method: "1. Boil."),
    "content/sauce.md": recipe(
      "Tomato sauce", "marker-sauce", tags: "basics", ingredients: ["*1 kg* tomatoes", "*2* onions", "salt"],
      method: "1. Simmer.\n2. Season."),
    "content/oats.md": recipe(
      "Overnight oats", "marker-oats", category: "Breakfast", tags: "quick",
      ingredients: ["*100 g* rolled oats", "*200 ml* milk", "salt"], method: "1. Wait."),
    "content/long.md": recipe(
      "The soup that takes an age and a half, with every vegetable of the market and a spoon of patience on top",
      "marker-long", category: "Dinner", tags: "slow", ingredients: ["*3* onions", "*2* carrots"], method: longMethod),
    "content/rtl.md": recipe(
      "חומוס 🥙 hummus", "marker-rtl", category: "Snack", tags: "quick", ingredients: ["*250 g* chickpeas"],
      method: "1. Blend."),
    "content/bare.md": recipe(
      "Nothing to do", "", category: "Snack", tags: "quick", ingredients: ["*3* bananas"]),
  ]
}

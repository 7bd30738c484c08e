import Foundation
import TestSupport

/// A cookbook by somebody who wants a script to run: break-outs of every kind in every field of every form that is read.
enum HostileSite {
  static let built = Result { try site() }

  static let texts = HostileTexts.all

  private static func site() throws -> BuiltSite {
    let content = FileManager.default.temporaryDirectory.appending(path: "galley-hostile-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: content) }
    for (path, text) in try files() {
      let file = content.appending(path: path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let title = try json(texts[0] + texts[3])
    return try BuiltSite(
      content,
      """
      title: \(title)
      description: \(try json(texts[1]))
      author: \(try json(texts[4]))
      base-url: https://mine.example/
      people: {anna: {calories: 2000}}
      """, keeping: ["plans", "books", "book.md", "shopping.md", "pantry.md"],
      aisles: "[\(texts[0])]\n\(texts[1])\n", allowsErrors: true)
  }

  private static func json(_ value: Any) throws -> String {
    String(decoding: try JSONSerialization.data(withJSONObject: value, options: [.fragmentsAllowed]), as: UTF8.self)
  }

  private static func files() throws -> [String: String] {
    var files: [String: String] = [:]
    for (number, text) in texts.enumerated() {
      files["recipes/markdown-\(number).md"] = HostileTexts.recipe(
        text, HostileTexts.links[number % HostileTexts.links.count])
      files["recipes/forms-\(number).json"] = try json(forms(text, number))
    }
    files["pages/page.md"] =
      "# Page \(texts[0])\n\n## Part \(texts[1])\n\n\(texts.joined(separator: "\n\n"))\n\n\(HostileTexts.links.joined(separator: "\n\n"))\n"
    files["plans/2026-W48.md"] =
      "# Week \(texts[0])\n\n## Monday\n\n"
      + texts.map { "- Dinner: note \($0) ~ 500 kcal\n- \($0): 100 g \($0)\n" }.joined()
      + "- Lunch: [\(texts[2])](../recipes/markdown-1.md) @anna\n"
    files["shopping.md"] = texts.map { "- [ ] 2 l \($0)\n- [\($0)](<javascript:hit(30)>)\n" }.joined()
    files["pantry.md"] = texts.map { "- 1 kg \($0)\n" }.joined()
    files["book.md"] =
      "# \(texts[0])\n\nSubtitle: \(texts[1])\nAuthor: \(texts[3])\n\n## \(texts[4])\n\n\(texts[7]) \(HostileTexts.links[0])\n\n- everything else\n"
    return files
  }

  private static func forms(_ text: String, _ number: Int) -> [[String: Any]] {
    [
      [
        "id": "o\(number)\(text)", "title": text, "thumbnail": "https://evil.example/\(text)",
        "sourceUrl": "javascript:hit(40)",
        "caption": text, "prepTime": "10 min", "cookTime": "25 min", "servings": 4, "category": "Dinner",
        "ingredients": [["id": text, "name": text, "amount": "1 \(text)", "notes": text]],
        "steps": [["id": text, "order": 1, "text": text]], "isArchived": false, "isFavourite": true,
        "createdAt": "2026-01-01T10:00:00Z", "updatedAt": "2026-01-01T10:00:00Z",
      ],
      [
        "@context": "https://schema.org", "@type": "Recipe", "name": text, "description": text,
        "image": "https://evil.example/\(text)",
        "url": "javascript:hit(41)", "author": ["name": text], "keywords": text, "recipeCategory": text,
        "recipeYield": "4 \(text)",
        "recipeIngredient": [text, "1 onion \(text)"],
        "recipeInstructions": [["@type": "HowToStep", "name": text, "text": text]],
      ],
      [
        "title": text, "description": text, "tags": [text], "yields": [["factor": "4", "unit": text]],
        "ingredients": [["name": text, "amount": ["factor": "1", "unit": text], "link": "javascript:hit(42)"]],
        "instructions": text,
      ],
    ]
  }
}

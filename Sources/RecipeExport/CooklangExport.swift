internal import Cookbook
internal import CookbookReading

/// Recipes in Cooklang.
///
/// Which step uses an ingredient is not known for certain, so a first paragraph names them all with their amounts, and
/// the steps follow as they are written, then remarks as notes. Facts become front matter under the specification's
/// canonical names, and nutrition and date, which it has none for, under their own.
public enum CooklangExport {
  public static func text(_ recipe: PlainRecipe) -> String {
    var blocks = [frontMatter(recipe)]
    for group in recipe.groups where !group.lines.isEmpty {
      if let title = group.title { blocks.append("== \(plain(title)) ==") }
      blocks.append("Ingredients: \(group.lines.map(mark).joined(separator: ", ")).")
    }
    for section in recipe.sections {
      if let title = section.title { blocks.append("== \(plain(title)) ==") }
      blocks += section.steps.map { step($0.text) }
    }
    blocks += recipe.notes.map { "> \(plain($0.line))" }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  /// A step that begins with the mark of a heading, a note or a comment begins with the wide form of it.
  private static func step(_ text: String) -> String {
    let text = plain(text)
    guard let first = text.first, let wide = ["=": "＝", ">": "＞"][first] else { return text }
    return wide + text.dropFirst()
  }

  private static func mark(_ line: PlainRecipe.Line) -> String {
    let amount = [line.quantity, line.unit].compactMap(\.self).map(plain).joined(separator: "%")
    return "@\(plain(line.name)){\(amount)}"
  }

  private static func frontMatter(_ recipe: PlainRecipe) -> String {
    var lines = ["title: \(quoted(recipe.title))"]
    if let yield = recipe.mainYield {
      lines.append("servings: \(quoted(yield))")
      let others = recipe.yields.filter { $0 != yield }
      if !others.isEmpty { lines.append("yield: \(quoted(others.joined(separator: ", ")))") }
    }
    let facts = recipe.facts
    if let minutes = facts.preparationMinutes {
      lines.append("prep time: \(FactWriter.duration(minutes: minutes))")
    }
    if let minutes = facts.cookingMinutes {
      lines.append("cook time: \(FactWriter.duration(minutes: minutes))")
    }
    if let minutes = facts.totalMinutes {
      lines.append("time: \(FactWriter.duration(minutes: minutes))")
    }
    if let category = facts.category { lines.append("course: \(quoted(category.name))") }
    if let source = facts.source { lines.append("source: \(quoted(source))") }
    if let author = facts.author { lines.append("author: \(quoted(author))") }
    if let difficulty = facts.difficulty {
      lines.append("difficulty: \(FactWriter.word(for: difficulty))")
    }
    if let nutrition = facts.nutrition { lines.append("nutrition: \(quoted(FactWriter.text(nutrition)))") }
    if let language = facts.language, !facts.isLanguageFound { lines.append("locale: \(language)") }
    if let date = facts.date { lines.append("date: \(date.text)") }
    if let summary = recipe.summary { lines.append("description: \(quoted(summary))") }
    if !recipe.tags.isEmpty {
      lines.append("tags: [\(recipe.tags.map(quoted).joined(separator: ", "))]")
    }
    return "---\n\(lines.joined(separator: "\n"))\n---"
  }

  /// A text of YAML in double quotes.
  private static func quoted(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing(
      "\n", with: "\\n")
    return "\"\(escaped)\""
  }

  /// Without the signs that mean something in Cooklang, which knows no way to escape them; a line break stays in a step.
  private static func plain(_ text: String) -> String {
    text.replacing("@", with: "＠").replacing("#", with: "＃").replacing("~", with: "～").replacing(
      "{", with: "("
    )
    .replacing("}", with: ")").replacing("--", with: "–").replacing("[-", with: "[–").replacing("\n", with: " ")
  }
}

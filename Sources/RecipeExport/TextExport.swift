internal import Cookbook
internal import CookbookReading

/// Forms for people: plain text, and tables of Markdown.
public enum TextExport {
  /// Title, facts, ingredients, numbered steps; lines end in LF.
  public static func plain(_ recipe: PlainRecipe) -> String {
    var blocks = [recipe.title, recipe.summary].compactMap(\.self)
    let facts = facts(recipe)
    if !facts.isEmpty { blocks.append(facts.joined(separator: "\n")) }
    for group in recipe.groups {
      blocks.append(
        (group.title.map { ["\($0):"] } ?? []).joined() + (group.title == nil ? "" : "\n")
          + group.lines.map { "- \($0.toldText)" }.joined(separator: "\n"))
    }
    for section in recipe.sections {
      let steps = section.steps.enumerated().map { "\($0.offset + 1). \($0.element.text)" }
      blocks.append(((section.title.map { ["\($0):"] } ?? []) + steps).joined(separator: "\n"))
    }
    blocks += remarks(recipe).map { ($0.title.map { "\($0):\n" } ?? "") + $0.text }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  /// The same with ingredients as a table of amount and name.
  public static func markdownTable(_ recipe: PlainRecipe) -> String {
    var blocks = ["# \(MarkdownEscaping.line(recipe.title))"]
    if let summary = recipe.summary { blocks.append(MarkdownEscaping.line(summary)) }
    let facts = facts(recipe).map(MarkdownEscaping.line)
    if !facts.isEmpty { blocks.append(facts.joined(separator: "  \n")) }
    for group in recipe.groups {
      if let title = group.title { blocks.append("## \(MarkdownEscaping.line(title))") }
      let rows = group.lines.map { line in
        let amount = [line.told, line.unit].compactMap(\.self).joined(separator: " ")
        return "| \(MarkdownEscaping.line(amount)) | \(MarkdownEscaping.line(line.name)) |"
      }
      blocks.append((["| Amount | Ingredient |", "|---:|---|"] + rows).joined(separator: "\n"))
    }
    for section in recipe.sections {
      if let title = section.title { blocks.append("## \(MarkdownEscaping.line(title))") }
      blocks.append(
        section.steps.enumerated().map {
          "\($0.offset + 1). \(MarkdownEscaping.line($0.element.text))"
        }
        .joined(separator: "\n"))
    }
    for remark in remarks(recipe) {
      if let title = remark.title { blocks.append("## \(MarkdownEscaping.line(title))") }
      blocks.append(MarkdownEscaping.line(remark.text.split(whereSeparator: \.isNewline).joined(separator: " ")))
    }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  /// The first below a heading, so that nothing is taken for one more step.
  private static func remarks(_ recipe: PlainRecipe) -> [InstructionRemark] {
    guard var first = recipe.remarks.first else { return [] }
    first.title = first.title ?? "Notes"
    return [first] + recipe.remarks.dropFirst()
  }

  private static func facts(_ recipe: PlainRecipe) -> [String] {
    var facts = recipe.facts
    // A picture has no place in a text.
    facts.image = nil
    let lines = FactWriter.lines(facts, language: recipe.facts.language ?? "en").map(\.text)
    let yields = recipe.yields.isEmpty ? [] : ["Yield: \(recipe.yields.joined(separator: ", "))"]
    let tags = recipe.tags.isEmpty ? [] : ["Tags: \(recipe.tags.joined(separator: ", "))"]
    return yields + lines + tags
  }
}

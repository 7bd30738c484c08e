/// A recipe file as the differential test writes it.
struct DraftRecipe {
  var title: String
  var author: String?
  var source: String?
  var category: String?
  var language: String?
  var date: String?
  var tip: String?
  var nutrition: String?
  var tags: [String] = []
  var yield: String?
  var ingredients: [String]
  var steps: [String]

  /// As RecipeMD; a recipe without a title cannot be read.
  var markdown: String {
    let facts: [(String, String?)] = [
      ("Author", author), ("Source", source), ("Category", category), ("Language", language), ("Date", date),
      ("Tip", tip), ("Nutrition", nutrition),
    ]
    let lines = facts.compactMap { key, value in value.map { "\(key): \($0)" } }
    var parts = title.isEmpty ? [] : ["# \(title)"]
    parts.append("A dish for *every* day.")
    if !lines.isEmpty { parts.append(lines.joined(separator: "\n")) }
    if !tags.isEmpty { parts.append("*\(tags.joined(separator: ", "))*") }
    if let yield { parts.append("**\(yield)**") }
    parts += ["---", ingredients.map { "- \($0)" }.joined(separator: "\n"), "---"]
    parts.append(steps.enumerated().map { "\($0 + 1). \($1)" }.joined(separator: "\n"))
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// As an object of schema.org, several of which share a file.
  var schemaOrg: String {
    func list(_ texts: [String]) -> String { "[" + texts.map { "\"\($0)\"" }.joined(separator: ", ") + "]" }
    var members = ["\"@type\": \"Recipe\"", "\"name\": \"\(title)\"", "\"recipeIngredient\": \(list(ingredients))"]
    members.append("\"recipeInstructions\": \(list(steps))")
    members.append("\"keywords\": \"\(tags.joined(separator: ", "))\"")
    if let author { members.append("\"author\": \"\(author)\"") }
    if let yield { members.append("\"recipeYield\": \"\(yield)\"") }
    return "{\(members.joined(separator: ", "))}"
  }
}

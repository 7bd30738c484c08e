extension GeneratedRecipe {
  /// As RecipeMD 2.4.0 with fact lines.
  var recipeMD: String {
    var text = """
      # \(title)

      \(description)

      Prep time: \(prepMinutes) min
      Cook time: \(cookMinutes) min
      Author: \(author)
      Date: \(date)

      *\(tags.joined(separator: ", "))*

      **\(yields.joined(separator: ", "))**

      ---

      """
    for group in groups {
      if let title = group.title { text += "\n## \(title)\n" }
      text += "\n"
      for ingredient in group.ingredients { text += Self.line(ingredient) }
    }
    return text + "\n---\n\n" + numberedSteps
  }

  private static func line(_ ingredient: Ingredient) -> String {
    let amount = ingredient.amount.map { "*\($0)* " } ?? ""
    guard let recipe = ingredient.recipe else { return "- \(amount)\(ingredient.name)\n" }
    return "- \(amount)[\(ingredient.name)](\(recipe).md)\n"
  }
}

extension GeneratedRecipe {
  /// As Hugo content: everything but the steps is front matter.
  var hugoContent: String {
    var text = """
      ---
      title: "\(title)"
      date: \(date)
      description: "\(description)"
      author: "\(author)"
      prep: \(prepMinutes)
      cook: \(cookMinutes)
      tags: [\(tags.joined(separator: ", "))]
      yields: [\(yields.joined(separator: ", "))]
      groups:

      """
    for group in groups {
      text += "- name: \"\(group.title ?? "")\"\n  items:\n"
      for ingredient in group.ingredients {
        text += "  - amount: \"\(ingredient.amount ?? "")\"\n    name: \"\(ingredient.name)\"\n"
        if let recipe = ingredient.recipe { text += "    recipe: \"\(recipe)\"\n" }
      }
    }
    return text + "---\n" + numberedSteps
  }
}

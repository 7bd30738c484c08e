/// A made-up recipe, before it is written in one format or another.
struct GeneratedRecipe {
  struct Group {
    var title: String?
    var ingredients: [Ingredient]
  }

  struct Ingredient {
    var amount: String?
    var name: String
    /// The stem of another recipe's file.
    var recipe: String?
  }

  let title: String
  /// The name of its file without the ending.
  let stem: String
  let description: String
  let prepMinutes: Int
  let cookMinutes: Int
  /// `2026-03-14`
  let date: String
  let author: String
  let tags: [String]
  let yields: [String]
  let groups: [Group]
  var steps: [String]

  var numberedSteps: String {
    var text = ""
    for (index, step) in steps.enumerated() { text += "\(index + 1). \(step)\n" }
    return text
  }
}

internal import Cookbook
internal import Quantities
internal import SourceText

/// What is said when a recipe cannot be scaled by an ingredient.
struct IngredientMessages {
  let wish: IngredientWish
  let entry: RecipeEntry

  func diagnostic(_ failure: IngredientMatch.Failure) -> Diagnostic {
    let title = entry.recipe.title
    switch failure {
    case .none:
      let names = entry.recipe.allIngredients.map(\.name)
      let hint = NearMiss.suggestion(for: wish.name, among: names).map { "did you mean “\($0)”?" }
      return problem(
        "no ingredient of “\(title)” is called “\(wish.name)”", hint ?? "name an ingredient as the recipe does")
    case .several(let names):
      let list = names.map { "“\($0)”" }.joined(separator: ", ")
      return problem("“\(wish.name)” may be \(list)", "name one of them in full")
    case .unmeasured(let name):
      return problem("“\(title)” does not say how much of “\(name)” it needs", "multiply it, as in --multiply 2")
    case .otherUnit(let name, let amount):
      let listed = AmountText(decimalSign: ".").text(amount).split(separator: "\u{A0}").joined(separator: " ")
      return problem(
        "“\(title)” needs “\(listed)” of “\(name)”, which does not convert to “\(wish.amount.unit ?? "pieces")”",
        "write the amount in the unit of the recipe")
    case .tooLarge: return .scaleOverflow(entry)
    }
  }

  private func problem(_ message: String, _ hint: String) -> Diagnostic {
    Diagnostic(.error, "scale-ingredient", path: entry.path, message: message, hint: hint)
  }
}

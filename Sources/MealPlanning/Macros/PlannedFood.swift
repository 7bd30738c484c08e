internal import Cookbook
public import Nutrition

/// Looks up the foods that a plan names beside its recipes: `150 g yoghurt`.
public enum PlannedFood {
  /// - Parameter text: as one would write it in an ingredient list.
  public static func line(_ text: String, analyst: inout RecipeAnalyst) -> AnalysedLine? {
    let list = Recipe(title: "", ingredients: [Ingredient(name: text)])
    return analyst.lines(of: RecipeEntry(path: "", recipe: list)).first
  }
}

public import Cookbook
internal import RecipeMarkdown

/// The steps of a recipe for other formats.
public enum RecipeSteps {
  /// The method as plain text, by section; the same steps that the recipe's page shows.
  public static func sections(of recipe: Recipe) -> [InstructionSection] {
    Instructions(recipe) { MarkdownHTMLRenderer { _, _ in .refused } }.instructionSections(pageURL: nil)
  }

  /// What stands around the steps as plain text: notes, variations.
  public static func remarks(of recipe: Recipe) -> [InstructionRemark] {
    Instructions(recipe) { MarkdownHTMLRenderer { _, _ in .refused } }.remarks
  }
}

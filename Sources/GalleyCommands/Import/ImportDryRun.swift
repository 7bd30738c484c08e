internal import Cookbook
internal import CookbookReading
internal import JSONReading
internal import RecipeImport
internal import RecipeKeeping
internal import SiteBuilding
internal import SourceText

/// Prints what an import would write.
struct ImportDryRun {
  let options: ImportOptions
  let console: Console

  func print(_ sources: [ImportedSource], _ report: inout DiagnosticLog) {
    switch options.format {
    case .json: fields(sources)
    case .recipemd:
      let recipes = sources.flatMap(\.recipes).enumerated().filter { options.takes($0.offset + 1) }.map(\.element)
      var addresses = RecipeAddresses()
      for draft in recipes.map(\.draft) {
        if let title = draft.title { addresses.add(draft, at: RecipeFileName.stem(of: title) + ".md") }
      }
      for (index, recipe) in recipes.enumerated() {
        if index > 0 { console.write("\n") }
        text(recipe, addresses, &report)
      }
    }
  }

  /// One JSON object for each source: pretty where it is alone, else one on each line.
  private func fields(_ sources: [ImportedSource]) {
    var count = 0
    for source in sources {
      var json = JSONWriter(layout: sources.count == 1 ? .pretty : .compact)
      let before = count
      let drafts = source.recipes.map(\.draft).enumerated().filter { options.takes(before + $0.offset + 1) }.map(
        \.element)
      count += source.recipes.count
      RecipeDraftJSON.object(drafts, from: source.name, into: &json)
      let bytes = json.finish()
      console.write(bytes.last == 0x0A ? bytes : bytes + [0x0A])
    }
  }

  private func text(_ recipe: FoundRecipe, _ addresses: RecipeAddresses, _ report: inout DiagnosticLog) {
    guard let made = DraftRecipe(recipe.draft, addresses: addresses) else {
      return report.add([.importUntitled(recipe.source)])
    }
    console.write(Array(made.text.utf8))
    LossReport(format: options.lossReport, console: console)
      .print(made.losses, of: recipe.draft.title ?? "", in: recipe.source)
  }
}

extension Diagnostic {
  static func importUntitled(_ source: String) -> Diagnostic {
    Diagnostic(
      .error, "import-untitled", path: source, message: "a recipe was found, but no title",
      hint: "write a title as the first line of its text and import that")
  }
}

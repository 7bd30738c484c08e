internal import CommandLineParsing
internal import Cookbook
internal import CookbookReading
internal import Glibc
internal import JSONReading
internal import Nutrition
internal import Quantities
internal import RecipeQueries
internal import SitePlanning
internal import SiteStorage
internal import SourceText

enum ShowFormat: String, CaseIterable {
  case text, json, recipemd
}

/// `galley show`
struct ShowCommand {
  let options: CommonOptions
  let console: Console
  let wish: ScaleWish?
  let isFlat: Bool
  /// Every line with its grams, figures and source.
  let isDetailed: Bool
  let format: ShowFormat

  static func run(_ command: ParsedCommand, options: CommonOptions, console: Console) -> ExitCode {
    guard let format = ShowFormat(rawValue: command.value("format") ?? ShowFormat.text.rawValue) else {
      preconditionFailure("the table allows only formats there are")
    }
    do throws(CommandUsageError) {
      let show = ShowCommand(
        options: options, console: console, wish: try ScaleOptions.wish(command), isFlat: command.flag("flatten"),
        isDetailed: command.flag("nutrition"), format: format)
      return show.run(command.operands("recipe")[0])
    } catch {
      return console.report(error)
    }
  }

  private func run(_ name: String) -> ExitCode {
    var report = Report(isStrict: options.isStrict)
    if let shown = prepared(name, &report) { print(shown) }
    for problem in report.sorted { console.writeError(DiagnosticText.text(problem, style: console.errorStyle)) }
    return report.exitCode
  }

  // MARK: Finding

  private func prepared(_ name: String, _ report: inout Report) -> Shown? {
    guard let (library, path) = find(name, &report) else { return nil }
    let read = library.read(path)
    report.add(read.diagnostics.map { $0.moved(to: library.shownPath(of: $0.path)) })
    guard let volume = read.value else { return nil }
    let prepared = prepared(volume.recipe, library)
    report.add(prepared.diagnostics.map { $0.moved(to: library.shownPath(of: $0.path)) })
    return prepared.value
  }

  /// A file by its path, else a recipe of the site by whatever it is called.
  private func find(_ name: String, _ report: inout Report) -> (library: RecipeLibrary, path: String)? {
    if ContentKind(path: name) == .recipe, access(name, F_OK) == 0 {
      return RecipeLibrary.containing(name, options: options)
    }
    let opened = Workspace.open(options)
    report.add(opened.diagnostics.filter { $0.severity == .error })
    guard let workspace = opened.value, !opened.hasErrors else { return nil }
    let site = SiteRecipes.read(workspace, jobs: options.jobs, console: console)
    let candidates = site.recipes.map { RecipeName.Candidate(path: $0.summary.path, title: $0.summary.title) }
    let found = RecipeName.find(name, among: candidates, content: workspace.content.name)
    // The recipe may be among those that could not be read.
    report.add(found.diagnostics + (found.value == nil ? site.errors : []))
    return found.value.map { (RecipeLibrary(workspace), $0) }
  }

  // MARK: Scaling and flattening

  private struct Shown {
    var entry: RecipeEntry
    let language: String
    let factor: Rational
    let kitchen: RecipeKitchen
  }

  private func prepared(_ recipe: LinkedRecipe, _ library: RecipeLibrary) -> Checked<Shown?> {
    var entry = recipe.entry
    entry.recipe.yields = entry.yields
    let factor = wish?.factor(for: entry) ?? Checked(.one)
    guard let times = factor.value else { return Checked(nil, factor.diagnostics) }
    guard let scaled = entry.recipe.multiplied(by: times) else { return Checked(nil, [.scaleOverflow(entry)]) }
    entry.recipe = scaled
    var diagnostics: [Diagnostic] = []
    if isFlat {
      let flat = RecipeFlattening.flatten(LinkedRecipe(entry: entry, links: recipe.links)) { destination, path in
        library.subRecipe(destination, from: path)
      }
      entry.recipe = flat.value
      diagnostics = flat.diagnostics
    }
    let language = entry.facts.language ?? library.configuration.language
    var analyst = KitchenAnalyst(foods: library.makeBook(), language: library.configuration.language)
    let kitchen = RecipeKitchen(
      entry, in: library, analyst: &analyst, threshold: library.configuration.nutrition.coverage)
    return Checked(Shown(entry: entry, language: language, factor: times, kitchen: kitchen), diagnostics)
  }

  // MARK: Printing

  private func print(_ shown: Shown) {
    switch format {
    case .json:
      var json = JSONWriter(layout: .pretty)
      RecipeJSONWriter.write(shown.entry.recipe, to: &json) { NutritionJSON.write(shown.kitchen, to: &$0) }
      console.write(json.finish())
    case .recipemd: console.write(RecipeWriter.write(shown.entry.recipe))
    case .text:
      let sheet = RecipeSheet(
        entry: shown.entry, language: shown.language, width: console.width, style: console.outputStyle,
        note: Self.note(shown), nutrition: nutrition(of: shown.kitchen))
      console.write(sheet.text)
    }
  }

  private func nutrition(of recipe: RecipeKitchen) -> [String] {
    let summary = NutritionText(recipe: recipe, width: console.width, style: console.outputStyle).lines
    return isDetailed ? summary + [""] + NutritionTable(recipe: recipe, style: console.outputStyle).lines : summary
  }

  /// Amounts inside sentences and times are the author's, and may mislead beside scaled ingredients.
  private static func note(_ shown: Shown) -> String? {
    guard shown.factor != .one else { return nil }
    let scope = shown.entry.recipe.instructions == nil ? "" : "; times, and amounts in the text, are as written"
    return "ingredients × \(NumberText.display(shown.factor))\(scope)"
  }
}

internal import CommandLineParsing
internal import Cookbook
internal import CookbookReading
internal import Glibc
internal import JSONReading
internal import JSONVocabulary
internal import KitchenUnits
internal import Nutrition
internal import Quantities
internal import RecipeQueries
internal import SiteBuilding
internal import SitePlanning
internal import SiteStorage
internal import SourceText
internal import TerminalPresentation

enum ShowFormat: String, CaseIterable {
  case text, json, recipemd
}

/// `galley show`
struct ShowCommand {
  static let format = ChoiceOption<ShowFormat>(
    "format", "f", metavar: "FORMAT", default: .text,
    help: "For people, as RecipeMD's exchange format with nutrition and labels, or as RecipeMD.")

  let options: CommonOptions
  let console: Console
  let wish: ScaleWish?
  let system: MeasurementSystem
  /// Whether volumes become masses, as far as the table of foods knows what they weigh.
  let isWeighed: Bool
  let isFlat: Bool
  /// Every line with its grams, figures and source.
  let isDetailed: Bool
  let format: ShowFormat

  static func run(_ command: ParsedCommand, options: CommonOptions, console: Console) -> ExitCode {
    let format = command.choice(Self.format)
    do throws(InvalidRequest) {
      if command.flag("weights"), !command.flag("metric") {
        throw InvalidRequest("--weights goes with --metric", hint: "ask for both, or leave --weights out")
      }
      let show = ShowCommand(
        options: options, console: console, wish: try ScaleOptions.wish(command),
        system: try ScaleOptions.system(command), isWeighed: command.flag("weights"), isFlat: command.flag("flatten"),
        isDetailed: command.flag("nutrition"), format: format)
      return show.run(command.operands("recipe")[0])
    } catch {
      return console.report(error)
    }
  }

  private func run(_ name: String) -> ExitCode {
    var report = DiagnosticLog(isStrict: options.isStrict)
    if let shown = prepared(name, &report) { print(shown) }
    for problem in report.sorted { console.writeError(DiagnosticText.text(problem, style: console.errorStyle)) }
    return report.exitCode
  }

  // MARK: Finding

  private func prepared(_ name: String, _ report: inout DiagnosticLog) -> Shown? {
    guard let (library, path) = find(name, &report) else { return nil }
    let read = library.read(path)
    report.add(read.diagnostics.map { $0.moved(to: library.shownPath(of: $0.path)) })
    guard let volume = read.value else { return nil }
    let prepared = prepared(volume.recipe, library)
    report.add(prepared.diagnostics.map { $0.moved(to: library.shownPath(of: $0.path)) })
    return prepared.value
  }

  /// A file by its path, else a recipe of the site by whatever it is called.
  private func find(_ name: String, _ report: inout DiagnosticLog) -> (library: RecipeLibrary, path: String)? {
    if ContentKind(path: name) == .recipe, access(name, F_OK) == 0 {
      return RecipeLibrary.containing(name, options: options.site)
    }
    let opened = Workspace.open(options.site)
    report.add(opened.diagnostics.filter { $0.severity == .error })
    guard let workspace = opened.value, !opened.hasErrors else { return nil }
    let found = CalledRecipe.find(name, in: SiteModel(workspace, workers: options.workers, console: console))
    report.add(found.diagnostics)
    return found.value.map { (RecipeLibrary(workspace), $0) }
  }

  // MARK: Scaling and flattening

  private struct Shown {
    var entry: RecipeEntry
    let language: String
    let factor: Rational
    var indivisible: [Indivisible] = []
    var unscaled: [String] = []
    var analysis: RecipeAnalysis
  }

  private func prepared(_ recipe: LinkedRecipe, _ library: RecipeLibrary) -> Checked<Shown?> {
    var entry = recipe.entry
    entry.recipe.yields = entry.yields
    let factor = wish?.factor(for: entry) ?? Checked(.one)
    guard let times = factor.value else { return Checked(nil, factor.diagnostics) }
    let language = entry.facts.language ?? library.configuration.language
    guard isFlat else { return adjusted(entry, by: times, language, library) }
    // Sub-recipes are scaled by the amounts as they stand, so flattening comes first.
    let flat = RecipeFlattening.flatten(
      LinkedRecipe(entry: entry, links: recipe.links), weigh: library.weighing(foods: library.makeBook())
    ) { destination, path in
      library.subRecipe(destination, from: path)
    }
    entry.recipe = flat.value
    let shown = adjusted(entry, by: times, language, library)
    return Checked(shown.value, flat.diagnostics + shown.diagnostics)
  }

  private func adjusted(
    _ entry: RecipeEntry, by factor: Rational, _ language: String, _ library: RecipeLibrary
  ) -> Checked<Shown?> {
    let adjustment = RecipeAdjustment(
      factor: factor, system: system, language: language, decimalSign: LanguageTag.decimalSign(language),
      precision: format == .text ? .readable : .exact)
    let written = analysis(of: entry, library)
    let weights = isWeighed ? written.lines.map { [$0.volumeWeight].compactMap(\.self) } : []
    guard let adjusted = adjustment.adjust(entry.recipe, weights: weights), let analysis = written.scaled(by: factor)
    else { return Checked(nil, [.scaleOverflow(entry)]) }
    var shown = Shown(entry: entry, language: language, factor: factor, analysis: analysis)
    shown.entry.recipe = adjusted.recipe
    shown.indivisible = adjusted.indivisible
    shown.unscaled = adjusted.unscaled
    return Checked(shown)
  }

  /// What the recipe provides as it is written: a serving of it does not depend on how many are made.
  private func analysis(of entry: RecipeEntry, _ library: RecipeLibrary) -> RecipeAnalysis {
    var analyst = RecipeAnalyst(foods: library.makeBook(), language: library.configuration.language)
    return RecipeAnalysis(
      entry, in: library, analyst: &analyst, threshold: library.configuration.nutrition.coverage)
  }

  // MARK: Printing

  private func print(_ shown: Shown) {
    switch format {
    case .json:
      var json = JSONWriter(layout: .pretty)
      RecipeJSONWriter.write(shown.entry.recipe, to: &json) {
        NutritionJSON.write(shown.analysis.nutrition, of: shown.analysis.analysis, lines: shown.analysis.lines, to: &$0)
      }
      console.write(json.finish())
    case .recipemd: console.write(Array(RecipeWriter.write(shown.entry.recipe).utf8))
    case .text:
      let sheet = RecipeSheet(
        entry: shown.entry, language: shown.language, width: console.width, style: console.outputStyle,
        notes: notes(shown), nutrition: nutrition(of: shown.analysis))
      console.write(sheet.text)
    }
  }

  private func nutrition(of recipe: RecipeAnalysis) -> [String] {
    let summary = NutritionText(recipe: recipe, width: console.width, style: console.outputStyle).lines
    return isDetailed ? summary + [""] + NutritionTable(recipe: recipe, style: console.outputStyle).lines : summary
  }

  /// What was done to the amounts, and what was not and may mislead.
  private func notes(_ shown: Shown) -> [String] {
    guard shown.factor != .one else { return [] }
    let amounts = AmountText(decimalSign: LanguageTag.decimalSign(shown.language))
    let times = shown.entry.recipe.instructions == nil ? "" : "; times are as written"
    var notes = ["amounts × \(NumberText.display(shown.factor))\(times)"]
    if case .pan = wish { notes.append("another tin takes another time: look earlier, and go by the look of it") }
    if !shown.unscaled.isEmpty {
      let list = shown.unscaled.map { "“\($0)”" }.joined(separator: ", ")
      notes.append("as written in the steps, since it is not clear of what: \(list)")
    }
    for part in shown.indivisible {
      notes.append(
        "comes whole: \(amounts.text(part.amount)) \(IngredientName(part.name, shown.entry.recipe.texts).name)")
    }
    return notes
  }
}

internal import CommandLineParsing
internal import Cookbook
internal import Foods
internal import MealPlanning
internal import SiteBuilding
internal import SitePlanning
internal import SiteStorage
internal import SourceText
internal import TerminalPresentation

/// `galley cook`
struct CookCommand {
  static let format = ChoiceOption<CookFormat>(
    "format", "f", metavar: "FORMAT", default: .text,
    help: "For people, or as JSON.")

  let options: CommonOptions
  let console: Console
  let question: CookRequest
  let format: CookFormat

  static func run(_ command: ParsedCommand, options: CommonOptions, console: Console) -> ExitCode {
    let cook = CookCommand(
      options: options, console: console, question: CookRequest(command),
      format: command.choice(Self.format))
    return SiteCommand.run(options, console, cook.run)
  }

  private func run(in model: SiteModel, _ report: inout DiagnosticLog) throws(InvalidRequest) {
    let (workspace, book) = (model.workspace, model.foods)
    let pantry = question.usesPantry ? model.pantry : Checked(Pantry())
    report.add(pantry.diagnostics)
    guard !question.have.isEmpty || !pantry.value.items.isEmpty else {
      throw InvalidRequest(
        "nothing says what is there",
        hint: "name it, as --have eggs,milk, or list it in \(workspace.content.shownPath(of: SitePantry.fileName))")
    }
    let language = workspace.configuration.language
    report.add(model.substitutions.diagnostics)
    let stock = stock(pantry.value, staples: workspace.configuration.staples, model.kinds, book, language)
    let reviewer = CookingReviewer(
      stock, kinds: model.kinds, substitutions: model.substitutions.value, book: book, language: language,
      diet: question.diet)
    let site = model.recipes
    report.add(site.errorsInBrief)
    try question.check(site.recipes)
    let matches = RecipeMatches(
      site.recipes, reviewer, book: book, language: language, diet: question.diet, workers: options.workers)
    noteUnknown(stock, used: matches.usedItems, book)
    print(matches.ranked(for: question), site.recipes, stock, book, in: workspace.content)
  }

  private func stock(
    _ pantry: Pantry, staples: [String], _ kinds: FoodKinds, _ book: FoodBook, _ language: String
  ) -> PantryIndex {
    let matcher = FoodMatcher(book)
    let named = question.have.map { PantryIndex.Item($0, .named, matcher: matcher, language: language) }
    let written = SitePantry.stock(pantry, staples: staples, matcher: matcher, language: language)
    return PantryIndex(named + written, kinds: kinds)
  }

  /// Says which names mean nothing, neither as a food nor as an ingredient of some recipe; of many only the first.
  private func noteUnknown(_ stock: PantryIndex, used: Set<Int>, _ book: FoodBook) {
    let unknown = stock.items.enumerated().filter { index, item in
      item.food == nil && item.origin != .staple && !used.contains(index)
    }
    guard !unknown.isEmpty else { return }
    let search = FoodSearch(book)
    for (_, item) in unknown.prefix(Self.shownUnknown) {
      let near = search.find(item.name, limit: 1).first.map { "; did you mean “\($0.name)”?" }
      console.note("no food and no ingredient is called “\(TerminalText.safe(item.name))”\(near ?? "")")
    }
    if unknown.count > Self.shownUnknown {
      console.note("\(unknown.count - Self.shownUnknown) more names mean no food and no ingredient")
    }
  }

  private static let shownUnknown = 20

  private func print(
    _ found: [CookableRecipe], _ recipes: [SiteRecipes.Listed], _ stock: PantryIndex, _ book: FoodBook,
    in folder: SourceFolder
  ) {
    let shown = Array(found.prefix(question.limit))
    switch format {
    case .json:
      console.write(CookJSON(recipes: recipes, pantry: stock, book: book, folder: folder).bytes(shown))
    case .text:
      let text = CookText(
        recipes: recipes, pantry: stock, folder: folder, style: console.outputStyle, width: console.width)
      console.write(shown.map(text.block).joined(separator: "\n"))
    }
    if found.isEmpty {
      let plural = question.maxMissing == 1 ? "" : "s"
      console.note(
        "no recipe gets by with what is there and \(question.maxMissing) missing ingredient\(plural); "
          + "name more with --have, or allow more with --max-missing")
    } else if found.count > shown.count {
      console.note("\(found.count - shown.count) more; --limit shows them")
    }
  }
}

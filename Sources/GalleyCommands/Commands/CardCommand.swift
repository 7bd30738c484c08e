internal import CommandLineParsing
internal import Cookbook
internal import KitchenUnits
internal import Mustache
internal import PageRendering
internal import Quantities
internal import RecipeQueries
internal import SitePlanning
internal import SiteStorage
internal import SourceText

enum CardFormat: String, CaseIterable {
  case pdf, html
}

/// `galley card`
struct CardCommand {
  let options: CommonOptions
  let console: Console
  let choice: CardChoice
  let size: CardSize
  let isMono: Bool
  let wish: ScaleWish?
  let system: MeasurementSystem
  let format: CardFormat

  static func run(_ command: ParsedCommand, options: CommonOptions, console: Console) -> ExitCode {
    guard let format = CardFormat(rawValue: command.value("format") ?? CardFormat.pdf.rawValue),
      let size = CardSize(rawValue: command.value("size") ?? CardSize.a5.rawValue)
    else { preconditionFailure("the table allows only formats and sizes there are") }
    do throws(CommandUsageError) {
      let card = CardCommand(
        options: options, console: console, choice: try CardChoice(command), size: size,
        isMono: command.flag("mono"), wish: try ScaleOptions.wish(command), system: try ScaleOptions.system(command),
        format: format)
      return try card.run()
    } catch {
      return console.report(error)
    }
  }

  private func run() throws(CommandUsageError) -> ExitCode {
    var report = Report(isStrict: options.isStrict)
    if let (workspace, session) = plan(&report) {
      let chosen = choice.recipes(of: session)
      report.add(chosen.diagnostics)
      let target = try CardTarget(
        options.output, format: format, count: chosen.value.count, isTerminal: console.outputIsTerminal)
      let cards = html(of: chosen.value, session, &report)
      report.add(write(cards, to: target, PrintJob(workspace, console: console)))
    }
    for problem in report.sorted { console.writeError(DiagnosticText.text(problem, style: console.errorStyle)) }
    return report.exitCode
  }

  private func plan(_ report: inout Report) -> (Workspace, SiteSession)? {
    let opened = Workspace.open(options)
    report.add(opened.diagnostics.filter { $0.severity == .error })
    guard let workspace = opened.value, !opened.hasErrors else { return nil }
    let planned = SiteSession.plan(workspace, state: .empty, jobs: options.jobs, console: console)
    guard let session = planned.value else {
      report.add(planned.diagnostics.filter { $0.severity == .error })
      return nil
    }
    return (workspace, session)
  }

  // MARK: Making

  /// A card ready to be written.
  private struct Card {
    let recipe: SiteRecipe
    let html: [UInt8]
  }

  private func html(of recipes: [Int], _ session: SiteSession, _ report: inout Report) -> [Card] {
    let renderer = session.renderer()
    var analyst = renderer.makeAnalyst()
    var codes = CardCodes()
    var cards: [Card] = []
    var buffer = ByteBuffer(capacity: 65536)
    for index in recipes {
      let recipe = session.site.recipes[index]
      guard let contents = session.collection.contents[recipe.summary.path] else { continue }
      let shown = shown(contents.entry, session)
      report.add(shown.diagnostics.map { $0.moved(to: session.content.shownPath(of: $0.path)) })
      guard let entry = shown.value else { continue }
      let code = codes.code(of: recipe, at: renderer.address(ofRecipe: index))
      let setup = CardSetup(size: size, isMono: isMono, code: code)
      buffer.removeAll()
      do throws(PageRenderer.Failure) {
        try renderer.renderCard(index, showing: entry, setup, into: &buffer, analyst: &analyst)
        cards.append(Card(recipe: recipe, html: buffer.bytes))
      } catch {
        report.add([SiteBuild.problem(error, path: recipe.page)])
      }
    }
    report.add(codes.problems)
    return cards
  }

  /// The recipe in the amounts and units asked for.
  private func shown(_ recipe: RecipeEntry, _ session: SiteSession) -> Checked<RecipeEntry?> {
    guard wish != nil || system != .asWritten else { return Checked(recipe) }
    var entry = recipe
    entry.recipe.yields = entry.yields
    let factor = wish?.factor(for: entry) ?? Checked(.one)
    guard let times = factor.value else { return Checked(nil, factor.diagnostics) }
    let language = entry.facts.language ?? session.site.configuration.language
    let adjustment = RecipeAdjustment(
      factor: times, system: system, language: language, decimalSign: RecipeSheet.decimalSign(language),
      precision: .readable)
    guard let adjusted = adjustment.adjust(entry.recipe) else { return Checked(nil, [.scaleOverflow(entry)]) }
    entry.recipe = adjusted.recipe
    if !adjusted.unscaled.isEmpty {
      let list = adjusted.unscaled.map { "“\($0)”" }.joined(separator: ", ")
      console.note("\(recipe.recipe.title): as written in the steps, since it is not clear of what: \(list)")
    }
    return Checked(entry, factor.diagnostics)
  }

  // MARK: Writing

  private func write(_ cards: [Card], to target: CardTarget, _ job: PrintJob) -> [Diagnostic] {
    let files = target.files(of: cards.map(\.recipe), format: format)
    let pages = zip(cards, files).map { card, file in
      PrintedPage(html: card.html, file: file, source: card.recipe.summary.path)
    }
    switch format {
    case .html: return pages.flatMap { $0.file.write($0.html, console: console) }
    case .pdf: return job.print(pages)
    }
  }
}

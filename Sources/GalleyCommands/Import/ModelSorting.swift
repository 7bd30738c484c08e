internal import CommandLineParsing
internal import LanguageModels
internal import ShoppingCategories
internal import SiteBuilding
internal import SitePlanning
internal import SourceText

/// Has the language model of a site sort what nothing else knows, after saying what it costs.
struct ModelSorting {
  private let options: CommonOptions
  private let allowsPrivate: Bool
  private let console: Console

  init(_ command: ParsedCommand, _ options: CommonOptions, _ console: Console) {
    self.options = options
    self.console = console
    allowsPrivate = command.flag("allow-private")
  }

  /// Categories by item; those of a portion whose question failed are left out, and the failure is reported.
  func sort(_ items: [String], aisles: AisleFile?, _ report: inout DiagnosticLog) -> [String: Categorisation] {
    let portions = ModelSorter.portions(of: items)
    guard !portions.isEmpty else { return [:] }
    let site = Workspace.open(options.site)
    let client = ModelSetup.client(of: site.value, allowsPrivate: allowsPrivate)
    report.add(client.diagnostics)
    guard let client = client.value, let assistant = site.value?.configuration.assistant else { return [:] }
    let sorter = ModelSorter(client: client, aisles: aisles)
    tellCost(portions.map(sorter.question), assistant)
    guard portions.count < 2 || ImportPreview(console: console).isAgreed("Ask the language model?") else { return [:] }
    var found: [String: Categorisation] = [:]
    for portion in portions {
      do throws(ModelFailure) {
        for (item, category) in zip(portion, try sorter.sort(portion)) { found[item] = category }
      } catch {
        report.add([ModelSetup.problem(error)])
        break
      }
    }
    if !found.isEmpty {
      console.note("“\(assistant.model)” sorted \(found.count) of \(items.count) unknown items; look them over")
    }
    return found
  }

  private func tellCost(_ questions: [ModelQuestion], _ assistant: SiteConfiguration.Assistant) {
    let tokens = questions.map(\.estimatedTokens)
    let sum = (tokens.reduce(0) { $0 + $1.input }, tokens.reduce(0) { $0 + $1.output })
    console.note(ModelSetup.estimate(sum, questions: questions.count, assistant))
  }
}

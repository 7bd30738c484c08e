internal import CommandLineParsing
internal import Printing
internal import SiteBuilding
internal import SitePlanning
internal import SiteStorage
internal import SourceText

/// `galley build`
enum BuildCommand {
  static func run(_ command: ParsedCommand, options: CommonOptions, console: Console) -> ExitCode {
    let required: Int?
    let shard: Shard?
    var console = console
    do throws(InvalidRequest) {
      required = try CoverageRequirement.read(command)
      shard = try command.value("shard").map { text throws(InvalidRequest) in
        try Shard(text, variable: Environment.variable)
      }
      console.measurements = try Measurements(command)
    } catch {
      return console.report(error)
    }
    let clock = PhaseClock(console: console)
    var site = options.site
    site.allowsUsedOutput = command.flag("force")
    site.shard = shard
    let opened = Workspace.open(site) { configuration in
      if command.flag("pdf") { configuration.cards.pdf = true }
    }
    var report = DiagnosticLog(
      opened.diagnostics, isStrict: options.isStrict || opened.value?.configuration.strict == true,
      silenced: opened.value?.configuration.silenced ?? [])
    guard let workspace = opened.value, !opened.hasErrors else { return report.finish(console, summary: nil) }
    let lock = BuildLock.acquire(workspace.folders)
    report.add(lock.diagnostics)
    guard let held = lock.value else { return report.finish(console, summary: nil) }
    let cards = SiteCards.open(workspace)
    report.add(cards.diagnostics)
    guard !cards.hasErrors else { return report.finish(console, summary: nil) }
    let build = SiteBuild(
      workspace: workspace, lock: held, workers: options.workers, shard: shard, requiredCoverage: required,
      cards: cards.value, console: console)
    let summary = build.run(&report)
    report.add(console.measurements?.finish(console) ?? [])
    return report.finish(console, summary: summary.map { "\($0) in \(clock.elapsed)" })
  }
}

internal import CommandLineParsing
internal import Concurrency
internal import Glibc
internal import SiteBuilding

/// The options every command has.
struct CommonOptions {
  static let color = ChoiceOption<TerminalStyle.Wish>(
    "color", metavar: "WHEN", default: .auto, help: "Use colours in messages.")

  let site: SiteOptions
  let isQuiet: Bool
  let isVerbose: Bool
  let color: TerminalStyle.Wish

  init(_ command: ParsedCommand) {
    site = SiteOptions(
      root: command.value("root") ?? ".", output: command.value("output"), cache: command.value("cache"),
      isStrict: command.flag("strict"),
      jobs: command.integer("jobs") ?? max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))), theme: command.value("theme"))
    isQuiet = command.flag("quiet")
    isVerbose = command.flag("verbose")
    color = command.choice(Self.color)
  }

  var root: String { site.root }
  var output: String? { site.output }
  var isStrict: Bool { site.isStrict }
  var workers: Workers { site.workers }
}

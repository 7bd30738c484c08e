internal import CommandLineParsing
internal import Glibc
internal import SiteBuilding

/// The options every command has.
struct CommonOptions {
  let site: SiteOptions
  let isQuiet: Bool
  let isVerbose: Bool
  let color: TerminalStyle.Wish

  init(_ command: ParsedCommand) {
    site = SiteOptions(
      root: command.value("root") ?? ".", output: command.value("output"), isStrict: command.flag("strict"),
      jobs: command.integer("jobs") ?? max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))))
    isQuiet = command.flag("quiet")
    isVerbose = command.flag("verbose")
    color =
      switch command.value("color") {
      case "always": .always
      case "never": .never
      default: .auto
      }
  }

  var root: String { site.root }
  var output: String? { site.output }
  var isStrict: Bool { site.isStrict }
  var jobs: Int { site.jobs }
}

internal import CommandLineParsing

enum DoctorFormat: String, CaseIterable {
  case text, json
}

/// `galley doctor`
enum DoctorCommand {
  static func run(_ command: ParsedCommand, options: CommonOptions, console: Console) -> ExitCode {
    let report = SiteDoctor(options: options, console: console).examine()
    switch command.value("format").map(DoctorFormat.init(rawValue:)) {
    case .json: console.write(report.json)
    default: console.write(report.text(width: console.width, style: console.outputStyle))
    }
    return report.exitCode
  }
}

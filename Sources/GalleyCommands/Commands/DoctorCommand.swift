internal import CommandLineParsing

enum DoctorFormat: String, CaseIterable {
  case text, json
}

/// `galley doctor`
enum DoctorCommand {
  static let format = ChoiceOption<DoctorFormat>(
    "format", "f", metavar: "FORMAT", default: .text,
    help: "For people, or as JSON.")

  static func run(_ command: ParsedCommand, options: CommonOptions, console: Console) -> ExitCode {
    let report = SiteDoctor(options: options, console: console).examine()
    switch command.choice(format) {
    case .json: console.write(report.json)
    case .text: console.write(report.text(width: console.width, style: console.outputStyle))
    }
    return report.exitCode
  }
}

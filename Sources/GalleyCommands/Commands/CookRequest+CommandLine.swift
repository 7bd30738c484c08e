internal import CommandLineParsing
internal import Nutrition
internal import SiteBuilding

enum CookFormat: String, CaseIterable {
  case text, json
}

extension CookRequest {
  init(_ command: ParsedCommand) {
    self.init(
      have: command.values("have").flatMap { $0.split(separator: ",") }.map(Self.trimmed).filter { !$0.isEmpty },
      usesPantry: !command.flag("no-pantry"), maxMissing: command.integer("max-missing") ?? 3,
      minutes: command.integer("time"),
      diet: command.value("diet").flatMap { name in Diet.allCases.first { "\($0)" == name } },
      category: command.value("category"), limit: command.integer("limit") ?? 10)
  }

  private static func trimmed(_ text: Substring) -> String {
    text.split(separator: " ").joined(separator: " ")
  }
}

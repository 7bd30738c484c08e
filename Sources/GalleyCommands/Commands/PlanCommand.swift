internal import CommandLineParsing
internal import Cookbook
internal import MealPlanning
internal import SiteBuilding
internal import SourceText
internal import TerminalPresentation

enum PlanFormat: String, CaseIterable {
  case text, json
}

/// What the commands for plans share: the options, and the day they count from.
struct PlanCommand {
  let options: CommonOptions
  let console: Console
  let today: CalendarDate

  init(_ command: ParsedCommand, options: CommonOptions, console: Console) throws(InvalidRequest) {
    self.options = options
    self.console = console
    let stated = try Self.day(command.value("today"), option: "--today")
    today = if let stated { stated } else { try Self.now() }
  }

  /// The value of an option that names a day; `nil` where it was not given.
  static func day(_ text: String?, option: String) throws(InvalidRequest) -> CalendarDate? {
    guard let text else { return nil }
    guard text.utf8.count == 10, let date = CalendarDate(text) else {
      throw InvalidRequest("“\(text)” after \(option) is no day", hint: "write it as 2026-11-16")
    }
    return date
  }

  /// The week a word names.
  func week(_ word: String) throws(InvalidRequest) -> ISOWeek {
    if let week = PlanSpan.week(word, today: today) { return week }
    throw InvalidRequest(
      "“\(word)” is no week", hint: "write it as 2026-W47, or “this”, “next” or “last”")
  }

  private static func now() throws(InvalidRequest) -> CalendarDate {
    guard let today = Environment.today() else {
      throw InvalidRequest("this machine does not say which day it is", hint: "name the day with --today")
    }
    return today
  }

  /// Runs a command on the site's plans, and prints what is wrong.
  func run(_ body: (SiteModel, inout DiagnosticLog) throws(InvalidRequest) -> Void) -> ExitCode {
    SiteCommand.run(options, console, body)
  }

  /// Somebody who eats, as galley.yaml or the plan writes the name; `nil` where nobody is named.
  static func person(
    _ name: String?, in calendar: PlanCalendar
  ) throws(InvalidRequest) -> String? {
    try person(name, among: calendar.people + calendar.entries.flatMap { $0.portions.map(\.person) })
  }

  /// - Parameter people: whom the configuration or plans name; one may stand there several times.
  static func person(_ name: String?, among people: [String]) throws(InvalidRequest) -> String? {
    guard let name else { return nil }
    if let found = people.first(where: { Person.isSame($0, name) }) { return found }
    let known = Set(people).filter { !$0.isEmpty }.sorted()
    let near = NearMiss.suggestion(for: name, among: known).map { "did you mean “\($0)”?" }
    throw InvalidRequest(
      "nobody is called “\(name)”",
      hint: near
        ?? (known.isEmpty ? "name people below “people” in galley.yaml" : "one of \(known.joined(separator: ", "))"))
  }
}

internal import CommandLineParsing
internal import Cookbook
internal import CookbookReading
internal import MealPlanning
internal import PageInputs
internal import SiteBuilding
internal import SitePlanning
internal import SiteStorage
internal import SourceText

/// `galley plan ics`
enum PlanCalendarCommand {
  static func run(_ command: ParsedCommand, options: CommonOptions, console: Console) -> ExitCode {
    do throws(InvalidRequest) {
      let plan = try PlanCommand(command, options: options, console: console)
      let days = try days(command, plan)
      return plan.run { (model, report) throws(InvalidRequest) in
        report.add(model.session.diagnostics.filter { $0.severity == .error })
        guard let session = model.session.value else { return }
        let plans = model.plans
        report.add(plans.diagnostics)
        let known = plans.documents.map(\.plan.path)
        let stated = try PlanSpan.read(
          command.operand("plan"), today: plan.today, plans: known, content: model.workspace.content)
        let span = days.map { .days($0) } ?? stated
        let events = PlanEvents(
          calendar: plans.calendar, entries: plans.calendar.entries.filter(span.contains),
          person: try PlanCommand.person(command.value("person"), in: plans.calendar),
          address: { session.address(of: $0) }, recipe: { session.collection.contents[$0]?.entry })
        if events.events.isEmpty { plan.console.note("nothing is planned for \(span.text)") }
        let configuration = model.workspace.configuration
        console.write(
          CalendarFile.bytes(
            events.events, name: configuration.title, stamp: plan.today,
            host: host(of: configuration.baseURL) ?? "galley.invalid"))
      }
    } catch {
      return console.report(error)
    }
  }

  private static func days(
    _ command: ParsedCommand, _ plan: PlanCommand
  ) throws(InvalidRequest) -> ClosedRange<CalendarDate>? {
    let from = try PlanCommand.day(command.value("from"), option: "--from")
    let to = try PlanCommand.day(command.value("to"), option: "--to")
    guard from != nil || to != nil else { return nil }
    guard command.operand("plan") == nil else {
      throw InvalidRequest("a plan and days are two answers to one question", hint: "leave out one of them")
    }
    let first = from ?? plan.today
    let last = to ?? first.adding(days: 6)
    guard first <= last else {
      throw InvalidRequest("\(last.text) comes before \(first.text)", hint: "exchange --from and --to")
    }
    return first...last
  }

  /// `galley.example` of `https://galley.example/cookbook/`.
  private static func host(of address: String?) -> String? {
    // “https:”, nothing, the host.
    guard let parts = address?.split(separator: "/", omittingEmptySubsequences: false), parts.count > 2 else {
      return nil
    }
    let host = parts[2].prefix { $0 != ":" }
    return host.isEmpty ? nil : String(host)
  }
}

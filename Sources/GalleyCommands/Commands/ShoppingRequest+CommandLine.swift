internal import CommandLineParsing
internal import Cookbook
internal import CookbookReading
internal import PlanReading
internal import Quantities
internal import SiteBuilding

extension ShoppingRequest {
  init(_ command: ParsedCommand, today: CalendarDate) throws(InvalidRequest) {
    var wishes: [Wish] = []
    for operand in command.operands("recipe") { wishes.append(try Self.wish(operand)) }
    let plan = command.value("plan")
    let days = try Self.days(command, today: today)
    guard plan == nil || days == nil else {
      throw InvalidRequest("--plan and --from or --to both say which days", hint: "give one of them")
    }
    let added = command.values("add")
    guard added.count <= ShoppingFileReader.mostLines else {
      throw InvalidRequest(
        "found \(added.count) things to add, and a shopping list can have \(ShoppingFileReader.mostLines)",
        hint: "add fewer of them")
    }
    self.init(
      wishes: wishes, added: added, skipped: command.values("skip"), plan: plan, days: days,
      usesPantry: command.setting("pantry") ?? true, system: try ScaleOptions.system(command),
      isExact: command.flag("exact"), language: command.value("language"), today: today)
  }

  /// A recipe's name may hold an equals sign; what follows the last one counts where it is a number.
  private static func wish(_ text: String) throws(InvalidRequest) -> Wish {
    guard let sign = text.lastIndex(of: "=") else { return Wish(name: text, servings: nil) }
    let number = String(text[text.index(after: sign)...])
    guard let amount = AmountInput.read(number), amount.unit == nil, case .exact(let servings) = amount.measure,
      servings > .zero
    else {
      throw InvalidRequest(
        "“\(number)” in “\(text)” is no number of servings", hint: "write a number above 0, as in “lentil soup=6”")
    }
    return Wish(name: String(text[..<sign]), servings: servings)
  }

  private static func days(
    _ command: ParsedCommand, today: CalendarDate
  ) throws(InvalidRequest) -> ClosedRange<CalendarDate>? {
    let first = try PlanCommand.day(command.value("from"), option: "--from")
    let last = try PlanCommand.day(command.value("to"), option: "--to")
    guard first != nil || last != nil else { return nil }
    let start = first ?? today
    guard let last else { return start...start.adding(days: 6) }
    guard start <= last else {
      throw InvalidRequest(
        "the last day, \(last.text), comes before the first, \(start.text)", hint: "exchange --from and --to")
    }
    return start...last
  }
}

internal import CommandLineParsing
internal import Cookbook
internal import CookbookReading
internal import KitchenUnits
internal import Quantities

/// What a shopping list is asked for.
struct ShoppingQuestion {
  /// A recipe, and how many servings of it are wanted; without a number it is made once.
  struct Wish: Equatable {
    let name: String
    let servings: Rational?
  }

  let wishes: [Wish]
  let added: [String]
  let skipped: [String]
  /// Week, day or file of plans.
  let plan: String?
  let days: ClosedRange<CalendarDate>?
  let usesPantry: Bool
  let system: MeasurementSystem
  let today: CalendarDate

  init(_ command: ParsedCommand, today: CalendarDate) throws(CommandUsageError) {
    var wishes: [Wish] = []
    for operand in command.operands("recipe") { wishes.append(try Self.wish(operand)) }
    self.wishes = wishes
    self.today = today
    added = command.values("add")
    skipped = command.values("skip")
    plan = command.value("plan")
    days = try Self.days(command, today: today)
    usesPantry = command.setting("pantry") ?? true
    system = try ScaleOptions.system(command)
    guard plan == nil || days == nil else {
      throw CommandUsageError("--plan and --from or --to both say which days", hint: "give one of them")
    }
  }

  /// What this week's plan needs, and nothing more.
  init(thisWeek today: CalendarDate) {
    (wishes, added, skipped, plan, days) = ([], [], [], nil, nil)
    usesPantry = false
    system = .asWritten
    self.today = today
  }

  /// Whether plans are asked for: by an option, or because nothing else is.
  var usesPlans: Bool { plan != nil || days != nil || wishes.isEmpty && added.isEmpty }

  /// A recipe's name may hold an equals sign; what follows the last one counts where it is a number.
  private static func wish(_ text: String) throws(CommandUsageError) -> Wish {
    guard let sign = text.lastIndex(of: "=") else { return Wish(name: text, servings: nil) }
    let number = String(text[text.index(after: sign)...])
    guard let amount = AmountInput.read(number), amount.unit == nil, case .exact(let servings) = amount.measure,
      servings > .zero
    else {
      throw CommandUsageError(
        "“\(number)” in “\(text)” is no number of servings", hint: "write a number above 0, as in “lentil soup=6”")
    }
    return Wish(name: String(text[..<sign]), servings: servings)
  }

  private static func days(
    _ command: ParsedCommand, today: CalendarDate
  ) throws(CommandUsageError) -> ClosedRange<CalendarDate>? {
    let first = try PlanCommand.day(command.value("from"), option: "--from")
    let last = try PlanCommand.day(command.value("to"), option: "--to")
    guard first != nil || last != nil else { return nil }
    let start = first ?? today
    guard let last else { return start...start.adding(days: 6) }
    guard start <= last else {
      throw CommandUsageError(
        "the last day, \(last.text), comes before the first, \(start.text)", hint: "exchange --from and --to")
    }
    return start...last
  }
}

public import Cookbook
public import SourceText

/// Reads a plan file: one heading for each day, below it one list item for each meal.
///
/// The week comes from the file's name (`2026-W47.md`), else from the first heading; days with a date need none. A
/// heading that names no day ends the day above it, and what stands below is prose. Paragraphs are prose, too; so is
/// everything inside a fenced code block.
public struct PlanReader {
  private let source: SourceFile
  private let lines: SourceLines
  private let items: PlanItemReader
  private var week: ISOWeek?
  private var plan: MealPlan
  private var diagnostics: [Diagnostic] = []
  /// Where the slot of each meal stands, by day and meal.
  private var slotRanges: [[Range<Int>]] = []
  private var isInDay = false
  /// Whether a heading that names no day stands above.
  private var isInProse = false

  public static func read(_ source: SourceFile) -> Checked<MealPlan> {
    var reader = PlanReader(source)
    reader.readWeek()
    reader.readLines()
    reader.reportEmptyMeals()
    return Checked(reader.plan, reader.diagnostics.sorted())
  }

  private init(_ source: SourceFile) {
    self.source = source
    let start = source.bytes.starts(with: SourceFile.byteOrderMark) ? 3 : 0
    lines = SourceLines(source.bytes, from: start)
    items = PlanItemReader(source)
    plan = MealPlan(path: source.path)
  }

  // MARK: Week

  private mutating func readWeek() {
    let name = source.path.split(separator: "/").last.map(String.init) ?? source.path
    week = Self.weeks(in: name).lazy.compactMap(ISOWeek.init).first
    guard week == nil, let title = (1...max(lines.count, 1)).lazy.compactMap(heading).first else { return }
    let written = Self.weeks(in: text(title.text))
    week = written.lazy.compactMap(ISOWeek.init).first
    if week == nil, let wrong = written.first { add(source.planUnknownWeek(at: title.text, week: wrong)) }
  }

  /// Everything in a text that looks like `2026-W47`.
  private static func weeks(in text: String) -> [String] {
    text.split { !($0.isLetter || $0.isNumber || $0 == "-") }.map(String.init).filter { word in
      let bytes = Array(word.utf8)
      return bytes.count == 8 && bytes[4] == 0x2D && bytes[5] | 0x20 == 0x77
        && (bytes[..<4] + bytes[6...]).allSatisfy { (0x30...0x39).contains($0) }
    }
  }

  // MARK: Lines

  private mutating func readLines() {
    var fence: [UInt8]?
    for line in 1..<(lines.count + 1) {
      let bytes = source.bytes[lines.range(of: line)].trimmingSpaces
      if let open = fence {
        if bytes.starts(with: open) { fence = nil }
      } else if bytes.starts(with: Array("```".utf8)) || bytes.starts(with: Array("~~~".utf8)) {
        fence = Array(bytes.prefix(3))
      } else if let heading = heading(line) {
        readHeading(heading)
      } else if let item = item(line) {
        readItem(item)
      }
    }
  }

  private struct Heading {
    let level: Int
    let text: Range<Int>
  }

  /// An ATX heading (CommonMark 0.30 §4.2).
  private func heading(_ line: Int) -> Heading? {
    guard line <= lines.count else { return nil }
    let range = lines.range(of: line)
    var index = range.lowerBound
    while index < range.upperBound, index < range.lowerBound + 3, source.bytes[index] == 0x20 { index += 1 }
    let level = source.bytes[index..<range.upperBound].prefix { $0 == 0x23 }.count
    guard (1...6).contains(level), index + level < range.upperBound, source.bytes[index + level] == 0x20 else {
      return nil
    }
    var text = source.bytes[(index + level)..<range.upperBound].trimmingSpaces
    if text.last == 0x23 {
      while text.last == 0x23 { text.removeLast() }
      text = text.trimmingSpaces
    }
    return text.isEmpty ? nil : Heading(level: level, text: text.startIndex..<text.endIndex)
  }

  private mutating func readHeading(_ heading: Heading) {
    let written = plain(heading.text)
    isInDay = false
    switch PlanDate.read(written, week: week) {
    case .weekday(let weekday):
      guard let week else { return leaveOut(source.planWithoutWeek(at: heading.text, heading: written)) }
      begin(week.date(of: weekday), heading)
    case .date(let date, let weekday):
      if let weekday, date.weekday != weekday { add(source.planOtherWeekday(at: heading.text, date: date)) }
      if let week, ISOWeek(of: date) != week { add(source.planOutsideWeek(at: heading.text, date: date, week: week)) }
      begin(date, heading)
    case .impossible(let text):
      leaveOut(source.planImpossibleDate(at: heading.text, text: text))
    case nil:
      if heading.level == 1 {
        if plan.title == nil { plan.title = written }
        isInProse = false
      } else {
        leaveOut(source.planUnknownHeading(at: heading.text, heading: written))
      }
    }
  }

  private mutating func begin(_ date: CalendarDate, _ heading: Heading) {
    isInDay = true
    isInProse = false
    if plan.days.contains(where: { $0.date == date }) { add(source.planRepeatedDay(at: heading.text, date: date)) }
    plan.days.append(PlanDay(date: date))
    slotRanges.append([])
  }

  private mutating func leaveOut(_ diagnostic: Diagnostic) {
    isInProse = true
    add(diagnostic)
  }

  private mutating func add(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  private func text(_ range: Range<Int>) -> String { String(decoding: source.bytes[range], as: UTF8.self) }

  /// Without emphasis. No Markdown parser reads it, since “16. November” would be a list for one.
  private func plain(_ range: Range<Int>) -> String {
    text(range).filter { $0 != "*" && $0 != "_" && $0 != "`" }.trimmingSpaces
  }

  // MARK: Meals

  private struct Item {
    let isNested: Bool
    /// What follows the marker.
    let text: Range<Int>
  }

  /// A line that starts a list item; one indented by two columns or more belongs to the item above.
  private func item(_ line: Int) -> Item? {
    let range = lines.range(of: line)
    var index = range.lowerBound
    var indent = 0
    while index < range.upperBound, source.bytes[index] == 0x20 || source.bytes[index] == 0x09 {
      indent += source.bytes[index] == 0x09 ? 4 : 1
      index += 1
    }
    guard index < range.upperBound, [0x2D, 0x2A, 0x2B].contains(source.bytes[index]) else { return nil }
    let content = source.bytes[(index + 1)..<range.upperBound]
    guard content.isEmpty || content.first == 0x20 || content.first == 0x09 else { return nil }
    let text = content.trimmingSpaces
    return Item(isNested: indent >= 2, text: text.isEmpty ? index..<range.upperBound : text.startIndex..<text.endIndex)
  }

  private mutating func readItem(_ item: Item) {
    guard !isInProse else { return }
    guard isInDay, !plan.days.isEmpty else { return add(source.planMealOutsideDay(at: item.text)) }
    let day = plan.days.count - 1
    if item.isNested, let meal = plan.days[day].meals.indices.last {
      plan.days[day].meals[meal].items += read(item.text)
      return
    }
    let (slot, rest) = slot(in: item.text)
    slotRanges[day].append(item.text)
    if let slot {
      plan.days[day].meals.append(PlanMeal(slot: slot, items: read(rest)))
    } else {
      add(source.planWithoutSlot(at: item.text))
      plan.days[day].meals.append(PlanMeal(slot: .named(""), items: read(item.text)))
    }
  }

  private mutating func reportEmptyMeals() {
    for (day, ranges) in zip(plan.days, slotRanges) {
      for (meal, range) in zip(day.meals, ranges) where meal.items.isEmpty && !diagnosed(range) {
        add(source.planEmptyMeal(at: range, slot: text(range)))
      }
    }
  }

  /// Whether a message says already why nothing is left of a line.
  private func diagnosed(_ range: Range<Int>) -> Bool {
    let line = source.position(ofByte: range.lowerBound).line
    return diagnostics.contains { $0.position?.line == line }
  }

  private mutating func read(_ range: Range<Int>) -> [PlanItem] {
    let read = items.read(range)
    diagnostics += read.diagnostics
    return read.value
  }

  /// The words before the first colon that stands outside links and is followed by a space or the end.
  private func slot(in range: Range<Int>) -> (slot: MealSlot?, rest: Range<Int>) {
    let bytes = source.bytes
    var index = range.lowerBound
    while index < range.upperBound, bytes[index] != 0x5B, bytes[index] != 0x28 {
      if bytes[index] == 0x3A, index + 1 == range.upperBound || bytes[index + 1] == 0x20 || bytes[index + 1] == 0x2A {
        let trimmed = plain(range.lowerBound..<index)
        guard !trimmed.isEmpty else { return (nil, range) }
        var rest = source.bytes[(index + 1)..<range.upperBound].trimmingSpaces
        // The end of a bold “**Dinner:**”.
        while text(range.lowerBound..<range.lowerBound + 1) == "*", rest.first == 0x2A {
          rest = rest.dropFirst().trimmingSpaces
        }
        let slot = PlanWords.slot(trimmed) ?? .named(trimmed)
        return (slot, rest.isEmpty ? range.upperBound..<range.upperBound : rest.startIndex..<rest.endIndex)
      }
      index += 1
    }
    return (nil, range)
  }
}

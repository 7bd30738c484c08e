public import Cookbook
internal import CookbookReading
public import SourceText

/// Reads a plan file: one heading for each day, below it one list item for each meal.
///
/// The week comes from the file's name (`2026-W47.md`), else from `week:` in front matter, else from the first heading; days with a date need none. A
/// heading that names no day ends the day above it, and what stands below is prose. Paragraphs are prose, too; so is
/// everything inside a fenced code block.
public struct PlanReader {
  private let source: SourceFile
  private let front: FrontMatter?
  let lines: SourceLines
  let markdown: [MarkdownLine]
  private let items: PlanItemReader
  private(set) var week: ISOWeek?
  private(set) var plan: MealPlan
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var layout = PlanLayout()
  private var isInDay = false
  /// Of the heading above, below its day: `### Dinner`.
  private var slotAbove: MealSlot?
  /// Of the last meal below its heading; `nil` where none stands there yet.
  private var mealIndent: Int?
  private var dividerCount = 0
  /// Whether a heading that names no day stands above.
  private var isInProse = false

  /// - Parameter usualWeek: that of a file which says none.
  public static func read(_ source: SourceFile, usualWeek: ISOWeek? = nil) -> Checked<MealPlan> {
    let reader = PlanReader(source, usualWeek: usualWeek)
    return Checked(reader.plan, reader.diagnostics.sorted())
  }

  init(_ source: SourceFile, usualWeek: ISOWeek? = nil) {
    self.source = source
    front = FrontMatter.find(in: source.bytes)
    lines = source.linesBelowFrontMatter
    let tooMuch = ListSize.plan.problem(of: source)
    markdown = tooMuch == nil ? MarkdownLine.all(in: source, lines) : []
    items = PlanItemReader(source)
    plan = MealPlan(path: source.path)
    if let tooMuch { diagnostics.append(tooMuch) }
    readWeek(usualWeek)
    readLines()
    reportEmptyMeals()
  }

  // MARK: Week

  private mutating func readWeek(_ usual: ISOWeek?) {
    week = PlanWeek.inName(of: source.path)
    guard week == nil else { return }
    if let stated = PlanWeek.inFrontMatter(front, of: source) {
      week = ISOWeek(stated.text)
      if week == nil { add(source.planUnknownWeek(at: stated.range, week: stated.text)) }
      return
    }
    let title = markdown.lazy.compactMap { if case .heading(let heading) = $0.kind { heading } else { nil } }.first
    let written = title.map { PlanWeek.spellings(in: text($0.text)) } ?? []
    week = written.lazy.compactMap(ISOWeek.init).first
    if week == nil, let title, let wrong = written.first {
      add(source.planUnknownWeek(at: title.text, week: wrong))
    } else {
      week = week ?? usual
    }
  }

  // MARK: Lines

  private mutating func readLines() {
    for line in markdown {
      switch line.kind {
      case .heading(let heading): readHeading(heading, line.number)
      case .rule:
        dividerCount += 1
        // Below its ingredients a menu has instructions.
        if isMenu, dividerCount > 1 { isInProse = true }
      case .item(let item) where !item.isNumbered: readItem(item, line.number)
      case .item, .blank, .code, .text: break
      }
    }
  }

  /// RecipeMD with the dishes of one occasion for ingredients: its day stands in the title or the file's name.
  private var isMenu: Bool { week == nil && dividerCount > 0 && plan.days.count <= 1 }

  private mutating func readHeading(_ heading: MarkdownHeading, _ line: Int) {
    let written = plain(heading.text)
    mealIndent = nil
    if heading.level == 1, plan.title == nil { plan.title = written }
    if let slot = PlanWords.slot(written), isInDay || isMenu {
      slotAbove = slot
      return
    }
    isInDay = false
    slotAbove = nil
    switch PlanDate.read(written, week: week) {
    case .weekday(let weekday):
      begin(weekday, heading.text, line)
    case .date(let date, let weekday):
      if let weekday, date.weekday != weekday { add(source.planOtherWeekday(at: heading.text, date: date)) }
      if let week, ISOWeek(of: date) != week { add(source.planOutsideWeek(at: heading.text, date: date, week: week)) }
      begin(date, heading.text, line)
    case .impossible(let text):
      leaveOut(source.planImpossibleDate(at: heading.text, text: text))
    case nil:
      if heading.level == 1 {
        isInProse = false
      } else {
        leaveOut(source.planUnknownHeading(at: heading.text, heading: written))
      }
    }
  }

  private mutating func begin(_ date: CalendarDate, _ heading: Range<Int>, _ line: Int) {
    isInDay = true
    isInProse = false
    if plan.days.contains(where: { $0.date == date }) { add(source.planRepeatedDay(at: heading, date: date)) }
    plan.days.append(PlanDay(date: date))
    layout.days.append(PlanLayout.Day(date: date, heading: heading, line: line))
  }

  /// The day of the week, or the one that the file is named after.
  private mutating func begin(_ weekday: Weekday, _ heading: Range<Int>, _ line: Int) {
    if let week { return begin(week.date(of: weekday), heading, line) }
    guard let date = PlanWeek.dayInName(of: source.path) else {
      return leaveOut(source.planWithoutWeek(at: heading, heading: plain(heading)))
    }
    if date.weekday != weekday { add(source.planOtherWeekday(at: heading, date: date)) }
    begin(date, heading, line)
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

  private mutating func readItem(_ item: MarkdownItem, _ line: Int) {
    guard !isInProse else { return }
    // An item without words is told at its marker.
    let content = item.content.isEmpty ? item.marker..<item.content.upperBound : item.content
    if !isInDay, plan.days.isEmpty, let date = PlanWeek.dayInName(of: source.path) {
      begin(date, content.lowerBound..<content.lowerBound, line)
    }
    guard isInDay, !plan.days.isEmpty else { return add(source.planMealOutsideDay(at: content)) }
    let day = plan.days.count - 1
    // A list may be indented as a whole: what belongs to a meal stands further in than it.
    if let mealIndent, item.indent >= mealIndent + 2, let meal = plan.days[day].meals.indices.last {
      return extend(day, meal, by: read(content), line)
    }
    mealIndent = item.indent
    let (slot, rest) = slot(in: content)
    let known = slot ?? slotAbove ?? (isMenu ? .named("Menu") : nil)
    if known == nil { add(source.planWithoutSlot(at: content)) }
    let items = read(slot == nil ? content : rest)
    plan.days[day].meals.append(PlanMeal(slot: known ?? .named(""), items: items))
    layout.days[day].meals.append(
      PlanLayout.Meal(slot: known ?? .named(""), lines: line...line, text: content, items: items.map(\.range)))
  }

  private mutating func extend(_ day: Int, _ meal: Int, by items: [PlanItem], _ line: Int) {
    plan.days[day].meals[meal].items += items
    layout.days[day].meals[meal].items += items.map(\.range)
    layout.days[day].meals[meal].lines = layout.days[day].meals[meal].lines.lowerBound...line
  }

  private mutating func reportEmptyMeals() {
    for meal in layout.days.flatMap(\.meals) where meal.items.isEmpty && !diagnosed(meal.text) {
      add(source.planEmptyMeal(at: meal.text, slot: text(meal.text)))
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
      let isLast = index + 1 == range.upperBound
      if bytes[index] == 0x3A, isLast || [0x20, 0x2A, 0x5F].contains(bytes[index + 1]) {
        let trimmed = plain(range.lowerBound..<index)
        // “leftover of Monday dinner: chili” has a colon of its own.
        guard !trimmed.isEmpty, PlanLeftover.afterWord(trimmed) == nil else { return (nil, range) }
        var rest = source.bytes[(index + 1)..<range.upperBound].trimmingSpaces
        // The end of a bold “**Dinner:**”.
        let sign = bytes[range.lowerBound]
        while sign == 0x2A || sign == 0x5F, rest.first == sign { rest = rest.dropFirst().trimmingSpaces }
        let slot = PlanWords.slot(trimmed) ?? .named(trimmed)
        return (slot, rest.isEmpty ? range.upperBound..<range.upperBound : rest.startIndex..<rest.endIndex)
      }
      index += 1
    }
    return (nil, range)
  }
}

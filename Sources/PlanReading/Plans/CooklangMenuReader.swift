internal import Cookbook
internal import CookbookReading
internal import Quantities
internal import SourceText

/// Reads a Cooklang menu: a section for each day, a line that ends in a colon for each meal, below it references to
/// recipes (`@./soups/Lentil soup{2%servings}`) and foods (`@yoghurt{150%g}`).
///
/// A line without a reference is a note. `Day 3` is the third day of the file's week. Source: Cooklang specification,
/// "Referencing other recipes" and "Menus".
struct CooklangMenuReader {
  private let source: SourceFile
  private let lines: SourceLines
  private var week: ISOWeek?
  private var plan: MealPlan
  private var diagnostics: [Diagnostic] = []
  private var isInDay = false
  private var isInProse = false
  private var slot: MealSlot?

  static func read(_ source: SourceFile) -> Checked<MealPlan> {
    var reader = CooklangMenuReader(source)
    for line in 1...max(reader.lines.count, 1) where line <= reader.lines.count { reader.read(line) }
    return Checked(reader.plan, reader.diagnostics.sorted())
  }

  private init(_ source: SourceFile) {
    self.source = source
    let front = FrontMatter.find(in: source.bytes)
    lines = source.linesBelowFrontMatter
    week = PlanWeek.inName(of: source.path) ?? PlanWeek.inFrontMatter(front, of: source).flatMap { ISOWeek($0.text) }
    plan = MealPlan(path: source.path)
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: source.bytes[range], as: UTF8.self) }

  private mutating func read(_ line: Int) {
    let content = source.bytes[lines.range(of: line)].trimmingSpaces
    guard let first = content.first, !content.starts(with: "--".utf8), !content.starts(with: ">>".utf8) else { return }
    if first == 0x3D { return section(content) }
    var item = content
    if first == 0x2D || first == 0x2A { item = content.dropFirst().trimmingSpaces }
    guard isInDay else {
      // Below a section that names no day, the section is what is wrong.
      if !isInProse, item.contains(0x40) { diagnostics.append(source.planMealOutsideDay(at: range(item))) }
      return
    }
    if let colon = item.firstIndex(of: 0x3A), !item[..<colon].contains(0x40) {
      let word = text(item.startIndex..<colon).trimmingSpaces
      slot = PlanWords.slot(word) ?? .named(word)
      item = item[(colon + 1)...].trimmingSpaces
    }
    if !item.isEmpty { add(range(item)) }
  }

  private func range(_ slice: ArraySlice<UInt8>) -> Range<Int> { slice.startIndex..<slice.endIndex }

  // MARK: Days

  private mutating func section(_ line: ArraySlice<UInt8>) {
    var name = line
    while name.first == 0x3D { name = name.dropFirst() }
    while name.last == 0x3D { name = name.dropLast() }
    let trimmed = name.trimmingSpaces
    let written = String(decoding: trimmed, as: UTF8.self)
    isInDay = false
    isInProse = true
    slot = nil
    switch PlanDate.read(written, week: week) ?? Self.numbered(written) {
    case .date(let date, _): begin(date)
    case .weekday(let weekday):
      guard let week else {
        diagnostics.append(source.planWithoutWeek(at: range(trimmed), heading: written))
        return
      }
      begin(week.date(of: weekday))
    case .impossible(let text): diagnostics.append(source.planImpossibleDate(at: range(trimmed), text: text))
    case nil: diagnostics.append(source.planUnknownHeading(at: range(trimmed), heading: written))
    }
  }

  /// `Day 3`.
  private static func numbered(_ name: String) -> PlanDate? {
    let words = name.lowercased().split(separator: " ")
    guard words.count >= 2, words[0] == "day", let number = Int(words[1]), (1...7).contains(number) else { return nil }
    return .weekday(Weekday.allCases[number - 1])
  }

  private mutating func begin(_ date: CalendarDate) {
    isInDay = true
    plan.days.append(PlanDay(date: date))
  }

  // MARK: Items

  private mutating func add(_ range: Range<Int>) {
    guard let day = plan.days.indices.last else { return }
    let found = references(in: range)
    let items =
      found.isEmpty ? [PlanItem(content: .note(text(range), nil), range: range)] : found
    let slot = slot ?? .named("")
    if self.slot == nil { diagnostics.append(source.planWithoutSlot(at: range)) }
    if let last = plan.days[day].meals.indices.last, plan.days[day].meals[last].slot == slot {
      plan.days[day].meals[last].items += items
    } else {
      plan.days[day].meals.append(PlanMeal(slot: slot, items: items))
    }
  }

  private mutating func references(in range: Range<Int>) -> [PlanItem] {
    var result: [PlanItem] = []
    var index = range.lowerBound
    while let at = source.bytes[index..<range.upperBound].firstIndex(of: 0x40) {
      let rest = source.bytes[(at + 1)..<range.upperBound]
      let next = rest.firstIndex(of: 0x40) ?? range.upperBound
      let open = rest.firstIndex(of: 0x7B).flatMap { $0 < next ? $0 : nil }
      let close = open.flatMap { rest[$0...].firstIndex(of: 0x7D) }
      let end = close.map { $0 + 1 } ?? rest.firstIndex(of: 0x20) ?? range.upperBound
      let name = text((at + 1)..<(open ?? end)).trimmingSpaces
      let amount = open.flatMap { open in close.map { text((open + 1)..<$0) } } ?? ""
      index = max(end, at + 1)
      guard !name.isEmpty else { continue }
      result.append(item(name, amount, at..<end))
    }
    return result
  }

  /// Names with a slash are recipes; `%` stands between number and unit.
  private mutating func item(_ name: String, _ quantity: String, _ range: Range<Int>) -> PlanItem {
    let words = quantity.split(separator: "%", omittingEmptySubsequences: false).map { String($0).trimmingSpaces }
    let written = words.joined(separator: " ").trimmingSpaces
    guard name.contains("/") else {
      return PlanItem(content: .food(written.isEmpty ? name : "\(written) \(name)"), range: range)
    }
    let title = name.split(separator: "/").last.map(String.init) ?? name
    var item = PlanItem(content: .recipe(title: title, destination: name), range: range)
    guard !written.isEmpty else { return item }
    guard let amount = try? AmountReader.read(written.utf8).amount, amount.measure != .unmeasured else {
      diagnostics.append(source.planAmount(at: range, text: written))
      // It is eaten all the same.
      (item.content, item.isMistaken) = (.note(title, nil), true)
      return item
    }
    item.amount = amount
    return item
  }
}

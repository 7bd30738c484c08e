internal import Cookbook
internal import CookbookReading
internal import Quantities
internal import SourceText

/// Reads what stands behind the colon of a meal: dishes, foods, notes and leftovers.
///
/// Several are separated by a semicolon, by ` + `, or by a comma that a number, a link or `@` follows, so that
/// `150 g yoghurt, 1 banana` is two foods and `eating out, pizza` is one note.
struct PlanItemReader {
  let source: SourceFile

  init(_ source: SourceFile) {
    self.source = source
  }

  func read(_ range: Range<Int>) -> Checked<[PlanItem]> {
    var result = Checked<[PlanItem]>([])
    for part in parts(of: range) {
      let read = item(part)
      result.value += read.value.map { [$0] } ?? []
      result.diagnostics += read.diagnostics
    }
    return result
  }

  // MARK: Separators

  private func parts(of range: Range<Int>) -> [Range<Int>] {
    // The title of a recipe may hold any sign.
    var links = PlanLink.all(in: source.bytes[range]).map(\.range)[...]
    var result: [Range<Int>] = []
    var start = range.lowerBound
    var depth = 0
    for index in range {
      while let link = links.first, link.upperBound <= index { links.removeFirst() }
      if links.first?.contains(index) == true { continue }
      switch source.bytes[index] {
      case 0x28, 0x5B: depth += 1
      case 0x29, 0x5D: depth = max(0, depth - 1)
      default: break
      }
      guard depth == 0, separates(at: index, in: range) else { continue }
      result.append(start..<index)
      start = index + 1
    }
    result.append(start..<range.upperBound)
    return result.compactMap(trimmed)
  }

  private func separates(at index: Int, in range: Range<Int>) -> Bool {
    let bytes = source.bytes
    let next = index + 1 < range.upperBound ? bytes[index + 1] : 0x20
    switch bytes[index] {
    case 0x3B: return next == 0x20
    case 0x2B: return next == 0x20 && index > range.lowerBound && bytes[index - 1] == 0x20
    case 0x2C:
      guard next == 0x20, let first = bytes[(index + 1)..<range.upperBound].first(where: { $0 != 0x20 }) else {
        return false
      }
      // A digit, a link, or the lead byte of a vulgar fraction in Latin-1.
      return (0x30...0x39).contains(first) || first == 0x5B || first == 0xC2
    default: return false
    }
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int>? {
    let text = source.bytes[range].trimmingSpaces
    return text.isEmpty ? nil : text.startIndex..<text.endIndex
  }

  func text(_ range: Range<Int>) -> String { String(decoding: source.bytes[range], as: UTF8.self) }

  // MARK: One item

  private func item(_ range: Range<Int>) -> Checked<PlanItem?> {
    var diagnostics: [Diagnostic] = []
    let links = PlanLink.all(in: source.bytes[range])
    let people =
      range.first { index in
        source.bytes[index] == 0x40 && isWordStart(index, in: range) && !links.contains { $0.range.contains(index) }
      } ?? range.upperBound
    var comment: String?
    let shares = shares(people..<range.upperBound, &comment, &diagnostics)
    guard let body = trimmed(range.lowerBound..<people) else {
      diagnostics.append(source.planText(at: range, text: text(range)))
      return Checked(nil, diagnostics)
    }
    var item = PlanItem(content: .note("", nil), shares: shares, comment: comment, range: range)
    let link = links.first.flatMap { $0.range.upperBound <= body.upperBound ? $0 : nil }
    if let link {
      diagnostics += leftover(&item, link, in: body) ?? complete(&item, link, in: body)
    } else {
      diagnostics += complete(&item, plain: text(body), at: body)
    }
    // It is eaten all the same: a day without it would look as if all of it were known.
    if diagnostics.contains(where: { $0.severity == .error }) {
      (item.content, item.amount, item.isMistaken) = (.note(link?.title ?? text(body), nil), nil, true)
    }
    return Checked(item, diagnostics)
  }

  private func isWordStart(_ index: Int, in range: Range<Int>) -> Bool {
    guard index > range.lowerBound else { return true }
    return [0x20, 0x28, 0x09].contains(source.bytes[index - 1])
  }

  // MARK: Recipes

  /// `*2 servings* [Lentil soup](soup.md) (without nuts)`, the amount on either side, with or without the stars.
  private func complete(_ item: inout PlanItem, _ link: PlanLink, in body: Range<Int>) -> [Diagnostic] {
    item.content = .recipe(title: link.title, destination: link.destination)
    var diagnostics: [Diagnostic] = []
    for side in [body.lowerBound..<link.range.lowerBound, link.range.upperBound..<body.upperBound] {
      guard let side = trimmed(side) else { continue }
      let (words, comment) = PlanText.splitComment(text(side))
      if let comment {
        let other = item.comment
        item.comment = other.map { "\(comment), \($0)" } ?? comment
      }
      let amount = PlanText.withoutEmphasis(words)
      guard !amount.isEmpty else { continue }
      if item.amount == nil, let reading = try? AmountReader.read(amount.utf8), reading.amount.measure != .unmeasured {
        guard reading.amount.factor.map({ $0 > .zero }) ?? true else {
          diagnostics.append(source.planNothing(at: side, text: amount))
          continue
        }
        item.amount = reading.amount
      } else if words.first == "*" {
        diagnostics.append(source.planAmount(at: side, text: amount))
      } else {
        diagnostics.append(source.planText(at: side, text: amount))
      }
    }
    return diagnostics
  }

  /// `leftover [Chili](chili.md) from Monday dinner (cold)`, `leftover of Monday dinner: [Chili](chili.md)`; `nil` for a
  /// recipe that is cooked.
  private func leftover(_ item: inout PlanItem, _ link: PlanLink, in body: Range<Int>) -> [Diagnostic]? {
    let before = text(body.lowerBound..<link.range.lowerBound).trimmingSpaces
    guard let rest = PlanLeftover.afterWord(before) else { return nil }
    let (after, comment) = PlanText.splitComment(text(link.range.upperBound..<body.upperBound))
    let dish = PlannedMeal.Dish.recipe(title: link.title, destination: link.destination)
    let words = [rest, after].filter { !$0.isEmpty }.joined(separator: " ")
    let meal = words.isEmpty ? PlannedMeal(dish: dish) : PlanLeftover.meal(in: words)
    guard let meal, words.isEmpty || meal.dish == nil else {
      return [source.planLeftover(at: body, text: text(body))]
    }
    item.content = .leftover(of: PlannedMeal(day: meal.day, slot: meal.slot, dish: dish))
    if let comment { item.comment = comment }
    return []
  }

  // MARK: Foods, notes, leftovers

  private func complete(_ item: inout PlanItem, plain text: String, at range: Range<Int>) -> [Diagnostic] {
    let (words, comment) = PlanText.splitComment(text)
    let energy = PlanEnergy.first(in: text)
    // Who says what it provides means no dish that was cooked before.
    if energy == nil, let rest = PlanLeftover.afterWord(words) {
      guard !rest.isEmpty else {
        item.content = .note(text, nil)
        return [source.planLeftoverNote(at: range, text: text)]
      }
      guard let meal = PlanLeftover.meal(in: rest) else {
        return [source.planLeftover(at: range, text: text)]
      }
      item.content = .leftover(of: meal)
      if let comment { item.comment = comment }
      return []
    }
    if let energy {
      item.content = .note(energy.text, energy.nutrition)
    } else if PlanText.startsWithAmount(text) {
      item.content = .food(text)
    } else {
      item.content = .note(text, nil)
    }
    return []
  }
}

internal import KitchenUnits
internal import Quantities

/// What one of several weighs or holds, said in a remark: `2 cans of 400 g`, `8 Stück à 125 g`, `2 400 g tins`, `1 can =
/// 400 g`. The number of them grows with the food; what one of them holds does not.
extension LineParser {
  /// Tokens of the numbers in such remarks.
  struct RemarkContents {
    /// How many there are; they grow.
    var counts: Set<Int> = []
    /// What one holds, and the one of `1 can = 400 g`, which is true of any amount.
    var kept: Set<Int> = []
  }

  func remarkContents() -> RemarkContents {
    var result = RemarkContents()
    for index in nameStart..<end where kind(index) == .number {
      guard let measured = measure(at: index) else { continue }
      guard isContent(measured) else { continue }
      switch count(before: index, since: measured.start ?? index, until: contentEnd(measured)) {
      case .number(let count):
        result.counts.insert(count)
      case .one(let one): result.kept.insert(one)
      case .unnumbered: break
      case nil: continue
      }
      result.kept.formUnion(index..<contentEnd(measured))
    }
    return result
  }

  /// Whether a mass or volume is said of each of some things before it, or of one.
  func isContentOfEach(_ measured: Measured, at index: Int) -> Bool {
    isContent(measured) && count(before: index, since: measured.start ?? index, until: contentEnd(measured)) != nil
  }

  private enum CountBefore {
    case number(Int)
    /// The one that an equation is about.
    case one(Int)
    /// `in Dosen à 400 g`, `a tin of 400 g`
    case unnumbered
  }

  private func isContent(_ measured: Measured) -> Bool {
    guard let found = unit(at: measured.end(skippingDashIn: self)) else { return false }
    return found.word.role == .measure && Self.isContent(found.word.unit)
  }

  private static func isContent(_ unit: KitchenUnit?) -> Bool {
    unit?.dimension == .mass || unit?.dimension == .volume
  }

  /// Behind the unit, and behind the same in another: `400 g/14 oz`.
  private func contentEnd(_ measured: Measured) -> Int {
    var stop = unit(at: measured.end(skippingDashIn: self))?.end ?? measured.end
    while kind(stop) == .slash, let other = measure(at: stop + 1), let unit = unit(at: other.end(skippingDashIn: self))
    {
      stop = unit.end
    }
    return stop
  }

  private static let mostWords = 6

  // MARK: Before it

  /// What a mass or volume is said of.
  private func count(before index: Int, since start: Int, until stop: Int) -> CountBefore? {
    let isEach = eachEnd(stop) != nil
    var link = start - 1
    while link >= nameStart, has(link, .approximate) || kind(link) == .tilde || has(link, .each) { link -= 1 }
    let isEachBefore = (link + 1..<start).contains { has($0, .each) }
    if isWord(link, "weighing") { link -= 1 } else if isEquation(link) { return one(before: link) }
    // `2 400 g tins`, `2 × 400 g`, `8 à 125 g`
    let number = kind(link) == .times || isWord(link, "a") && kind(link - 1) == .number ? link - 1 : link
    if kind(number) == .number {
      return number < link || isWord(stop) ? firstToken(of: number).map { .number($0) } : nil
    }
    let isLinked = Self.links.contains { isWord(link, $0) } && (!isWord(link, "zu") || isEachBefore || isPartEnd(stop))
    guard isLinked || isEach || isEachBefore else { return nil }
    return counted(by: isLinked ? link - 1 : link, isEach: isEach || isEachBefore || !has(link, .of))
  }

  private static let links: [StaticString] = ["of", "von", "de", "d'", "a", "zu", "at"]

  /// The number before the words that end at a token: `4 small fillets`.
  private func counted(by last: Int, isEach: Bool) -> CountBefore? {
    var index = last
    while index >= nameStart, index > last - Self.mostWords, isWord(index), !has(index, .number) {
      if has(index, .total) || has(index, .plus) || Self.sums.contains(where: { isWord(index, $0) }) { return nil }
      index -= 1
    }
    guard index < last else { return nil }
    if kind(index) == .number || has(index, .number) {
      guard has(index, .article) == false else { return .unnumbered }
      // `two thirds of 300 g` are a share.
      return firstToken(of: index).flatMap { first in
        measure(at: first).map { $0.end <= last } ?? false ? .number(first) : nil
      }
    }
    let noun = unit(at: last)?.word.role
    return isEach || noun == .container || noun == .count ? .unnumbered : nil
  }

  /// Words for all of them together: `2 cans with a weight of 800 g`.
  private static let sums: [StaticString] = [
    "weight", "gewicht", "gesamtgewicht", "poids", "peso", "sum", "amount", "menge", "quantite", "cantidad",
  ]

  /// Where the number that ends at a token begins: the `2` of `2-3 cans`; `nil` where it says how much, and not how many.
  private func firstToken(of number: Int) -> Int? {
    guard number >= nameStart else { return nil }
    let starts = (max(nameStart, number - 3)...number).first { start in
      (kind(start) == .number || has(start, .number)) && measure(at: start).map { $0.end > number } ?? false
    }
    guard let first = starts, let measured = measure(at: first) else { return nil }
    let isWeight = isContent(measured) && unit(at: measured.end)?.word.unit?.dimension == .mass
    return isWeight ? nil : first
  }

  // MARK: Equations

  /// `=`, `is`, `weighs`
  private func isEquation(_ index: Int) -> Bool {
    kind(index) == .other && bytes[tokens[index].start] == UInt8(ascii: "=")
      || Self.equations.contains { isWord(index, $0) }
  }

  private static let equations: [StaticString] = [
    "is", "equals", "weighs", "holds", "contains", "makes", "ist", "entspricht", "wiegt", "enthalt", "ergibt", "est",
    "pese",
    "contient", "equivaut", "es", "pesa", "contiene", "equivale",
  ]

  /// The `1` of `1 can = 400 g`; of more than one it is the sum that is told.
  private func one(before link: Int) -> CountBefore? {
    var index = link - 1
    while index >= nameStart, index >= link - Self.mostWords, isWord(index), !has(index, .number) { index -= 1 }
    guard index >= nameStart, index < link - 1, kind(index) == .number || has(index, .number),
      measure(at: index)?.measure == .exact(.one)
    else { return nil }
    return .one(index)
  }
}

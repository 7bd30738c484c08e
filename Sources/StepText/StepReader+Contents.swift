internal import KitchenUnits
internal import Quantities

/// What each of some things weighs or holds: `4 balls of 125 g`, `2 Dosen zu je 400 g`.
extension StepReader {
  /// Does not grow with them. Where it is unclear what they are, so that they stay as many as they are, it is told.
  mutating func readContentOfEach(at index: Int) -> Int? {
    guard let (measure, afterNumber) = measure(at: index), let unit = massOrVolume(at: afterNumber),
      let count = count(before: index, behind: unit.next)
    else { return nil }
    let (words, start) = rangeWords(of: measure, at: index)
    let range = range(start, before: unit.next)
    if reading.amounts.last?.range.contains(tokens[count].range.lowerBound) ?? false {
      reading.sizes.append(
        StepSize(range: range, measure: measure, unit: unit.unit, isJoined: false, words: words))
    } else {
      let written = self.range(afterNumber, before: unit.next)
      reading.unclear.append(
        StepAmount(
          range: range, measure: measure, words: words, unit: unit.unit,
          unitText: String(decoding: bytes[written], as: UTF8.self), ingredient: nil))
    }
    return unit.next
  }

  /// The token behind the `of 400 g` of `2 cans of 400 g tomatoes`.
  func contentEnd(at link: Int) -> Int? {
    var index = link
    while index < link + 3, isLink(index) { index += 1 }
    guard index > link, let (_, afterNumber) = measure(at: index), let unit = massOrVolume(at: afterNumber),
      count(before: index, behind: unit.next) != nil
    else { return nil }
    return unit.next
  }

  func massOrVolume(at index: Int) -> (unit: KitchenUnit, next: Int)? {
    unit(at: index).flatMap { $0.unit.dimension == .mass || $0.unit.dimension == .volume ? $0 : nil }
  }

  private func isLink(_ index: Int) -> Bool {
    isSign(index, 0x27) || value(index, of: StepWords.contents) != nil || isEach(index)
  }

  private func isEach(_ index: Int) -> Bool { value(index, of: StepWords.each) != nil }

  /// The number of things that a mass or volume is said of.
  ///
  /// Shares of an amount and spoons of one, `two thirds of 300 g`, `2 tbsp of 100 g butter`, are none, nor is what something is added to: `2 œufs à 200 g
  /// de farine`.
  private func count(before index: Int, behind next: Int) -> Int? {
    var last = index - 1
    while last > index - 4, isLink(last) { last -= 1 }
    let links = last + 1..<index
    let isOfEach = isEach(next) || links.contains(where: isEach)
    guard isOfEach || links.contains(where: { value($0, of: StepWords.contents) == .of }) || isAt(links) else {
      return nil
    }
    var number = last
    while number > max(0, last - Self.mostWords), isNoun(number) { number -= 1 }
    guard number < last, self.number(number) != nil || isInWords(number), massOrVolume(at: number + 1) == nil
    else { return nil }
    return number
  }

  private static let mostWords = 4

  /// The `à` of `4 Kugeln à 125 g`; in French and Spanish it is where something goes.
  private func isAt(_ links: Range<Int>) -> Bool {
    let primary = language.map { $0.prefix { $0 != "-" && $0 != "_" } }
    return primary != nil && primary != "fr" && primary != "es"
      && links.contains { value($0, of: StepWords.contents) == .at }
  }

  private func isNoun(_ index: Int) -> Bool {
    guard case .word(let range, let hash) = tokens[index].kind else { return false }
    return StepWords.conjunctions[folded[range], hash] == nil && StepWords.numbers[folded[range], hash] == nil
      && StepWords.shares[folded[range], hash] == nil
  }

  /// `two cans`, and `a can`; an article alone counts nothing.
  private func isInWords(_ index: Int) -> Bool {
    guard let value = value(index, of: StepWords.numbers), value >= .one else { return false }
    return value > .one || vessel(at: index + 1) != nil
  }
}

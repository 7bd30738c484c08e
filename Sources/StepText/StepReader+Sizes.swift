internal import KitchenUnits
internal import Quantities

extension StepReader {
  /// `23 cm`, `9-inch`, `20 × 30 cm`, `9 x 13-inch`, `20 cm × 30 cm`, `8-by-10-inch`, `9″ x 13″`.
  mutating func readLength(at index: Int) -> Int? {
    var sides: [Amount.Measure] = []
    var next = index
    var found: (unit: KitchenUnit, isJoined: Bool)?
    while let (measure, afterNumber) = measure(at: next) {
      sides.append(measure)
      next = afterNumber
      let isJoined = isSign(next, 0x2D)
      if let unit = lengthUnit(isJoined ? next + 1 : next) {
        next += isJoined ? 2 : 1
        found = (unit, isJoined)
      }
      guard let side = sideAfterTimes(next) else { break }
      next = side
    }
    guard let found, lengthUnit(next - 1) != nil else { return nil }
    let (words, start) = sides.count == 1 ? rangeWords(of: sides[0], at: index) : (nil, index)
    reading.lengths.append(
      StepLength(
        range: range(start, before: next), sides: sides, unit: found.unit,
        isJoined: found.isJoined || isAttribute(behind: next), words: words, article: article(before: start)))
    return next
  }

  /// Whether English would join a length to the noun behind it: `20 cm tin`, and not `2 cm thick`, `20 cm from the grill`.
  private func isAttribute(behind index: Int) -> Bool {
    isEnglish && word(index).map { !StepWords.behindLengths.contains($0) } ?? false
  }

  /// The next side of `9 x 13`, `9 by 13` and `9-by-13`, where there is one.
  private func sideAfterTimes(_ index: Int) -> Int? {
    let isJoined = isSign(index, 0x2D)
    let times = isJoined ? index + 1 : index
    guard isSign(times, 0x78) || Self.times.contains(word(times) ?? "") else { return nil }
    let side = isJoined && isSign(times + 1, 0x2D) ? times + 2 : times + 1
    return number(side) == nil ? nil : side
  }

  /// What stands between two sides in words.
  static let times: Set<String> = ["x", "by", "par", "por"]

  func isLength(_ index: Int) -> Bool { lengthUnit(index) != nil }

  private func lengthUnit(_ index: Int) -> KitchenUnit? {
    // `9in`, and not the `in` of `place 9 in the tin`.
    if isSign(index, 0x22) || isAttached(index) && word(index) == "in" { return .inch }
    switch word(index) {
    case "cm", "centimetre", "centimetres", "centimeter", "centimeters", "zentimeter", "centimetro", "centimetros":
      return .centimetre
    case "mm", "millimetre", "millimetres", "millimeter", "millimeters", "milimetro", "milimetros": return .millimetre
    case "inch", "inches", "zoll", "pouce", "pouces", "pulgada", "pulgadas": return .inch
    default: return nil
    }
  }

  func word(_ index: Int) -> String? {
    guard tokens.indices.contains(index), case .word(let range, _) = tokens[index].kind else { return nil }
    return String(decoding: folded[range], as: UTF8.self)
  }
}

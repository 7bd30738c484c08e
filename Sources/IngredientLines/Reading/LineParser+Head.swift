internal import KitchenUnits
internal import Quantities

extension LineParser {
  /// The first amount with its unit as written, and the text behind it.
  mutating func head() -> (amount: Amount, rest: String)? {
    guard let first = (0..<min(end, 3)).first(where: { kind($0) == .number }), let measured = measure(at: 0) else {
      return nil
    }
    if let found = dashedCount(at: 0) {
      let rest = String(decoding: bytes[tokens[found.start].start...], as: UTF8.self)
      return (Amount(found.count), rest)
    }
    let unitEnd = headUnitEnd(measured)
    position = unitEnd
    if unitEnd > measured.end { skipOfAfterUnit() }
    guard position < end, unitEnd > measured.end || tokens[position].hasSpaceBefore else { return nil }
    let rest = String(decoding: bytes[tokens[position].start...], as: UTF8.self)
    var amount = Amount(measured.measure, unit: unitText(measured.end..<unitEnd), isApproximate: measured.isApproximate)
    if case .range = measured.measure { amount.plainUnit = unitText(first + 1..<unitEnd) }
    return (amount, rest)
  }

  /// Behind the unit and the same amount in another unit after a slash.
  private func headUnitEnd(_ measured: Measured) -> Int {
    guard var found = qualifiedUnit(at: measured.end)?.unit else { return measured.end }
    while kind(found.end) == .slash, let same = measure(at: found.end + 1), let unit = unit(at: same.end) {
      found = unit
    }
    return found.end
  }

  private func unitText(_ range: Range<Int>) -> String? {
    guard let first = range.first, let last = range.last else { return nil }
    return String(decoding: bytes[tokens[first].start..<tokens[last].end], as: UTF8.self)
  }

  private mutating func skipOfAfterUnit() {
    guard has(position, .of), position + 1 < end else { return }
    position += 1
  }
}

internal import KitchenUnits
internal import Quantities

/// The heat of ovens, which is said in other ways than in degrees.
extension StepReader {
  /// `heat the oven to 350`, `bake at 350`, `Ofen auf 180 vorheizen`: a number that is nothing else; in English, of ovens that are
  /// hotter than those of kitchens that have Celsius.
  func isOven(_ measure: Amount.Measure, from start: Int, to end: Int) -> Bool {
    guard let scale = impliedScale(of: measure, from: start), let low = measure.lowerBound,
      let high = measure.upperBound,
      low >= Rational(scale == .celsius ? 100 : 300), high <= Rational(scale == .celsius ? 300 : 475),
      low.divided(by: Rational(5))?.isInteger ?? false, isEndOfHeat(end)
    else { return false }
    switch word(start - 1) {
    case "to", "auf": return (max(0, start - 5)..<max(0, start - 1)).contains { value($0, of: StepWords.ovens) != nil }
    case "at", "bei", "a":
      return (max(0, start - 8)..<max(0, start - 1)).contains { value($0, of: StepWords.baking) != nil }
    default: return false
    }
  }

  private func isEndOfHeat(_ index: Int) -> Bool {
    if isEnd(index) || value(index, of: StepWords.behindHeat) != nil { return true }
    // `bake at 350 30 minutes`
    return number(index) != nil && count(at: index).flatMap { value($0.next, of: StepWords.seconds) } != nil
  }

  /// `180 °C (160 °C fan), gas 4`: beside a gas mark, with a word at most and no end of a sentence in between, stand degrees.
  mutating func noteGasMarks() {
    let all = reading.temperatures
    for (index, mark) in all.enumerated() where mark.temperature?.scale == .gasMark {
      let neighbours = [index - 1, index + 1].filter(all.indices.contains).map { all[$0] }
      reading.temperatures[index].isSaidInDegrees = neighbours.contains { other in
        guard let scale = other.temperature?.scale, scale != .gasMark else { return false }
        let (first, second) = other.range.lowerBound < mark.range.lowerBound ? (other, mark) : (mark, other)
        let gap = bytes[first.range.upperBound..<second.range.lowerBound]
        return gap.count <= Self.wordAside && !gap.contains { $0 == 0x2E || $0 == 0x0A }
      }
    }
  }

  /// Bytes of a word such as `Umluft` with signs around it.
  private static let wordAside = 12

  /// `gas mark 4`, `Gas 4`, `Gas: Stufe 3`.
  mutating func readGasMark(at index: Int) -> Int? {
    guard word(index) == "gas" || word(index) == "gasherd" || word(index) == "gasofen" else { return nil }
    var number = isSign(index + 1, 0x3A) ? index + 2 : index + 1
    if ["mark", "stufe", "st"].contains(word(number)) { number = isSign(number + 1, 0x2E) ? number + 2 : number + 1 }
    guard let (measure, next) = measure(at: number), let upper = measure.upperBound, upper <= Rational(9) else {
      return nil
    }
    reading.temperatures.append(
      StepTemperature(range: range(index, before: next), temperature: Temperature(measure, .gasMark)))
    return next
  }

  /// `th. 6`, `thermostat 6-7`: French ovens count in steps of 30 °C. Beside degrees it says nothing more.
  mutating func readThermostat(at index: Int) -> Int? {
    guard tokens[index].range.count == 2 || tokens[index].range.count == 10, case let word = word(index),
      word == "th" || word == "thermostat", language?.lowercased().hasPrefix("fr") ?? false,
      let (measure, next) = measure(at: isSign(index + 1, 0x2E) ? index + 2 : index + 1),
      let low = measure.lowerBound, low >= .one, let high = measure.upperBound, high <= Rational(10),
      let degrees = measure.mapped({ $0.multiplied(by: 30) })
    else { return nil }
    let range = range(index, before: next)
    if let last = reading.temperatures.last, last.range.upperBound + 3 >= range.lowerBound { return next }
    var ahead = self
    if (next...next + 2).contains(where: { tokens.indices.contains($0) && ahead.readTemperature(at: $0) != nil }) {
      return next
    }
    reading.temperatures.append(StepTemperature(range: range, temperature: Temperature(degrees, .celsius)))
    return next
  }
}

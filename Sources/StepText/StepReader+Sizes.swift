internal import KitchenUnits
internal import Quantities

extension StepReader {
  /// `180 °C`, `350°F`, `180 degrees`, `160–180 Grad`.
  mutating func readTemperature(at index: Int) -> Int? {
    guard let (measure, next) = measure(at: index), !measureIsHuge(measure) else { return nil }
    var end = next
    let hasSign = isSign(end, StepTokens.degree)
    if hasSign || value(end, of: StepWords.degrees) != nil { end += 1 }
    let scale = scale(at: end, mayBeLetter: end > next || isAttached(end) || isOvenHeat(measure, at: end))
    guard end > next || scale != nil else { return nil }
    if scale != nil { end += 1 }
    let temperature = (scale ?? impliedScale(of: measure)).map { Temperature(measure, $0) }
    reading.temperatures.append(StepTemperature(range: range(index, before: end), temperature: temperature))
    return end
  }

  /// `180 C`, `350 F`: so many cups or whatever else the letter may mean nobody needs.
  private func isOvenHeat(_ measure: Amount.Measure, at index: Int) -> Bool {
    guard index < tokens.count, let low = measure.lowerBound, let high = measure.upperBound else { return false }
    switch bytes[tokens[index].range.lowerBound] {
    case 0x43: return low >= Rational(50) && high <= Rational(300)
    case 0x46: return low >= Rational(100) && high <= Rational(600)
    default: return false
    }
  }

  /// `C` and `F` alone mean degrees only behind a degree sign, in capitals right behind the number, or where the number
  /// is that of an oven.
  private func scale(at index: Int, mayBeLetter: Bool) -> Temperature.Scale? {
    guard index < tokens.count, mayBeLetter || tokens[index].range.count > 1 else { return nil }
    let first = bytes[tokens[index].range.lowerBound]
    if tokens[index].range.count == 1, first != 0x43, first != 0x46 { return nil }
    if value(index, of: StepWords.celsius) != nil { return .celsius }
    return value(index, of: StepWords.fahrenheit) != nil ? .fahrenheit : nil
  }

  private func isAttached(_ index: Int) -> Bool {
    index < tokens.count && index > 0 && tokens[index].range.lowerBound == tokens[index - 1].range.upperBound
  }

  /// Degrees without a scale are Celsius where nobody uses another; in English, `a 350° oven` is
  /// hotter than those of kitchens that have Celsius. A pizza oven may have 500 of either.
  private func impliedScale(of measure: Amount.Measure) -> Temperature.Scale? {
    guard let language else { return nil }
    if language.lowercased().hasPrefix("en"), let low = measure.lowerBound, let high = measure.upperBound {
      return low >= Rational(300) && high <= Rational(475) ? .fahrenheit : nil
    }
    return ["de", "fr", "es"].contains { language.lowercased().hasPrefix($0) } ? .celsius : nil
  }

  private func measureIsHuge(_ measure: Amount.Measure) -> Bool {
    measure.upperBound.map { $0 > Rational(1000) } ?? true
  }

  /// `gas mark 4`, `Gas 4`.
  mutating func readGasMark(at index: Int) -> Int? {
    guard word(index) == "gas" else { return nil }
    let number = word(index + 1) == "mark" ? index + 2 : index + 1
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
    reading.lengths.append(
      StepLength(range: range(index, before: next), sides: sides, unit: found.unit, isJoined: found.isJoined))
    return next
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
    guard index < tokens.count, case .word(let range, _) = tokens[index].kind else { return nil }
    return String(decoding: folded[range], as: UTF8.self)
  }
}

internal import KitchenUnits
internal import Quantities

extension ToolReader {
  /// The size of the tool whose name stands at some tokens: `a 20 cm cake tin`, `a tin (20 cm)`, `eine Springform mit 26 cm`.
  func size(around name: Range<Int>) -> (text: String, reading: StepReading)? {
    size(before: name.lowerBound) ?? size(behind: name.upperBound)
  }

  /// With nothing but adjectives, commas and the same size in another unit between the two.
  private func size(before start: Int) -> (text: String, reading: StepReading)? {
    var first: Int?
    for index in stride(from: start - 1, through: max(0, start - 10), by: -1) {
      switch reader.tokens[index].kind {
      case .number: if first == nil || size(at: index, before: start) != nil { first = index }
      case .sign(let sign):
        guard Self.inside.contains(sign) else { return first.flatMap { size(at: $0, before: start) } }
      case .word:
        if isUnit(index) || first != nil && StepReader.times.contains(reader.word(index) ?? "") { continue }
        switch role(index) {
        case .definite, .indefinite, .end, .of, .or, .without: return first.flatMap { size(at: $0, before: start) }
        default: continue
        }
      }
    }
    return first.flatMap { size(at: $0, before: start) }
  }

  /// The `in` of `9in`.
  private func isUnit(_ index: Int) -> Bool {
    guard index > 0, case .number = reader.tokens[index - 1].kind else { return false }
    return reader.tokens[index - 1].range.upperBound == reader.tokens[index].range.lowerBound
  }

  /// With nothing between the two but a bracket and words such as “of”, “mit”, “diameter”.
  private func size(behind end: Int) -> (text: String, reading: StepReading)? {
    var index = end
    while index < min(end + 5, reader.tokens.count) {
      switch reader.tokens[index].kind {
      case .number:
        guard let size = size(at: index, before: reader.tokens.count) else { return nil }
        // A pot with two litres of water may hold five.
        return size.reading.lengths.isEmpty && !reader.isSign(index - 1, 0x28) ? nil : size
      case .sign(let sign): guard sign == 0x28 || sign == 0x2C && index > end else { return nil }
      case .word:
        switch role(index) {
        case .sizes, .of, .adjective: break
        default: return nil
        }
      }
      index += 1
    }
    return nil
  }

  /// Comma, hyphen, stroke, brackets, inch and times signs.
  private static let inside: Set<UInt8> = [0x2C, 0x2D, 0x2F, 0x28, 0x29, 0x22, 0x78]

  /// The length, or else the volume or mass, that starts at a number, and the same again in another unit.
  private func size(at index: Int, before limit: Int) -> (text: String, reading: StepReading)? {
    var reader = reader
    reader.reading = StepReading()
    guard let end = reader.readToolSize(at: index), end <= limit else { return nil }
    var last = end
    let isInBrackets = reader.isSign(end, 0x28)
    if isInBrackets || reader.isSign(end, 0x2F), let second = reader.readToolSize(at: end + 1), second <= limit {
      last = isInBrackets && reader.isSign(second, 0x29) ? second + 1 : second
    }
    let own = reader.reading.lengths.first?.range ?? reader.reading.sizes.first?.range
    let start = own?.lowerBound ?? reader.tokens[index].range.lowerBound
    let bytes = reader.bytes[start..<reader.tokens[last - 1].range.upperBound]
    return (Self.plain(bytes), reader.reading.unjoined)
  }

  /// `9-inch`, `23cm` and `8-by-10-inch` as they stand by themselves: with a space that does not break.
  private static func plain(_ bytes: ArraySlice<UInt8>) -> String {
    let sides = String(decoding: bytes, as: UTF8.self).replacing("-by-", with: " × ").replacing(" by ", with: " × ")
    var text: [UInt8] = []
    for byte in sides.utf8 {
      // The `x` of `20x30 cm` stays where it is.
      let isLetter = byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A && byte | 0x20 != 0x78
      if isLetter, let last = text.last, (0x30...0x39).contains(last) || last == 0x2D {
        if last == 0x2D { text.removeLast() }
        text += [0xC2, 0xA0]
      }
      text.append(byte)
    }
    return String(decoding: text, as: UTF8.self).split(whereSeparator: \.isWhitespace).joined(separator: "\u{A0}")
  }
}

extension StepReader {
  /// Reads a length, a volume or a mass and gives the index of the token behind it.
  mutating func readToolSize(at index: Int) -> Int? {
    if let end = readLength(at: index) { return end }
    guard let (measure, afterNumber) = measure(at: index) else { return nil }
    let isJoined = isSign(afterNumber, 0x2D)
    guard let unit = unit(at: isJoined ? afterNumber + 1 : afterNumber),
      unit.unit.dimension == .mass || unit.unit.dimension == .volume
    else { return nil }
    let (words, start) = rangeWords(of: measure, at: index)
    reading.sizes.append(
      StepSize(
        range: range(start, before: unit.next), measure: measure, unit: unit.unit, isJoined: isJoined, words: words))
    return unit.next
  }
}

extension StepReading {
  /// The same without hyphens between numbers and units.
  fileprivate var unjoined: StepReading {
    var reading = self
    reading.lengths = lengths.map { unjoined($0) }
    reading.sizes = sizes.map {
      StepSize(range: $0.range, measure: $0.measure, unit: $0.unit, isJoined: false, words: $0.words)
    }
    return reading
  }

  private func unjoined(_ length: StepLength) -> StepLength {
    StepLength(range: length.range, sides: length.sides, unit: length.unit, isJoined: false, words: length.words)
  }
}

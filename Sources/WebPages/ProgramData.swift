internal import JSONReading

/// Values that a script of a page holds: `window.__STATE__ = {…}`, `JSON.parse("…")`.
///
/// Only what is written out is read; nothing is run.
enum ProgramData {
  /// What stands in every name of a list of ingredients: `recipeIngredient`, `Ingredients`.
  static let mark = "gredient"
  /// Scripts that assign more values than these hold no data.
  private static let most = 32

  /// The values behind signs of assignment that speak of ingredients, in order.
  static func values(in script: String) -> [JSONValue] {
    let bytes = Array(script.utf8)
    guard bytes.firstRange(of: mark.utf8) != nil else { return [] }
    var found: [JSONValue] = []
    var index = 0
    for _ in 0..<most {
      guard let start = nextStart(in: bytes, from: index), let (text, end) = text(in: bytes, at: start) else { break }
      let value = text.utf8.firstRange(of: mark.utf8) == nil ? nil : JSONLDBlocks.read(text)
      if let value { found.append(value) }
      // What cannot be read may be the body of a function, which holds values.
      index = value == nil ? start + 1 : end
    }
    return found
  }

  /// Where a bracket or a call of `JSON.parse` stands behind `=`.
  private static func nextStart(in bytes: [UInt8], from start: Int) -> Int? {
    var index = start
    while let sign = bytes[index...].firstIndex(of: 0x3D) {
      index = sign + 1
      guard let next = bytes[index...].firstIndex(where: { $0 > 0x20 }) else { return nil }
      if bytes[next] == 0x7B || bytes[next] == 0x5B || bytes[next...].starts(with: call) { return next }
    }
    return nil
  }

  private static let call = Array("JSON.parse(".utf8)

  /// A value as JSON, and where it ends.
  private static func text(in bytes: [UInt8], at start: Int) -> (text: String, end: Int)? {
    guard bytes[start...].starts(with: call) else { return JSONRepair.value(in: bytes[start...]) }
    let quote = start + call.count
    guard quote < bytes.count, let end = endOfText(in: bytes, from: quote) else { return nil }
    // The mended list of the one text, whose value is the JSON that is handed over.
    let list = JSONRepair.value(in: [0x5B] + bytes[quote..<end] + [0x5D])?.text
    return list.flatMap { JSONLDBlocks.read($0)?.array?.first?.string }.map { ($0, end) }
  }

  /// Behind the quote that ends the text which the one at `start` begins.
  private static func endOfText(in bytes: [UInt8], from start: Int) -> Int? {
    var index = start + 1
    while index < bytes.count {
      if bytes[index] == bytes[start] { return index + 1 }
      index += bytes[index] == 0x5C ? 2 : 1
    }
    return nil
  }
}

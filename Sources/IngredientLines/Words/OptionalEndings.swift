internal import Quantities

/// Endings in brackets, which forms leave to their readers: `Pomme(s) de terre`, `Ei(er)`.
enum OptionalEndings {
  /// With the endings, or without them where there is one of it; as written where a bracket is none of these.
  static func written(_ name: String, isOne: Bool) -> String {
    guard name.contains("(") else { return name }
    var result: [UInt8] = []
    let bytes = Array(name.utf8)
    var index = 0
    while index < bytes.count {
      guard bytes[index] == 0x28, let last = result.last, last != 0x20, let end = end(of: bytes, from: index + 1) else {
        result.append(bytes[index])
        index += 1
        continue
      }
      if !isOne { result += bytes[index + 1..<end] }
      index = end + 1
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Where the bracket closes behind one to two small letters.
  private static func end(of bytes: [UInt8], from start: Int) -> Int? {
    let letters = bytes[start...].prefix { (0x61...0x7A).contains($0) }
    return (1...2).contains(letters.count) && letters.endIndex < bytes.count && bytes[letters.endIndex] == 0x29
      ? letters.endIndex : nil
  }
}

extension LineAmount {
  /// Whether it is one of what is counted, or a part of one.
  var isOnePiece: Bool {
    guard unitText == nil, case .exact(let value) = measure else { return false }
    return value <= .one
  }
}

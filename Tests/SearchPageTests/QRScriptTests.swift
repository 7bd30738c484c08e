import Foundation
import QRCodes
import Testing

/// The codes that pages draw are those of libqrencode, whichever mask either finds best.
@Suite struct QRScriptTests {
  private static let scripts = ["10-field", "20-words", "30-patterns", "40-code"].map { "../scripts/qr/\($0).js" }

  struct Drawn: Decodable {
    let side: Int
    let mask: Int
    let modules: String
  }

  private func draw(_ texts: [String], _ level: String) throws -> [Drawn?] {
    try Browser.evaluate(
      """
      given.texts.map((text) => {
        const code = galley.qr.code(text, given.level);
        return code ? { side: code.side, mask: code.mask, modules: code.dark.join("") } : null;
      })
      """, with: ["search-words.js"] + Self.scripts, given: Given(texts: texts, level: level), as: [Drawn?].self)
  }

  private struct Given: Encodable {
    let texts: [String]
    let level: String
  }

  /// Every version there is, at the ends of its room.
  private static func texts(_ level: String) -> [String] {
    let base = "https://galley.example/shopping.html#list=1z"
    let lengths = [
      1, 7, 14, 17, 18, 42, 62, 63, 84, 106, 134, 152, 180, 213, 230, 271, 321, 367, 412, 450, 504, 560, 624,
    ]
    let long =
      level == "low" ? [666, 711, 779, 857, 911, 997, 1059, 1125, 1190, 1264, 1273] : [666, 711, 779, 857, 911, 997]
    return (lengths + long).map { length in
      let text = base + (0..<length).map { "\($0 * 7 % 10)Zq-"[[$0 % 4]] }.joined()
      return String(text.suffix(length))
    } + ["Überbackene Käsespätzle 🧀"]
  }

  @Test(arguments: [("low", QRCode.Correction.low), ("medium", .medium)])
  func areThoseOfTheLibrary(level: String, correction: QRCode.Correction) throws {
    let texts = Self.texts(level)
    let drawn = try draw(texts, level)
    var sides: Set<Int> = []
    for (text, found) in zip(texts, drawn) {
      let own = Matrix(try #require(found))
      let library = Matrix(try QRCode(text, correction: correction))
      #expect(own.side == library.side, "\(text.utf8.count) bytes")
      #expect(own.format != nil && own.format?.level == library.format?.level, "\(text.utf8.count) bytes")
      #expect(own.format?.mask == found?.mask)
      #expect(own.unmasked == library.unmasked, "\(text.utf8.count) bytes")
      sides.insert(own.side)
    }
    #expect(sides.count >= 22, "\(sides.sorted())")
  }

  @Test func refusesWhatNoCameraCouldRead() throws {
    let texts = [1273, 1274, 997, 998].map { String(repeating: "a", count: $0) }
    #expect(try draw(texts, "low").map { $0 != nil } == [true, false, true, true])
    #expect(try draw(texts, "medium").map { $0 != nil } == [false, false, true, false])
  }
}

extension String {
  fileprivate subscript(places: [Int]) -> String {
    places.map { String(self[index(startIndex, offsetBy: $0)]) }.joined()
  }
}

/// The modules of a code with what its format says.
private struct Matrix {
  let side: Int
  let dark: [Bool]

  init(_ code: QRCode) {
    (side, dark) = (code.side, code.modules)
  }

  init(_ drawn: QRScriptTests.Drawn) {
    (side, dark) = (drawn.side, drawn.modules.map { $0 == "1" })
  }

  /// Level and mask, where both copies say the same and are a code word of ISO/IEC 18004, annex C.
  var format: (level: Int, mask: Int)? {
    let near = (0..<15).map { bit in
      bit < 8 ? at(8, bit < 6 ? bit : bit + 1) : at(bit == 8 ? 7 : 14 - bit, 8)
    }
    let far = (0..<15).map { bit in bit < 8 ? at(side - 1 - bit, 8) : at(8, side - 15 + bit) }
    let value = near.reversed().reduce(0) { $0 << 1 | ($1 ? 1 : 0) } ^ 0x5412
    var rest = value
    for bit in stride(from: 14, through: 10, by: -1) where rest >> bit & 1 == 1 { rest ^= 0x537 << (bit - 10) }
    guard near == far, rest == 0, at(8, side - 8) else { return nil }
    return (value >> 13, value >> 10 & 7)
  }

  /// All but the format, as it is without its mask; what the patterns of finding have of it is the same in both codes.
  var unmasked: [Bool] {
    guard let mask = format?.mask else { return [] }
    return dark.indices.map { index in
      let (x, y) = (index % side, index / side)
      let isFormat = (x == 8 && (y < 9 || y >= side - 8)) || (y == 8 && (x < 9 || x >= side - 8))
      if isFormat { return false }
      return dark[index] != (isData(x, y) && Self.turns(mask, x, y))
    }
  }

  /// Outside of finders, timing, alignment and version.
  private func isData(_ x: Int, _ y: Int) -> Bool {
    let version = (side - 17) / 4
    let isFinder = (x < 9 && y < 9) || (x >= side - 8 && y < 9) || (x < 9 && y >= side - 8)
    let isVersion = version >= 7 && ((y < 6 && x >= side - 11) || (x < 6 && y >= side - 11))
    let centres = Self.centres[version] ?? []
    let isAligned = centres.contains { row in
      centres.contains { column in
        let isCorner =
          (row == 6 && column == 6) || (row == 6 && column == centres.last) || (row == centres.last && column == 6)
        return !isCorner && abs(row - y) <= 2 && abs(column - x) <= 2
      }
    }
    return !isFinder && !isVersion && !isAligned && x != 6 && y != 6
  }

  private func at(_ x: Int, _ y: Int) -> Bool { dark[y * side + x] }

  private static func turns(_ mask: Int, _ x: Int, _ y: Int) -> Bool {
    switch mask {
    case 0: (x + y) % 2 == 0
    case 1: y % 2 == 0
    case 2: x % 3 == 0
    case 3: (x + y) % 3 == 0
    case 4: (x / 3 + y / 2) % 2 == 0
    case 5: x * y % 2 + x * y % 3 == 0
    case 6: (x * y % 2 + x * y % 3) % 2 == 0
    default: ((x + y) % 2 + x * y % 3) % 2 == 0
    }
  }

  /// ISO/IEC 18004, annex E.
  private static let centres: [Int: [Int]] = [
    2: [6, 18], 3: [6, 22], 4: [6, 26], 5: [6, 30], 6: [6, 34], 7: [6, 22, 38], 8: [6, 24, 42], 9: [6, 26, 46],
    10: [6, 28, 50], 11: [6, 30, 54], 12: [6, 32, 58], 13: [6, 34, 62], 14: [6, 26, 46, 66], 15: [6, 26, 48, 70],
    16: [6, 26, 50, 74], 17: [6, 30, 54, 78], 18: [6, 30, 56, 82], 19: [6, 30, 58, 86], 20: [6, 34, 62, 90],
    21: [6, 28, 50, 72, 94], 22: [6, 26, 50, 74, 98], 23: [6, 30, 54, 78, 102], 24: [6, 28, 54, 80, 106],
    25: [6, 32, 58, 84, 110],
  ]
}

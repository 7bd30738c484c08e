/// Fractions in pieces, `1 /3 cup`, as pages leave them whose figures have styles of their own.
enum SplitFractions {
  /// The text with each of them in one piece, `1/3 cup`; what kitchens do not measure with, `4 / 5 stars`, stays.
  static func closed(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "/") || $0 == 0xE2 }) else { return text }
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    var result: [Substring] = []
    var index = 0
    while index < words.count {
      // `1 / 3`, `1 /3`, `1/ 3`
      let length = [3, 2].first { length in
        index + length <= words.count && isFraction(words[index..<(index + length)].joined())
      }
      if let length {
        result.append(Substring(words[index..<(index + length)].joined().replacing("⁄", with: "/")))
        index += length
      } else {
        result.append(words[index])
        index += 1
      }
    }
    return result.joined(separator: " ")
  }

  private static func isFraction(_ text: String) -> Bool {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).flatMap {
      $0.split(separator: "⁄", omittingEmptySubsequences: false)
    }
    guard parts.count == 2, parts.allSatisfy({ (1...2).contains($0.utf8.count) && $0.allSatisfy(\.isNumber) }),
      let above = Int(parts[0]),
      let below = Int(parts[1])
    else { return false }
    return above < below && [2, 3, 4, 5, 6, 8, 16].contains(below) && (below != 5 || above < 4)
  }
}

/// A word or number of a note, with what it stands together with: figures are read part by part.
struct NoteWord {
  let text: Substring
  /// The text without what groups the digits of a number: `1200` for `1 200` and `1'200`.
  let plain: String
  /// Of those that commas, semicolons, dots in the middle and strokes separate.
  let part: Int
  /// The same, also separated by brackets and tildes.
  let group: Int

  /// A comma or stroke between two digits belongs to their number, and so does a space in `1 200`.
  static func all(in text: String) -> [NoteWord] {
    let signs = Array(zip(text, text.indices))
    var words: [NoteWord] = []
    var start = 0
    var (part, group) = (0, 0)
    func end(at index: Int) {
      guard start < index else { return }
      let upper = index < signs.count ? signs[index].1 : text.endIndex
      let word = text[signs[start].1..<upper]
      words.append(NoteWord(text: word, plain: ungrouped(word), part: part, group: group))
    }
    var digits = DigitGroups()
    for (index, (sign, _)) in signs.enumerated() {
      let isBetweenNumbers =
        index > 0 && signs[index - 1].0.isNumber && index + 1 < signs.count && signs[index + 1].0.isNumber
      switch sign {
      case ",", "/":
        guard !isBetweenNumbers else {
          digits.append(sign)
          continue
        }
        end(at: index)
        (part, group) = (part + 1, group + 1)
      case ";", "·", "|":
        end(at: index)
        (part, group) = (part + 1, group + 1)
      case "(", ")", "~", "≈":
        end(at: index)
        group += 1
      case _ where sign.isWhitespace:
        if digits.goOn(with: signs[(index + 1)...].prefix(4).map(\.0)) { continue }
        end(at: index)
      default:
        digits.append(sign)
        continue
      }
      start = index + 1
      digits = DigitGroups()
    }
    end(at: signs.count)
    return words
  }

  private static func ungrouped(_ word: Substring) -> String {
    let signs = Array(word)
    return String(
      signs.indices.filter { index in
        let isMark = signs[index].isWhitespace || signs[index] == "'" || signs[index] == "’"
        return !isMark || index == 0 || !DigitGroups.isDigit(signs[index - 1])
          || !DigitGroups.isGroup(signs[(index + 1)...].prefix(4))
      }.map { signs[$0] })
  }
}

/// The digits of a number up to a space that may group them: `1` of `1 200`.
private struct DigitGroups {
  private var isNumber = true
  /// Since the last space.
  private var count = 0
  private var isGrouped = false

  mutating func append(_ sign: Character) {
    isNumber = isNumber && Self.isDigit(sign) && (isGrouped || count > 0 || sign != "0")
    count += 1
  }

  /// Whether the space before these signs is within a number, which then goes on behind it.
  mutating func goOn(with next: [Character]) -> Bool {
    guard isNumber, isGrouped ? count == 3 : (1...3).contains(count), Self.isGroup(next[...]) else { return false }
    count = 0
    isGrouped = true
    return true
  }

  static func isDigit(_ sign: Character) -> Bool { sign.isASCII && sign.isNumber }

  /// Three digits that no fourth one and no stroke follows.
  static func isGroup(_ next: ArraySlice<Character>) -> Bool {
    next.count >= 3 && next.prefix(3).allSatisfy(isDigit)
      && !(next.dropFirst(3).first.map { isDigit($0) || $0 == "/" } ?? false)
  }
}

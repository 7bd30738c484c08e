/// Spellings of one sound: `sebolla` and `cebolla`, `bakon` and `bacon`, `yoghurt` and `yogurt`.
enum SoundAlikes {
  private static let pairs = ["sz", "cs", "cz", "ck", "kq", "gj", "iy", "bv", "fv"].map { Array($0.utf8) }

  /// Whether two folded words differ in one letter alone that sounds the same, or is silent.
  static func areOne(_ first: [UInt8], _ second: [UInt8]) -> Bool {
    if first.count > second.count { return areOne(second, first) }
    guard
      let place = first.indices.first(where: { first[$0] != second[$0] })
        ?? (first.count < second.count ? first.count : nil)
    else { return false }
    if first.count == second.count {
      return first[(place + 1)...] == second[(place + 1)...]
        && pairs.contains { $0.contains(first[place]) && $0.contains(second[place]) }
    }
    return first[place...] == second[(place + 1)...]
      && (isSilent(place, in: second) || isVowelBeforeR(place, in: second))
  }

  /// The letters a word lost that nobody can do without: no word has a consonant, an r and a consonant or its end in a row, as
  /// `buttr` and `yoghrt` do.
  private static func isVowelBeforeR(_ place: Int, in word: [UInt8]) -> Bool {
    guard place > 0, place + 1 < word.count, word[place + 1] == UInt8(ascii: "r"), "aeiou".utf8.contains(word[place])
    else { return false }
    let isConsonant = { (byte: UInt8) in !"aeiouy".utf8.contains(byte) }
    return isConsonant(word[place - 1]) && (place + 2 == word.count || isConsonant(word[place + 2]))
  }

  /// The h of `yoghurt` and of a beginning, the c of `chicken` and the k of `bakcon`, the e of
  /// `Zwiebel` and the t of `Saltz`.
  private static func isSilent(_ place: Int, in word: [UInt8]) -> Bool {
    let before = place > 0 ? word[place - 1] : nil
    let after = place + 1 < word.count ? word[place + 1] : nil
    switch word[place] {
    case UInt8(ascii: "h"): return before.map { "cgkrt".utf8.contains($0) } ?? true
    case UInt8(ascii: "c"): return after == UInt8(ascii: "k")
    case UInt8(ascii: "k"): return before == UInt8(ascii: "c")
    case UInt8(ascii: "e"): return before == UInt8(ascii: "i") && after.map { !"aeiou".utf8.contains($0) } ?? false
    case UInt8(ascii: "t"): return after == UInt8(ascii: "z")
    default: return false
    }
  }
}

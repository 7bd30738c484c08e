internal import Foods

/// Names of foods that do not mean the ingredient.
extension MentionReader {
  /// The cloves of `cloves of garlic` and `garlic cloves`.
  func isPart(_ range: Range<Int>) -> Bool {
    guard range.count == 1, phrases.kinds[range.lowerBound].isPart else { return false }
    let (previous, next) = (range.lowerBound - 1, range.upperBound)
    if isJoined(range.lowerBound), list.food(previous..<previous + 1, in: phrases) != nil { return true }
    return isJoined(next) && phrases.kinds[next] == .link
  }

  /// A word beside the name makes something else of it.
  func isOther(_ range: Range<Int>) -> Bool {
    if isOfPot(range) { return true }
    return switch phrases.language {
    case .en: isVerb(range) || isJoined(range.upperBound) && isProduct(range.upperBound) || isCompound(range)
    case .de: isHyphened(range.upperBound)
    // There is no butter in `petits-beurre`.
    case .fr: isMadeOf(range) || range.lowerBound > 0 && isHyphened(range.lowerBound)
    case .es: isMadeOf(range)
    }
  }

  /// `Gurken-Joghurt-Dip`: the first parts of a compound are what it is made of.
  private func isHyphened(_ index: Int) -> Bool {
    guard index < words.count, index > 0 else { return false }
    return text[words[index - 1].source.upperBound..<words[index].source.lowerBound].elementsEqual("-".utf8)
  }

  private func isProduct(_ index: Int) -> Bool {
    MentionWords.behind.role(phrases.words.bytes, words[index].range) == .product
  }

  /// `Butter a tin`, `oil the dish`.
  private func isVerb(_ range: Range<Int>) -> Bool {
    guard range.count == 1, isVerb(range.lowerBound), isJoined(range.upperBound) else { return false }
    let isBehindArticle = isJoined(range.lowerBound) && role(range.lowerBound - 1) == .definite
    guard !isBehindArticle else { return false }
    switch role(range.upperBound) {
    case .definite: return !isLink(range.upperBound)
    case .indefinite: return true
    // `Butter two tins`, at the start of a sentence.
    default: return isNumber(range.upperBound) && (range.lowerBound == 0 || isNewSentence(range.lowerBound))
    }
  }

  private func isNumber(_ index: Int) -> Bool {
    role(index) == .number || phrases.words.bytes[words[index].range.lowerBound] <= 0x39
  }

  private func isVerb(_ index: Int) -> Bool {
    MentionWords.verbs.role(phrases.words.bytes, words[index].range) != nil
  }

  /// `cashew butter`, where the list has butter: two foods side by side are a third.
  private func isCompound(_ range: Range<Int>) -> Bool {
    let previous = range.lowerBound - 1
    guard isJoined(range.lowerBound), !isVerb(previous), role(previous) == nil,
      case let kind = phrases.kinds[previous], !kind.isIgnorable, !kind.isPart
    else { return false }
    return phrases.food(previous..<previous + 1) != nil
  }

  /// Part of a web address, or of a command of another mark-up: `\label{red-lentils}`.
  func isInAddress(_ index: Int) -> Bool {
    let source = words[index].source
    let start = text[..<source.lowerBound].lastIndex { $0 <= 0x20 }.map { $0 + 1 } ?? 0
    let end = text[source.upperBound...].firstIndex { $0 <= 0x20 } ?? text.count
    let token = text[start..<end]
    return token.first == UInt8(ascii: "\\") || zip(token, token.dropFirst()).contains { $0 == 0x2F && $1 == 0x2F }
  }

  /// `Grease the tin with butter`; German says it behind the name, in another word.
  func isGreasing(_ range: Range<Int>) -> Bool {
    guard isJoined(range.lowerBound), phrases.kinds[range.lowerBound - 1] == .stop else { return false }
    var index = range.lowerBound - 1
    while index > range.lowerBound - 8, isJoined(index) {
      index -= 1
      if MentionWords.greasing.role(phrases.words.bytes, words[index].range) != nil { return true }
    }
    return false
  }

  /// `in salted water`: the pot's, and not the water of the list.
  private func isOfPot(_ range: Range<Int>) -> Bool {
    let start = isJoined(range.lowerBound) ? range.lowerBound - 1 : range.lowerBound
    let end = isJoined(range.upperBound) ? range.upperBound + 1 : range.upperBound
    return range.contains { MentionWords.water.role(phrases.words.bytes, words[$0].range) != nil }
      && (start..<end).contains { MentionWords.salted.role(phrases.words.bytes, words[$0].range) != nil }
  }

  /// `Wash your hands with soap and water`
  func isWashing(_ range: Range<Int>) -> Bool {
    let and = range.lowerBound - 1
    return isJoined(range.lowerBound) && and > 0 && phrases.kinds[and] == .and
      && MentionWords.soap.role(phrases.words.bytes, words[and - 1].range) != nil
  }

  /// `sauce tomate`, `jus de citron`: juice is taken from the lemon of the list, a sauce is not.
  private func isMadeOf(_ range: Range<Int>) -> Bool {
    var index = range.lowerBound
    while isJoined(index), index > 0, role(index - 1) == .definite { index -= 1 }
    guard isJoined(index), index > 0 else { return false }
    return role(index - 1) == .product && (index == range.lowerBound || isBareLink(index))
  }

  /// `de tomates`, and not `de la tomate` or `la tomate` alone.
  private func isBareLink(_ index: Int) -> Bool { phrases.kinds[index] == .link }
}

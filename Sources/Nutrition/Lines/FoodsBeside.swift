internal import Foods
internal import IngredientLines
internal import KitchenUnits

/// The foods a line names beside its first.
///
/// What “and” or a list of commas joins is asked for as well (`flour and panko`); what a remark names by its whole name
/// may be in it (`oil for frying (peanut, rapeseed)`, `plus butter for the pan`), and so may what the name says the food
/// is made with (`bread with walnuts`, `pain aux noix`). Remarks that deny a food, or only compare with its size, name
/// none.
struct FoodsBeside {
  private(set) var foods: [Food] = []
  private(set) var mentioned: [Food] = []

  private let matcher: FoodMatcher
  private let language: String
  private let lexicon: FoodLanguage

  init(_ line: IngredientLine, matcher: FoodMatcher, language: String) {
    self.matcher = matcher
    self.language = language
    lexicon = FoodLanguage(tag: language) ?? .en
    let named = parts(of: line.phrase)
    let joined = line.alternatives.isEmpty ? named.dropFirst().map { whole($0, after: named.first) } : []
    foods = joined.compactMap { food($0, atLeast: .fair) }
    let nameless = joined.filter { food($0, atLeast: .fair) == nil }
    let remarks = line.comment.map { parts(of: $0) } ?? []
    mentioned = (named.compactMap { addition(in: $0) } + remarks).filter { !isDenied($0) }
      .compactMap { food($0, atLeast: .good) }.filter { !$0.contains.isEmpty }
    // `chicken and prawn paella mix`: nobody knows the mix, but it says what it is of.
    mentioned += nameless.filter { !isDenied($0) }.flatMap { words(of: $0) }
      .compactMap { food($0, atLeast: .exact) }.filter { !$0.contains.isEmpty }
  }

  /// The yellow ones of `poivrons rouges et jaunes` are peppers, and no yolks.
  private func whole(_ part: String, after first: String?) -> String {
    first.flatMap { matcher.sharingNoun(part, with: $0, language: language) } ?? part
  }

  private func words(of text: String) -> [String] {
    let utf8 = Array(text.utf8)
    return NameWords(text).words.map { String(decoding: utf8[$0.source], as: UTF8.self) }
  }

  /// What stands behind the first “with” of a name.
  private func addition(in name: String) -> String? {
    let words = NameWords(name)
    guard
      let joint = words.words.dropFirst().firstIndex(where: { word in
        Self.additions.contains { words.bytes[word.range].elementsEqual($0) }
      }),
      joint + 1 < words.words.count
    else { return nil }
    return String(decoding: Array(name.utf8)[words.words[joint + 1].source.lowerBound...], as: UTF8.self)
  }

  /// “à” is not among them: it says what a thing is for as often (`cuillère à beurre`).
  private static let additions = ["with", "mit", "avec", "aux", "au", "con"].map { NameWords($0).bytes }

  private func food(_ name: String, atLeast limit: FoodMatch.Confidence) -> Food? {
    guard let match = matcher.match(name, language: language), match.confidence >= limit || isMissing(match)
    else { return dative(name).flatMap { food($0, atLeast: limit) } }
    return matcher.book.foods[match.index]
  }

  /// `Nüssen` behind “mit”, without the ending of the German dative.
  private func dative(_ name: String) -> String? {
    lexicon == .de && ["sen", "ern", "ten"].contains(where: name.hasSuffix) ? String(name.dropLast()) : nil
  }

  /// A tin may be what the butter is for.
  private func isMissing(_ match: FoodMatch) -> Bool {
    if case .missing = match.form { match.confidence == .fair } else { false }
  }

  /// No line of a recipe joins more; each is looked for, and a text may have as many commas as letters.
  private static let mostParts = 256

  /// The texts between commas, brackets, “and” and “or”, the first of very many.
  private func parts(of text: String) -> [String] {
    let words = NameWords(text)
    let utf8 = Array(text.utf8)
    var parts: [String] = []
    var start: Int?
    var end = 0
    var wasAside = false
    for word in words.words where parts.count < Self.mostParts {
      let kind = WordLexicon.standard.kind(words.bytes, word.range, lexicon)
      let joins = kind == .and || kind == .or
      if let begin = start, joins || word.gap != .space || word.isAside != wasAside {
        parts.append(String(decoding: utf8[begin..<end], as: UTF8.self))
        start = nil
      }
      if !joins, start == nil { start = word.source.lowerBound }
      (end, wasAside) = (word.source.upperBound, word.isAside)
    }
    if let start { parts.append(String(decoding: utf8[start..<end], as: UTF8.self)) }
    return parts
  }

  private func isDenied(_ part: String) -> Bool {
    let words = NameWords(part)
    return words.words.contains { word in
      Self.denials.contains { words.bytes[word.range].elementsEqual($0) }
    }
  }

  private static let denials = [
    "no", "not", "without", "free", "sized", "size", "ohne", "kein", "keine", "frei", "sans", "pas", "sin",
  ]
  .map { NameWords($0).bytes }
}

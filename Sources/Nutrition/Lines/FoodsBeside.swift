internal import Foods
internal import IngredientLines
internal import KitchenUnits

/// The foods a line names beside its first.
///
/// What “and” or a list of commas joins is asked for as well (`flour and panko`; `salt, pepper, soy sauce`, where no
/// amount says that the rest is a remark); what a remark names by its whole name
/// may be in it (`oil for frying (peanut, rapeseed)`, `plus butter for the pan`), and so may what the name says the food
/// is made with (`bread with walnuts`, `pain aux noix`). Remarks that deny a food, or only compare with its size, name
/// none.
struct FoodsBeside {
  private(set) var foods: [Food] = []
  private(set) var mentioned: [Food] = []

  private let matcher: FoodMatcher
  private let language: String
  private let lexicon: FoodLanguage

  /// - Parameter text: the whole line as written.
  init(_ line: IngredientLine, text: String, matcher: FoodMatcher, language: String) {
    self.matcher = matcher
    self.language = language
    lexicon = FoodLanguage(tag: language) ?? .en
    let named = parts(of: line.phrase)
    // `bread and butter pickles` ask for no butter.
    let isOne = named.count > 1 && matcher.matchWhole(line.phrase, language: language) != nil
    let joined = line.alternatives.isEmpty && !isOne ? named.dropFirst().map { whole($0, after: named.first) } : []
    foods = joined.compactMap { food($0, atLeast: .fair) }
    let nameless = joined.filter { food($0, atLeast: .fair) == nil }
    let remarks = (line.comment.map { parts(of: $0) } ?? []).filter { !isDenied($0) }
    let remarked = remarks.compactMap { food($0, atLeast: .good) }
    let isList = line.amounts.isEmpty && line.alternatives.isEmpty && isList(text)
    if isList { foods += remarked }
    let additions = (named + remarks).compactMap { addition(in: $0) }
    mentioned = additions.filter { !isDenied($0) }.compactMap { food($0, atLeast: .good) }
    if !isList { mentioned += remarked }
    mentioned.removeAll { $0.contains.isEmpty && Diet.vegan.allows($0) != false }
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

  /// What stands behind the first “with” or “in” of a name or remark: `fried in lard`.
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
  private static let additions = ["with", "in", "mit", "im", "avec", "aux", "au", "dans", "con", "en"]
    .map { NameWords($0).bytes }

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

  /// Foods one after the other, none of them in place of another or an example of one.
  private func isList(_ text: String) -> Bool {
    let words = NameWords(text)
    return words.words.contains { $0.gap == .comma }
      && words.words.allSatisfy { word in
        !word.isAside && WordLexicon.standard.kind(words.bytes, word.range, lexicon) != .or
          && !Self.examples.contains { words.bytes[word.range].elementsEqual($0) }
      }
  }

  private static let examples = ["such", "example", "wie", "Beispiel", "comme", "exemple", "como", "ejemplo"]
    .map { NameWords($0).bytes }

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

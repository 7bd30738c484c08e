internal import Words

/// What a word may do in an ingredient line; most words may do nothing but name a food.
struct LineWord: OptionSet, Sendable {
  let rawValue: UInt64

  /// `one`, `half`, `zwei`: ``NumberWord`` has its value.
  static let number = LineWord(rawValue: 1 << 0)
  /// `a`, `eine`, `une`: one of it, where nothing else says how many.
  static let article = LineWord(rawValue: 1 << 1)
  /// `about`, `ca.`
  static let approximate = LineWord(rawValue: 1 << 2)
  /// `heaped`, `scant`: how a spoon or cup is filled.
  static let fill = LineWord(rawValue: 1 << 3)
  /// `large`: ``SizeWord`` has its value.
  static let size = LineWord(rawValue: 1 << 4)
  /// `thick`, `fat`: sizes of slices and cloves, but part of a food's own name.
  static let shape = LineWord(rawValue: 1 << 5)
  /// `chopped`
  static let preparation = LineWord(rawValue: 1 << 6)
  /// `finely`
  static let adverb = LineWord(rawValue: 1 << 7)
  /// `ground`: a preparation after an adverb only.
  static let groundLike = LineWord(rawValue: 1 << 8)
  /// `of`, `de`, `von`
  static let of = LineWord(rawValue: 1 << 9)
  /// `to` in `2 to 3`
  static let range = LineWord(rawValue: 1 << 10)
  static let or = LineWord(rawValue: 1 << 11)
  static let and = LineWord(rawValue: 1 << 12)
  static let plus = LineWord(rawValue: 1 << 13)
  /// `for`, `preferably`: from here on it is said what for and how.
  static let comment = LineWord(rawValue: 1 << 14)
  static let optional = LineWord(rawValue: 1 << 15)
  /// `each`
  static let each = LineWord(rawValue: 1 << 16)
  /// `juice`: what is taken of a food.
  static let part = LineWord(rawValue: 1 << 17)
  /// `boneless`, `fresh`: another word of the food follows, even after a comma.
  static let adjective = LineWord(rawValue: 1 << 18)
  /// `x`
  static let times = LineWord(rawValue: 1 << 19)
  /// `dozen`
  static let dozen = LineWord(rawValue: 1 << 20)
  /// `such`, `like`, `z. B.`: examples of the food.
  static let example = LineWord(rawValue: 1 << 21)
  /// `skin`, `stems`, `only`: after a comma, what is done with a part of the food.
  static let detail = LineWord(rawValue: 1 << 22)
  /// `needed`, `required`: what may follow `as`.
  static let needed = LineWord(rawValue: 1 << 23)
  /// `serve`, `taste`: what may follow `to`.
  static let purpose = LineWord(rawValue: 1 << 24)
  /// `frozen`, `canned`: what is chopped before it is sold.
  static let preserved = LineWord(rawValue: 1 << 32)
  /// `beef`: what is named after being minced.
  static let meat = LineWord(rawValue: 1 << 33)
  /// `hachée`, `picada`: a participle that stands behind its noun, and with some nouns is a name.
  static let romance = LineWord(rawValue: 1 << 34)
  /// `little`, `peu`: after an article, an amount that nobody knows.
  static let little = LineWord(rawValue: 1 << 35)
  /// `room`: what may follow `at`.
  static let room = LineWord(rawValue: 1 << 25)
  /// `tomatoes`: foods that are sold crushed or chopped and are named so.
  static let soldChopped = LineWord(rawValue: 1 << 26)
  /// `cinnamon`: its sticks are a food, not a measure.
  static let keepsCount = LineWord(rawValue: 1 << 27)
  /// `chicken`, `sunflower`: may share the head of the next food, as in `chicken or vegetable stock`.
  static let modifier = LineWord(rawValue: 1 << 28)
  /// `stock`, `oil`: what foods joined by "or" may share.
  static let head = LineWord(rawValue: 1 << 29)
  /// `some`, `etwas`: an amount that nobody knows.
  static let some = LineWord(rawValue: 1 << 30)
  /// `the`, `la`, `l'` behind "of".
  static let the = LineWord(rawValue: 1 << 31)

  /// `at most`, `höchstens`: words before an amount that say it is a bound.
  static let bound = LineWord(rawValue: 1 << 36)
  /// `total`: an amount in a bracket is that of all pieces together.
  static let total = LineWord(rawValue: 1 << 37)
  /// `actually`, `ersatzweise`: another food follows.
  static let instead = LineWord(rawValue: 1 << 38)

  /// `cooked`, `gekochte`: before its noun, a food of its own figures.
  static let state = LineWord(rawValue: 1 << 39)
  /// `cuit`, `cocido`: the same behind its noun.
  static let stateBehind = LineWord(rawValue: 1 << 40)

  /// A French or Spanish participle, which stands behind its noun.
  static let behindNoun = LineWord(rawValue: 1 << 41)
  /// `pois`, `suisse`: with “petit” before it the name of another food.
  static let keepsSize = LineWord(rawValue: 1 << 42)
  /// `dés`, `taquitos`: what may follow “in” where a food is cut.
  static let cutShape = LineWord(rawValue: 1 << 43)

  /// The folded words that have a role and count nothing.
  static func words(as role: LineWord) -> [String] {
    merged.filter { $0.roles.contains(role) && !$0.roles.contains(.number) }.map(\.word)
  }

  /// The roles of a folded word.
  static func roles(of word: ArraySlice<UInt8>, hash: UInt32) -> LineWord {
    table.number(of: word, hash: hash).map { roles[$0] } ?? (isCompoundAdjective(word) ? .adjective : [])
  }

  /// `egg-free`, `center-cut`, `beef-flavored`: adjectives that English makes of any noun.
  private static func isCompoundAdjective(_ word: ArraySlice<UInt8>) -> Bool {
    guard let hyphen = word.lastIndex(of: UInt8(ascii: "-")), hyphen > word.startIndex + 1 else { return false }
    return compoundEnds.contains { word[(hyphen + 1)...].elementsEqual($0) }
  }

  private static let compoundEnds = [
    "free", "cut", "flavored", "flavoured", "style", "sodium", "fat", "salt", "sugar", "calorie", "quality", "grade",
    "fed", "grown", "raised", "caught", "aged", "cured", "fired",
  ].map { Array($0.utf8) }

  private static let merged: [(word: String, roles: LineWord)] = {
    var positions: [String: Int] = [:]
    var merged: [(word: String, roles: LineWord)] = []
    for (role, words) in english + german + french + spanish {
      for word in words.split(separator: " ") {
        let key = TextFolding.folded(String(word))
        if let position = positions[key] {
          merged[position].roles.formUnion(role)
        } else {
          positions[key] = merged.count
          merged.append((key, role))
        }
      }
    }
    return merged
  }()

  private static let roles = merged.map(\.roles)
  private static let table = WordTable(merged.map(\.word))
}

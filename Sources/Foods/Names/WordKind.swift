/// What a word does in the name of an ingredient, where it is not part of a food's name.
package enum WordKind: UInt8, Sendable {
  /// Nothing that is known.
  case unknown
  /// It may be left out: large, organic, chopped.
  case modifier
  /// The same, but before the noun only: “low fat milk”, where “bacon fat” is another food.
  case preceding
  case colour
  /// It changes the figures: low-fat, reduced.
  case lighter
  /// It may make another food of it.
  case vegan, vegetarian, glutenFree, milkFree
  /// A part or piece of a food: clove, fillet, slice.
  case part
  /// A part that only leafy foods are known by: leaf, sprig.
  case leaf
  /// Joins a noun to another: of, de, du.
  case link
  /// Ends the noun and what belongs to it: with, for, to.
  case stop
  case or, and
  /// So general that a word before it changes what it is: flour, milk, oil.
  case general
  case raw, cooked, dried, canned, frozen, ground, smoked, fresh

  var form: Food.Form? {
    switch self {
    case .raw: .raw
    case .cooked: .cooked
    case .dried: .dried
    case .canned: .canned
    case .frozen: .frozen
    case .ground: .ground
    case .smoked: .smoked
    case .fresh: .fresh
    default: nil
    }
  }

  /// Whether a word before or after a food says how it is, not which.
  package var isIgnorable: Bool { isTrimmable || self == .colour || self == .preceding || self == .lighter }

  /// Whether it may also stand after the noun in English and German.
  package var isTrimmable: Bool { self == .modifier || form != nil }

  /// Whether it cannot be the noun.
  package var isNoNoun: Bool {
    switch self {
    case .vegan, .vegetarian, .glutenFree, .milkFree: true
    default: isIgnorable
    }
  }

  package var isPart: Bool { self == .part || self == .leaf }
}

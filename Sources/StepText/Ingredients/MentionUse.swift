internal import Quantities

/// An ingredient at a place of a step.
struct FoundMention {
  var ingredient: Int
  var use: MentionUse

  /// The ingredient, where a share of it is left.
  var sharedIngredient: Int? { if case .share = use { ingredient } else { nil } }
}

/// What the words around a name say of how much of it is used.
enum MentionUse: Equatable {
  case all, some, rest, stated
  /// One of it, `an onion`, which is all where the list has no more.
  case one
  /// What a step before has laid aside.
  case reserved
  case share(Rational)
  /// A share, and all that is left then: `half the sugar, then the remaining sugar`.
  case shareAndRest

  /// - Parameter left: what other steps leave of it, where that is known.
  func share(isFirst: Bool, left: Rational?) -> StepMention.Share {
    switch self {
    case .all, .one: isFirst ? .all : .open
    case .some, .reserved: .open
    case .stated: .stated
    case .share(let share): .part(share)
    case .rest, .shareAndRest: left.map { $0 == .one ? .all : .part($0) } ?? .open
    }
  }
}

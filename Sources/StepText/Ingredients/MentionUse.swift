internal import Quantities

/// An ingredient at a place of a step.
struct FoundMention {
  var ingredient: Int
  var use: MentionUse
}

/// What the words around a name say of how much of it is used.
enum MentionUse: Equatable {
  case all, some, rest, stated
  /// What a step before has laid aside.
  case reserved
  case share(Rational)
  /// A share, and all that is left then: `half the sugar, then the remaining sugar`.
  case shareAndRest

  /// - Parameter left: what other steps leave of it, where that is known.
  func share(isFirst: Bool, left: Rational?) -> StepMention.Share {
    switch self {
    case .all: isFirst ? .all : .open
    case .some, .reserved: .open
    case .stated: .stated
    case .share(let share): .part(share)
    case .rest, .shareAndRest: left.map { $0 == .one ? .all : .part($0) } ?? .open
    }
  }
}

internal import Quantities

/// An ingredient at a place of a step.
struct FoundMention {
  var ingredient: Int
  var use: MentionUse
}

/// What the words around a name say of how much of it is used.
enum MentionUse: Equatable {
  case all, some, rest, stated
  case share(Rational)

  func share(isFirst: Bool) -> StepMention.Share {
    switch self {
    case .all: isFirst ? .all : .open
    case .some, .rest: .open
    case .stated: .stated
    case .share(let share): .part(share)
    }
  }
}

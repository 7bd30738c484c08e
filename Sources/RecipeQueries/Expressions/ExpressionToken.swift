/// A piece of an expression, and where it stands in bytes.
struct ExpressionToken: Equatable {
  enum Kind: Equatable {
    case open, close, and, or, not
    /// `field:value`; the field as written with its place, `nil` for a word by itself.
    case term(field: String?, value: String, valueStart: Int)
  }

  let kind: Kind
  let range: Range<Int>

  var isTerm: Bool { if case .term = kind { true } else { false } }
}

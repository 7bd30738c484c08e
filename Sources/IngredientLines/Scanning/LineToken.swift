internal import KitchenUnits

/// A word, number or sign of an ingredient line.
struct LineToken {
  enum Kind: UInt8 {
    case word, number
    case comma, semicolon, colon, slash, plus, times, tilde, dash, quote
    case open, close
    case other
  }

  var kind: Kind
  /// A space stands before it.
  var hasSpaceBefore: Bool
  /// A full stop ends it, as in `tbsp.`; the stop belongs to the bytes and not to the folded word.
  var hasStop = false
  /// Bytes of the line.
  var start: Int
  var end: Int
  /// Bytes of the folded words, for words alone.
  var foldedStart = 0
  var foldedEnd = 0
  var hash: UInt32 = 0
  /// What the word may do in a line.
  var roles: LineWord = []
  /// For numbers, the place among the numbers; for brackets, the token that closes or opens them, or -1.
  var link = -1
}

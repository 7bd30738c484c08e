internal import SourceText

/// Lines of which nothing is read: a fenced code block (CommonMark 0.30 §4.5) or a comment (§4.6, the second kind).
enum MarkdownHiddenBlock {
  case fence(sign: UInt8, length: Int)
  case comment

  /// The one that a line opens; `nil` for none.
  ///
  /// A fence is three backticks or tildes or more; behind backticks there may be no other one, since they are code within
  /// a line then.
  ///
  /// - Parameter line: without the white space around it.
  init?(opening line: ArraySlice<UInt8>) {
    if line.starts(with: "<!--".utf8) {
      self = .comment
      return
    }
    guard let sign = line.first, sign == 0x60 || sign == 0x7E else { return nil }
    let length = line.prefix { $0 == sign }.count
    guard length > 2, sign == 0x7E || !line.dropFirst(length).contains(0x60) else { return nil }
    self = .fence(sign: sign, length: length)
  }

  /// Whether a line is the last one: a fence as long as the first and nothing else, or the end of the comment.
  func isClosed(by line: ArraySlice<UInt8>, opens: Bool) -> Bool {
    switch self {
    case .fence(let sign, let length): !opens && line.count >= length && line.allSatisfy { $0 == sign }
    // `<!-->` is a whole comment.
    case .comment: (opens ? line.dropFirst(2) : line).containsEndOfComment
    }
  }
}

extension ArraySlice<UInt8> {
  fileprivate var containsEndOfComment: Bool {
    indices.dropLast(2).contains { self[$0] == 0x2D && self[$0 + 1] == 0x2D && self[$0 + 2] == 0x3E }
  }
}

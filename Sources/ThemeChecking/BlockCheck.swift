internal import SourceText

/// Whether style sheets end where they seem to: they are joined, so that what is open at the end of one swallows the next.
enum BlockCheck {
  static func diagnostics(of styles: [StyleSheet]) -> [Diagnostic] {
    styles.flatMap { style in style.slips.map { diagnostic($0, in: style.source) } }
  }

  private static func diagnostic(_ slip: StyleSheet.Slip, in source: SourceFile) -> Diagnostic {
    let (message, hint) =
      switch slip.kind {
      case .openBlock:
        ("the block that begins here is not closed, so that what follows is lost", "write “}” where it ends")
      case .openComment: ("the comment that begins here is not closed, so that what follows is lost", "write “*/”")
      case .strayBrace: ("“}” closes a block that was never opened", "remove it, or write the “{” before it")
      }
    return source.diagnostic(.error, "theme-style", at: slip.range, message: message, hint: hint)
  }
}

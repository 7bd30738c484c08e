/// The paper lists are printed on.
public enum PaperSize: String, CaseIterable, Sendable {
  case a4, letter, a5

  /// Width and height as CSS lengths.
  var paper: (width: String, height: String) {
    switch self {
    case .a4: CardSize.a4.paper
    case .letter: CardSize.letter.paper
    case .a5: CardSize.a5.paper
    }
  }
}

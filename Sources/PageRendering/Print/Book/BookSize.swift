/// The paper a book is printed on.
public enum BookSize: String, CaseIterable, Sendable {
  case a4, letter, a5
  /// What the trade calls so, 6 × 9 inches.
  case trade = "6x9"

  /// Width and height as CSS lengths.
  var paper: (width: String, height: String) {
    switch self {
    case .a4: ("210mm", "297mm")
    case .letter: ("8.5in", "11in")
    case .a5: ("148mm", "210mm")
    case .trade: ("6in", "9in")
    }
  }

  /// The margins above the text, outside, below and at the spine, as CSS lengths.
  ///
  /// The inner margin is the wider one, since the spine takes some of it.
  var margins: (top: String, outer: String, bottom: String, inner: String) {
    switch self {
    case .a4, .letter: ("24mm", "20mm", "24mm", "26mm")
    case .a5: ("17mm", "13mm", "17mm", "18mm")
    case .trade: ("18mm", "14mm", "19mm", "20mm")
    }
  }
}

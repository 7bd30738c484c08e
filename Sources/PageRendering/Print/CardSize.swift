/// The paper a cook card is printed on.
public enum CardSize: String, CaseIterable, Sendable {
  case a4, letter, a5, a6
  case fourBySix = "4x6"
  case threeByFive = "3x5"

  /// What whole pages are printed on: reports, lists.
  public static let sheets: [CardSize] = [.a4, .letter]

  /// Width and height as CSS lengths; small cards lie on their long side.
  var paper: (width: String, height: String) {
    switch self {
    case .a4: ("210mm", "297mm")
    case .letter: ("8.5in", "11in")
    case .a5: ("148mm", "210mm")
    case .a6: ("148mm", "105mm")
    case .fourBySix: ("6in", "4in")
    case .threeByFive: ("5in", "3in")
    }
  }
}

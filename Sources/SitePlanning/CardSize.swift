/// The paper a cook card is printed on.
public enum CardSize: String, CaseIterable, Sendable {
  case a4, letter, a5, a6
  case fourBySix = "4x6"
  case threeByFive = "3x5"

  /// What whole pages are printed on: reports, lists, and several cards together.
  public static let sheets: [CardSize] = [.a4, .letter]

  /// Width and height in tenths of a millimetre; small cards lie on their long side. ISO 216, ASME Y14.1.
  public var tenths: (width: Int, height: Int) {
    switch self {
    case .a4: (2100, 2970)
    case .letter: (2159, 2794)
    case .a5: (1480, 2100)
    case .a6: (1480, 1050)
    case .fourBySix: (1524, 1016)
    case .threeByFive: (1270, 762)
    }
  }

  /// The name of the paper as every language writes it.
  public var name: String {
    switch self {
    case .a4: "A4"
    case .letter: "Letter"
    case .a5: "A5"
    case .a6: "A6"
    case .fourBySix: "4 × 6″"
    case .threeByFive: "3 × 5″"
    }
  }

  /// Width and height as CSS lengths.
  public var paper: (width: String, height: String) {
    switch self {
    case .letter: ("8.5in", "11in")
    case .fourBySix: ("6in", "4in")
    case .threeByFive: ("5in", "3in")
    case .a4, .a5, .a6: ("\(tenths.width / 10)mm", "\(tenths.height / 10)mm")
    }
  }
}

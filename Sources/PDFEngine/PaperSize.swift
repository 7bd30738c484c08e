/// Width and height of a piece of paper, in micrometres: whole numbers for inches as for millimetres.
public struct PaperSize: Hashable, Sendable {
  public let width: Int
  public let height: Int

  /// Micrometres.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// ISO 216.
  public static let a4 = PaperSize(width: 210_000, height: 297_000)

  /// ANSI/ASME Y14.1: 8½ by 11 inches.
  public static let letter = PaperSize(width: 215_900, height: 279_400)

  /// The same paper on its other side.
  var turned: PaperSize { PaperSize(width: height, height: width) }
}

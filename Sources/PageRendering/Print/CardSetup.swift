/// How a cook card is to look.
public struct CardSetup: Sendable {
  public var size: CardSize
  /// Black on white: no colour, and hairlines instead of rules.
  public var isMono: Bool
  /// The QR code of the page as an SVG file; `nil` for a card without one.
  public var code: String?

  public init(size: CardSize, isMono: Bool = false, code: String? = nil) {
    self.size = size
    self.isMono = isMono
    self.code = code
  }
}

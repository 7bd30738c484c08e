public import SitePlanning

/// How a cook card is to look.
public struct CardSetup: Sendable {
  public var size: CardSize
  /// Black on white: no colour, and hairlines instead of rules.
  public var isMono: Bool
  public var picture: CardPicture
  /// The QR code of the page as an SVG file; `nil` for a card without one.
  public var code: String?
  /// Whether type, gaps and margins are the smallest that can be read well: for a recipe that would else go on on
  /// another card.
  public var isClose = false

  public init(size: CardSize, isMono: Bool = false, picture: CardPicture = .none, code: String? = nil) {
    self.size = size
    self.isMono = isMono
    self.picture = picture
    self.code = code
  }

  /// The cards a site offers for download.
  public init(_ cards: SiteConfiguration.Cards) {
    self.init(size: cards.size, isMono: cards.mono, picture: cards.picture)
  }
}

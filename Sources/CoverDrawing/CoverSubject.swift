/// One recipe as the artist sees it.
public struct CoverSubject: Sendable {
  /// Decides everything that is left to taste: tint, plate, place, accents. Equal subjects give equal bytes.
  public var seed: UInt64
  /// Plain text; its words decide the vessel ("soup", "Suppe", "soupe", "sopa", …).
  public var title: String
  /// Asked for the vessel when the title names none.
  public var tags: [String]
  /// Decides the tint of the ground.
  public var category: Ground
  /// What the dish is made of, in any order; without what disappears in it.
  public var portions: [CoverPortion]

  public init(
    seed: UInt64, title: String, tags: [String] = [], category: Ground = .other, portions: [CoverPortion]
  ) {
    self.seed = seed
    self.title = title
    self.tags = tags
    self.category = category
    self.portions = portions
  }
}

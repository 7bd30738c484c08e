/// Everything a cover shows, with no word left to understand: the input of the drawing itself.
public struct CoverComposition: Sendable {
  public var seed: UInt64
  public var vessel: Vessel
  public var ground: Ground
  /// In any order; the artist sorts them by share.
  public var portions: [CoverPortion]

  public init(seed: UInt64, vessel: Vessel, ground: Ground, portions: [CoverPortion]) {
    self.seed = seed
    self.vessel = vessel
    self.ground = ground
    self.portions = portions
  }

  /// Looks up the words of a recipe: the vessel from title and tags, else from what the dish is made of.
  public init(of subject: CoverSubject) {
    seed = subject.seed
    ground = subject.category
    portions = subject.portions
    vessel = VesselLexicon.shared.vessel(title: subject.title, tags: subject.tags) ?? Vessel.suiting(portions)
  }
}

/// One ingredient of a ``CoverSubject``: its name as plain text and how much of it there is.
public struct CoverIngredient: Sendable {
  /// The name in any of the languages of the lexicon; what follows a comma is read only when nothing before it is known.
  public var name: String
  /// The weight in relation to the other ingredients; unknown weights are 1, what is not above zero counts as a trace.
  public var share: Double

  public init(name: String, share: Double) {
    self.name = name
    self.share = share
  }
}

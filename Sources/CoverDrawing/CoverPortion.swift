/// What the artist draws for one ingredient; knows no word of it.
public struct CoverPortion: Sendable, Equatable {
  /// The colour of the ingredient as it lies on the plate.
  public var color: Tint
  /// Flesh, yolk, stem or vein: the colour of what is seen inside.
  public var inner: Tint
  public var shape: PieceShape
  /// The weight in relation to the other portions, above zero.
  public var share: Double

  public init(color: Tint, inner: Tint, shape: PieceShape, share: Double) {
    self.color = color
    self.inner = inner
    self.shape = shape
    self.share = share
  }
}

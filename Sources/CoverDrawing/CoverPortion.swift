/// What the artist draws for one ingredient; knows no word of it.
public struct CoverPortion: Sendable, Equatable {
  /// The colour of the ingredient as it lies on the plate.
  public var color: Tint
  /// Flesh, yolk, stem or vein: the colour of what is seen inside.
  public var inner: Tint
  public var shape: PieceShape
  /// The weight in relation to the other portions, above zero.
  public var share: Double

  /// - Parameter inner: half as dark as the colour by default.
  public init(color: Tint, inner: Tint? = nil, shape: PieceShape, share: Double) {
    self.color = color
    self.inner = inner ?? color.lighter(50)
    self.shape = shape
    self.share = share
  }

  /// An ingredient of which nobody knows the look: a quiet colour and a common cut, always the same for the same words;
  /// `nil` for a name without any.
  public init?(unknown name: String, share: Double) {
    let text = FoldedText(name)
    guard !text.words.isEmpty else { return nil }
    var seed: UInt64 = 0
    for byte in text.bytes where byte != 0x20 { seed = seed &* 31 &+ UInt64(byte) }
    var dice = SplitMix64(seed: seed)
    let color: UInt32 = dice.pick([0xC99A5B, 0xB9744A, 0xD8B56A, 0xA9A55C, 0xC0654B, 0xDDBB8E, 0x9A6A4F, 0x8FA06B])
    self.init(
      color: Tint(color), inner: Tint(color).lighter(45), shape: dice.pick([.chunk, .dice, .pea, .strip]), share: share)
  }
}

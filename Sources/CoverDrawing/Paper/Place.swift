/// Where one piece lies: a point, a size (about its radius), a direction and its own small irregularities.
struct Place {
  var x: Double
  var y: Double
  var size: Double
  private(set) var cosine: Double
  private(set) var sine: Double
  private var wobble: UInt64

  init(_ point: Point, size: Double, turns: Double, wobble: UInt64) {
    x = point.x
    y = point.y
    self.size = size
    cosine = Turn.cosine(turns)
    sine = Turn.sine(turns)
    self.wobble = wobble
  }

  var point: Point { Point(x, y) }

  /// A point of the piece, in sizes, turned with it.
  func at(_ along: Double, _ across: Double) -> Point {
    Point(x + (along * cosine - across * sine) * size, y + (along * sine + across * cosine) * size)
  }

  /// The `index`-th irregularity of this piece, -1…1; always the same for the same piece. Index 0…7.
  func jitter(_ index: Int) -> Double {
    Double(Int((wobble >> UInt64(index * 8)) & 255) - 128) / 128
  }
}

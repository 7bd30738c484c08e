/// A place on the paper, in the units of the view box (or of the dish: 100 is the radius of a dinner plate).
struct Point: Equatable {
  var x: Double
  var y: Double

  init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// The point `radius` away from `center` in the direction `turns` (0…1, clockwise from the right).
  init(around center: Point = Point(0, 0), radius: Double, turns: Double) {
    x = center.x + radius * Turn.cosine(turns)
    y = center.y + radius * Turn.sine(turns)
  }

  func mid(_ other: Point) -> Point { Point((x + other.x) / 2, (y + other.y) / 2) }
}

/// Where the dish stands in the picture: chosen by the seed, so that a page of cards does not march in step.
struct Layout {
  var center: Point
  /// Hundredths: 100 makes a dish of 100 units radius 100 units wide on the paper.
  var scale: Int
  var degrees: Int
  /// Where there is room for an accent: -1 left, 1 right, 0 on both sides a little.
  var side: Double

  /// Round things seen from above: in the middle, to one side, or so near that the edge of the picture cuts them.
  static func round(_ dice: inout SplitMix64) -> Layout {
    let degrees = dice.below(360)
    switch dice.below(20) {
    case 0..<9:
      return Layout(
        center: Point(dice.between(192, 208), dice.between(147, 155)), scale: 112 + dice.below(9), degrees: degrees,
        side: 0)
    case 9..<16:
      let side = dice.chance(50) ? 1.0 : -1.0
      return Layout(
        center: Point(200 - side * dice.between(46, 62), dice.between(142, 162)), scale: 124 + dice.below(14),
        degrees: degrees, side: side)
    default:
      let side = dice.chance(50) ? 1.0 : -1.0
      return Layout(
        center: Point(200 - side * dice.between(20, 50), dice.between(166, 186)), scale: 146 + dice.below(18),
        degrees: degrees, side: side)
    }
  }

  /// Boards, platters, tins: laid a little askew.
  static func wide(_ dice: inout SplitMix64) -> Layout {
    let degrees = dice.below(37) - 18
    return Layout(
      center: Point(dice.between(186, 214), dice.between(144, 158)), scale: 106 + dice.below(16),
      degrees: degrees < 0 ? 360 + degrees : degrees, side: 0)
  }

  /// Glasses and jars: upright.
  static func upright(_ dice: inout SplitMix64) -> Layout {
    let side = dice.chance(50) ? 1.0 : -1.0
    return Layout(
      center: Point(200 - side * dice.between(30, 56), 150), scale: 104 + dice.below(10), degrees: 0, side: side)
  }
}

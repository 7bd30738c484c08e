/// The portions of one dish, sorted by what they do in a picture and, within that, by weight.
struct Larder {
  /// What lies about; the six weightiest.
  let pieces: [CoverPortion]
  /// Leafy herbs, for the top.
  let herbs: [CoverPortion]
  /// Stock, milk, sauce: what fills.
  let wets: [CoverPortion]
  let creams: [CoverPortion]
  /// Ground spices and the like, for a pinch on top.
  let dusts: [CoverPortion]
  /// Flour, dough, butter.
  let bodies: [CoverPortion]

  init(_ portions: [CoverPortion]) {
    let sorted = portions.enumerated().sorted {
      $0.element.share != $1.element.share ? $0.element.share > $1.element.share : $0.offset < $1.offset
    }.map(\.element)
    func role(_ role: PieceShape.Role, _ limit: Int) -> [CoverPortion] {
      Array(sorted.lazy.filter { $0.shape.role == role }.prefix(limit))
    }
    pieces = role(.piece, 6)
    herbs = role(.herb, 2)
    wets = role(.wet, 3)
    creams = role(.cream, 2)
    dusts = role(.dust, 3)
    bodies = role(.body, 3)
  }

  /// Pieces that go on top of something baked: fruit, nuts, chocolate, vegetables, no eggs.
  var toppings: [CoverPortion] { pieces.filter { $0.shape != .egg && $0.shape != .crumb } }

  /// The colour of all that is cooked together: the weightiest leads, the next two and the liquid are stirred in.
  func blend(otherwise color: Tint) -> Tint {
    let parts = (pieces.prefix(3) + wets.prefix(1)).filter { $0.shape != .egg }
    guard let first = parts.first else { return (creams.first ?? dusts.first ?? herbs.first)?.color ?? color }
    return parts.dropFirst().reduce(first.color) { mixture, part in
      mixture.mixed(with: part.color, percent: min(40, max(8, Int(60 * part.share / (first.share + part.share)))))
    }
  }

  /// Golden by default, brown with chocolate, warm with spices or pumpkin.
  var crumb: Tint {
    let all = pieces + dusts + bodies
    if let dark = all.first(where: { $0.color.brightness < 66 && ($0.shape == .chunk || $0.shape == .powder) }) {
      return dark.color.mixed(with: Tint(0x8A5A36), percent: 25)
    }
    let whole = bodies.contains { $0.color == Tint(0xC9A06B) }
    let spiced = dusts.contains { $0.color == Tint(0xB07A3E) }
    let golden = whole ? Tint(0xC08A4E) : Tint(0xE0AE62)
    return spiced ? golden.mixed(with: Tint(0xA9683A), percent: 30) : golden
  }
}

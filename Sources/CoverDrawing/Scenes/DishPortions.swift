/// The portions of one dish, sorted by what they do in a picture and, within that, by weight.
struct DishPortions {
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
    let sorted = portions.map(Self.weighable).enumerated().sorted {
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

  /// A share that can be divided by: what is not a number above zero is a trace.
  private static func weighable(_ portion: CoverPortion) -> CoverPortion {
    var portion = portion
    portion.share = portion.share.isFinite ? min(max(portion.share, 0.001), 1_000_000_000) : 0.001
    return portion
  }

  /// Pieces that go on top of something baked: fruit, nuts, chocolate, vegetables, no eggs.
  var toppings: [CoverPortion] { pieces.filter { $0.shape != .egg && $0.shape != .crumb } }

  /// The colour of all that is cooked together: what colours most leads, the next three are stirred in.
  ///
  /// A thin liquid colours less than its weight, a sauce more.
  func blend(otherwise color: Tint) -> Tint {
    let parts = (pieces.prefix(3) + wets.prefix(1)).filter { $0.shape != .egg }.map { part in
      (color: part.color, strength: part.share * (part.shape == .liquid ? 0.35 : part.shape == .sauce ? 2.5 : 1))
    }
    guard let first = parts.max(by: { $0.strength < $1.strength }) else {
      return (creams.first ?? dusts.first ?? herbs.first)?.color ?? color
    }
    return parts.filter { $0.color != first.color }.reduce(first.color) { mixture, part in
      mixture.mixed(with: part.color, percent: min(36, Int(55 * part.strength / (first.strength + part.strength))))
    }
  }

  /// Golden by default, brown with cocoa or more chocolate than flour, darker with whole meal or spice.
  var crumb: Tint {
    let flour = bodies.first?.share ?? 0
    let cocoa = dusts.first { $0.color.brightness < 66 }
    if let dark = cocoa ?? pieces.first(where: { $0.shape == .chunk && $0.color.brightness < 66 && $0.share > flour }) {
      return dark.color.mixed(with: Tint(0x8A5A36), percent: 25)
    }
    let whole = bodies.contains { $0.color == Tint(0xC9A06B) }
    let spiced = dusts.contains { $0.color == Tint(0xB07A3E) }
    let golden = whole ? Tint(0xC9985C) : Tint(0xE0AE62)
    return spiced ? golden.mixed(with: Tint(0xA9683A), percent: 30) : golden
  }
}

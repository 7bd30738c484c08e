extension Canvas {
  /// Draws one batch of equal pieces: a path for their bodies, then one or two for what makes them recognisable.
  ///
  /// A shape that fills rather than lies about is drawn as a drop.
  mutating func pieces(_ shape: PieceShape, _ color: Tint, inner: Tint, at places: [Place]) {
    guard let first = places.first else { return }
    let size = first.size
    switch shape {
    case .grain: grains(color, size, places)
    case .seed, .crumb, .powder: specks(color, size, places)
    case .bean: beans(color, size, places)
    case .pea, .berry: berries(color, size, places, several: shape == .pea)
    case .nut: nuts(color, inner, size, places)
    case .slice: slices(color, inner, size, places)
    case .ring: rings(color, size, places)
    case .dice: dice(color, size, places)
    case .chunk: chunks(color, size, places)
    case .wedge: wedges(color, inner, size, places)
    case .strand: strands(color, size, places)
    case .strip: strips(color, size, places)
    case .flake: flakes(color, size, places)
    case .leaf: leaves(color, size, places)
    case .sprig: sprigs(color, size, places)
    case .pod: pods(color, inner, size, places)
    case .floret: florets(color, inner, size, places)
    case .mushroom: mushrooms(color, inner, size, places)
    case .egg: eggs(color, inner, size, places)
    case .shrimp: shrimps(color, inner, size, places)
    case .ball, .body: balls(color, size, places)
    case .tube: tubes(color, size, places)
    case .noodle: noodles(color, size, places)
    case .liquid, .sauce, .cream: drops(color, size, places)
    }
  }

  /// Small lighter dots where the light falls.
  mutating func glints(_ tint: Tint, _ size: Double, _ places: [Place], reach: Double = 0.3) {
    draw(tint.lighter(55), width: size * 0.32, opacity: 80)
    for place in places {
      dot(at: Point(place.x + light.x * size * reach, place.y + light.y * size * reach))
    }
    end()
  }
}

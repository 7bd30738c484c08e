/// Dishes served in a bowl.
extension Artist {
  /// Liquid to the brim, what swims in it to one side, cream and herbs on top.
  mutating func drawSoup() {
    let deep = dice.chance(30)
    if deep { earHandles() }
    bowl(radius: 100)
    let blend = larder.blend(otherwise: Tint(0xD8A24A))
    let isPale = blend.brightness > 200
    liquid(radius: 82, isPale ? blend.mixed(with: Tint(0xD8A24A), percent: 35) : blend)
    swirl(Point(0, 0), 60, blend.lighter(22), width: 5, opacity: 45)
    let isChunky = larder.pieces.count > 3
    let places = isChunky ? sunflower(18, radius: 58, size: 10) : crescent(13, radius: 50)
    strew(larder.pieces.filter { $0.shape != .egg }, over: places)
    if let egg = larder.pieces.first(where: { $0.shape == .egg }) {
      canvas.pieces(.egg, egg.color, inner: egg.inner, at: [place(Point(16, 18), 13)])
    }
    if let cream = larder.creams.first ?? larder.wets.first(where: { $0.color.brightness > 225 }) {
      swirl(Point(-6, 2), 30, cream.color, width: 6)
    } else {
      fatEyes(blend)
    }
    herbs(around: Point(0, 0), reach: 30, count: 5, size: 9)
    pinch(around: Point(0, 0), reach: 40)
  }

  private mutating func fatEyes(_ color: Tint) {
    canvas.draw(color.lighter(50), width: 5, opacity: 55)
    for place in sunflower(7, radius: 66, size: 4) { canvas.dot(at: place.point) }
    canvas.end()
  }

  private mutating func earHandles() {
    canvas.draw(glaze.rim.darker(12), width: 15)
    canvas.move(to: Point(-112, 0))
    canvas.line(to: Point(112, 0))
    canvas.end()
  }

  /// Places along a crescent at the rim, thicker in its middle.
  mutating func crescent(_ count: Int, radius: Double, size: Double = 9.5) -> [Place] {
    let turn = dice.between(0, 1)
    return (0..<count).map { index in
      let part = Double(index) / Double(max(1, count - 1)) - 0.5
      let spread = 16 * (1 - part.magnitude * 1.6)
      return place(
        Point(around: Point(0, 0), radius: radius + dice.between(-spread, spread), turns: turn + part * 0.5), size)
    }
  }

  /// Sauce full of pieces; rice, where there is some, takes its own side.
  mutating func drawStew() {
    bowl(radius: 100)
    let side = larder.pieces.first { $0.shape == .grain }
    let sauce = larder.blend(otherwise: Tint(0xB5652F)).darker(8)
    liquid(radius: 82, sauce)
    let pieces = larder.pieces.filter { $0 != side && $0.shape != .egg }
    strew(pieces, over: sunflower(26, radius: 69, size: 10.6))
    canvas.draw(sauce.lighter(24), width: 4, opacity: 70)
    for place in sunflower(9, radius: 66, size: 4) {
      canvas.move(to: place.at(-1.4, 0))
      canvas.curve(place.at(0, -1), to: place.at(1.4, 0))
    }
    canvas.end()
    if let side { rice(side) }
    if let cream = larder.creams.first { dollop(Point(side == nil ? 8 : 30, -6), 20, cream.color) }
    herbs(around: Point(side == nil ? 0 : 24, 0), reach: 24, count: 5, size: 8.5)
    pinch(around: Point(10, 0), reach: 26)
  }

  private mutating func rice(_ portion: CoverPortion) {
    canvas.fill(portion.color.darker(7), edge: portion.color.darker(16))
    canvas.move(to: Point(-10, -80))
    canvas.curve(Point(-96, -62), Point(-96, 62), to: Point(-10, 80))
    canvas.curve(Point(-26, 40), Point(6, -20), to: Point(-10, -80))
    canvas.close()
    canvas.end()
    let places = sunflower(13, radius: 34, size: 9, center: Point(-44, 0)).map { place in
      Place(Point(place.x, place.y * 1.5), size: 9, turns: place.jitter(0), wobble: dice.next())
    }
    canvas.pieces(portion.shape, portion.color.lighter(20), inner: portion.inner, at: places)
  }

  /// A spoonful of something white, its tip turned over.
  mutating func dollop(_ center: Point, _ radius: Double, _ color: Tint) {
    canvas.fill(color, edge: color.darker(12))
    canvas.soft(blob(center, radius, corners: 7, unevenness: 0.14))
    canvas.end()
    swirl(center, radius * 0.62, color.darker(12), width: 2.2)
  }

  /// Sectors around a middle, as in a grain bowl.
  mutating func drawSectors() {
    bowl(radius: 100)
    let pieces = larder.pieces
    guard let base = pieces.first(where: { $0.shape == .grain }) ?? pieces.first else {
      return drawCreamyFill(larder.blend(otherwise: Tint(0xF2E5CC)))
    }
    canvas.circle(Point(0, 0), 82, fill: base.color.darker(8))
    canvas.pieces(base.shape, base.color.lighter(10), inner: base.inner, at: sunflower(14, radius: 74, size: 8.5))
    let others = pieces.filter { $0 != base && $0.shape != .egg }
    for (index, portion) in others.enumerated() {
      let turns = Double(index) / Double(max(3, others.count))
      let center = Point(around: Point(0, 0), radius: 45, turns: turns)
      let radius = others.count > 4 ? 25.0 : 29.0
      canvas.circle(center, radius, fill: portion.color.darker(22))
      sector(portion, center, radius, turns)
    }
    if let egg = pieces.first(where: { $0.shape == .egg }) {
      canvas.pieces(.egg, egg.color, inner: egg.inner, at: [place(Point(0, 0), 16)])
    } else if let cream = larder.creams.first ?? larder.wets.first {
      dollop(Point(0, 0), 15, cream.color)
    }
    herbs(around: Point(0, 0), reach: 18, count: 3)
    pinch(around: Point(0, 0), reach: 50)
  }

  /// Slices and wedges are fanned, everything else is heaped.
  private mutating func sector(_ portion: CoverPortion, _ center: Point, _ radius: Double, _ turns: Double) {
    switch portion.shape {
    case .slice, .wedge, .mushroom:
      let fan = (0..<6).map { step in
        let at = turns + 0.25
        let along = (Double(step) - 2.5) * radius * 0.32
        return Place(
          Point(center.x + along * Turn.cosine(at), center.y + along * Turn.sine(at)), size: 11, turns: turns + 0.12,
          wobble: dice.next())
      }
      canvas.pieces(portion.shape, portion.color, inner: portion.inner, at: fan)
    default:
      let places = sunflower(8, radius: radius * 0.8, size: 9, center: center)
      canvas.pieces(portion.shape, portion.color, inner: portion.inner, at: places)
    }
  }

  /// A bowl of loose things: nuts, olives, rice, popcorn.
  mutating func drawHeap() {
    bowl(radius: 92, dice.chance(40) ? wood : nil)
    let bed = larder.blend(otherwise: Tint(0xD9B679)).darker(24)
    canvas.circle(Point(0, 0), 76, fill: bed)
    strew(larder.pieces, over: sunflower(36, radius: 69, size: 11.5))
    pinch(around: Point(0, 0), reach: 50)
    herbs(around: Point(0, 0), reach: 24)
    let strays = (0..<3).map { _ in
      place(Point(around: Point(0, 0), radius: dice.between(104, 116), turns: dice.between(0, 1)), 9)
    }
    if let piece = larder.pieces.first { canvas.pieces(piece.shape, piece.color, inner: piece.inner, at: strays) }
  }
}

/// What is kept: jars of jam, pickles and sauce seen from the side, bowls of spice from above.
extension Artist {
  mutating func drawJar() {
    let second = dice.chance(45)
    if second { jar(x: layout.side * 112, scale: 0.78) }
    jar(x: 0, scale: 1)
    if let piece = larder.pieces.first {
      let x = layout.side * (second ? 62 : 96)
      canvas.ellipse(Point(x + 8, 96), 36, 7, fill: Tint(0x2A1A10), opacity: 14)
      canvas.pieces(
        piece.shape, piece.color, inner: piece.inner, at: [place(Point(x - 12, 80), 15), place(Point(x + 16, 86), 12)])
    }
  }

  private mutating func jar(x: Double, scale: Double) {
    func point(_ dx: Double, _ dy: Double) -> Point { Point(x + dx * scale, 98 + (dy - 98) * scale) }
    let pieces = larder.pieces.filter { $0.shape != .flake }
    let isPickle =
      pieces.contains { $0.shape == .ring || $0.shape == .slice && $0.color != Tint(0xC8341F) } && larder.wets.isEmpty
    let sauce = larder.wets.first { $0.shape == .sauce }?.color
    let fill =
      isPickle ? larder.blend(otherwise: Tint(0xE3C98F)).lighter(45) : sauce ?? larder.blend(otherwise: Tint(0xB8432B))
    canvas.ellipse(Point(x + 12, 99), 66 * scale, 10, fill: Tint(0x2A1A10), opacity: 16)
    canvas.fill(Tint(0xFFFFFF), edge: Tint(0xFFFFFF), width: 4, opacity: 50)
    jarOutline(point, 62, top: -72)
    canvas.end()
    canvas.fill(fill, edge: fill.darker(14))
    jarOutline(point, 56, top: -52)
    canvas.end()
    jarPieces(point, scale, fill, isPickle: isPickle)
    canvas.draw(Tint(0xFFFFFF), width: 6, opacity: 45)
    canvas.move(to: point(-44, -38))
    canvas.line(to: point(-44, 56))
    canvas.end()
    lid(point, scale)
  }

  private mutating func jarOutline(_ point: (Double, Double) -> Point, _ half: Double, top: Double) {
    canvas.move(to: point(-half + 10, top))
    canvas.curve(point(-half, top + 4), to: point(-half, top + 22))
    canvas.line(to: point(-half, 80))
    canvas.curve(point(-half, 96), to: point(-half + 16, 96))
    canvas.line(to: point(half - 16, 96))
    canvas.curve(point(half, 96), to: point(half, 80))
    canvas.line(to: point(half, top + 22))
    canvas.curve(point(half, top + 4), to: point(half - 10, top))
    canvas.close()
  }

  private mutating func jarPieces(_ point: (Double, Double) -> Point, _ scale: Double, _ fill: Tint, isPickle: Bool) {
    let places = (0..<18).map { index in
      place(
        point(Double(index % 4) * 27 - 40 + dice.between(-5, 5), Double(index / 4) * 27 - 32 + dice.between(-4, 4)),
        isPickle ? 13 * scale : 8 * scale)
    }
    if isPickle {
      strew(Array(larder.pieces.filter { $0.shape != .flake }.prefix(3)), over: places)
    } else {
      canvas.draw(fill.lighter(26), width: 6 * scale, opacity: 60)
      for place in places.prefix(9) { canvas.dot(at: place.point) }
      canvas.end()
      canvas.draw(fill.darker(26), width: 5 * scale, opacity: 60)
      for place in places.suffix(9) { canvas.dot(at: place.point) }
      canvas.end()
    }
    if let herb = larder.herbs.first {
      canvas.pieces(
        herb.shape, herb.color, inner: herb.inner,
        at: [place(point(18, 10), 14 * scale), place(point(-16, 44), 12 * scale)])
    }
  }

  /// Metal, or a checked cloth tied with string.
  private mutating func lid(_ point: (Double, Double) -> Point, _ scale: Double) {
    let metal = dice.pick([Tint(0xC9A24A), Tint(0xB0411C), Tint(0x6E859A), Tint(0xE9E2D2)])
    let corner = point(-58, -96)
    canvas.rectangle(
      corner.x, corner.y, 116 * scale, 26 * scale, corner: 6 * scale, fill: metal, edge: metal.darker(22),
      edgeWidth: 1.5)
    canvas.draw(metal.darker(20), width: 1.6)
    for index in 0..<11 {
      canvas.move(to: point(Double(index) * 10 - 50, -90))
      canvas.line(to: point(Double(index) * 10 - 50, -76))
    }
    canvas.end()
  }

  /// Heaps of ground and whole spices around a wooden spoon.
  mutating func drawSpice() {
    bowl(radius: 94, dice.chance(50) ? wood : nil)
    let all = larder.dusts + larder.pieces + larder.herbs
    let colors = all.isEmpty ? [Tint(0xB5562A), Tint(0xD99A1F), Tint(0x9A7440)] : all.map(\.color)
    canvas.circle(Point(0, 0), 76, fill: colors[0].mixed(with: colors[colors.count - 1], percent: 40).darker(16))
    for index in 0..<5 {
      let color = colors[index % colors.count]
      let center = Point(around: Point(0, 0), radius: 40, turns: Double(index) / 5)
      canvas.fill(color, edge: color.darker(14))
      canvas.soft(blob(center, 29, corners: 8, unevenness: 0.06))
      canvas.end()
      let specks = sunflower(5, radius: 22, size: 5, center: center)
      canvas.pieces(.powder, color.lighter(24), inner: color, at: specks)
    }
    strew(larder.pieces, over: sunflower(9, radius: 30, size: 8))
    herbs(around: Point(0, 0), reach: 30)
  }
}

/// Plates, bowls, boards, pans: everything a dish stands on or in.
extension Artist {
  private static let ink = Tint(0x2A1A10)

  /// The shadow under a round thing.
  mutating func shadow(_ center: Point = Point(0, 0), radius: Double, height: Double = 8) {
    let offset = canvas.shadow(height)
    canvas.circle(
      Point(center.x + offset.x, center.y + offset.y), radius, fill: Self.ink, opacity: 15)
  }

  /// A flat plate; the food lies within 66 units.
  mutating func plate(radius: Double = 100) {
    shadow(radius: radius)
    let edge = glaze.pattern == .plain ? glaze.edge : glaze.rim.darker(10)
    canvas.circle(Point(0, 0), radius, fill: glaze.rim, edge: edge)
    decorateRim(radius)
    canvas.circle(Point(0, 0), radius * 0.71, fill: glaze.well, edge: glaze.well.darker(7))
  }

  private mutating func decorateRim(_ radius: Double) {
    switch glaze.pattern {
    case .plain: break
    case .line: canvas.circle(Point(0, 0), radius * 0.93, fill: nil, edge: glaze.edge, width: 2.2)
    case .rays: canvas.dashedCircle(Point(0, 0), radius * 0.86, glaze.edge, width: radius * 0.16, dash: 1.5, gap: 7)
    case .band: canvas.circle(Point(0, 0), radius * 0.84, fill: nil, edge: glaze.edge, width: 1.6)
    case .specks:
      canvas.draw(glaze.edge, width: 1.8, opacity: 70)
      for _ in 0..<16 {
        canvas.dot(at: Point(around: Point(0, 0), radius: radius * dice.between(0.75, 0.96), turns: dice.between(0, 1)))
      }
      canvas.end()
    }
  }

  /// A deep bowl; the food lies within 0.8 of the radius.
  mutating func bowl(_ center: Point = Point(0, 0), radius: Double = 96, _ glaze: Glaze? = nil) {
    let glaze = glaze ?? self.glaze
    shadow(center, radius: radius, height: 10)
    canvas.circle(center, radius, fill: glaze.rim, edge: glaze.edge, width: glaze.pattern == .line ? 3 : 1.4)
    canvas.circle(center, radius * 0.89, fill: glaze.well.darker(glaze.well.brightness > 120 ? 14 : 30))
    let light = canvas.light
    canvas.circle(
      Point(center.x - light.x * 2.5, center.y - light.y * 2.5), radius * 0.86, fill: glaze.well)
    if radius > 60 && glaze.pattern == .specks { speckle(center, radius) }
  }

  private mutating func speckle(_ center: Point, _ radius: Double) {
    canvas.draw(glaze.edge, width: 1.8, opacity: 70)
    for _ in 0..<12 {
      canvas.dot(at: Point(around: center, radius: radius * dice.between(0.9, 0.98), turns: dice.between(0, 1)))
    }
    canvas.end()
  }

  /// Liquid that fills a round vessel: a darker meniscus and one bright reflection.
  mutating func liquid(_ center: Point = Point(0, 0), radius: Double, _ color: Tint) {
    canvas.circle(center, radius, fill: color, edge: color.darker(18), width: 2.5)
    let light = canvas.light
    let start = Point(
      center.x + light.x * radius * 0.84 - light.y * 20, center.y + light.y * radius * 0.84 + light.x * 20)
    let end = Point(
      center.x + light.x * radius * 0.84 + light.y * 20, center.y + light.y * radius * 0.84 - light.x * 20)
    canvas.draw(color.lighter(45), width: 4, opacity: 60)
    canvas.move(to: start)
    canvas.curve(Point(center.x + light.x * radius * 0.95, center.y + light.y * radius * 0.95), to: end)
    canvas.end()
  }

  /// A wooden board of 2·`halfWidth` by 2·`halfHeight` with a few lines of grain.
  mutating func board(_ halfWidth: Double, _ halfHeight: Double, corner: Double = 16) {
    let offset = canvas.shadow(8)
    canvas.rectangle(
      offset.x - halfWidth, offset.y - halfHeight, halfWidth * 2, halfHeight * 2, corner: corner, fill: Self.ink,
      opacity: 15)
    canvas.rectangle(
      -halfWidth, -halfHeight, halfWidth * 2, halfHeight * 2, corner: corner, fill: wood.well, edge: wood.edge,
      edgeWidth: 1.5)
    canvas.draw(wood.edge, width: 1.2, opacity: 45)
    for index in 1..<5 {
      let y = -halfHeight + halfHeight * 2 * Double(index) / 5 + dice.between(-4, 4)
      canvas.move(to: Point(-halfWidth + 8, y))
      canvas.curve(
        Point(-halfWidth / 3, y + dice.between(-8, 8)), Point(halfWidth / 3, y + dice.between(-8, 8)),
        to: Point(halfWidth - 8, y))
    }
    canvas.end()
  }

  /// A black iron pan, its handle to the right (1) or left (-1); the food lies within 84 units.
  mutating func ironPan(handle side: Double = 1) {
    let offset = canvas.shadow(9)
    canvas.draw(Self.ink, width: 22, opacity: 15)
    canvas.move(to: Point(side * 80 + offset.x, offset.y))
    canvas.line(to: Point(side * 160 + offset.x, offset.y))
    canvas.end()
    shadow(radius: 97, height: 9)
    canvas.draw(Tint(0x3A3635), width: 20)
    canvas.move(to: Point(side * 85, 0))
    canvas.line(to: Point(side * 158, 0))
    canvas.end()
    canvas.draw(Tint(0x5A5452), width: 6)
    canvas.dot(at: Point(side * 157, 0))
    canvas.end()
    canvas.circle(Point(0, 0), 97, fill: Tint(0x3A3635), edge: Tint(0x55504D), width: 2)
    canvas.circle(Point(0, 0), 87, fill: Tint(0x2B2827))
  }

  /// An oval platter; the food lies within 100 by 54 units.
  mutating func platter() {
    let offset = canvas.shadow(8)
    canvas.ellipse(offset, 138, 90, fill: Self.ink, opacity: 15)
    canvas.ellipse(Point(0, 0), 138, 90, fill: glaze.rim, edge: glaze.rim.darker(10))
    if glaze.pattern != .plain { canvas.ellipse(Point(0, 0), 131, 83, fill: nil, edge: glaze.edge, width: 2) }
    canvas.ellipse(Point(0, 0), 112, 66, fill: glaze.well, edge: glaze.well.darker(7))
  }
}

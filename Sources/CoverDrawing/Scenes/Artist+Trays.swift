/// Several pieces of a kind, on a tray, a board or a plate.
extension Artist {
  mutating func drawTray(_ vessel: Vessel) {
    let big = vessel == .burgers || vessel == .muffins
    if vessel == .balls || vessel == .patties {
      platter()
    } else if vessel == .burgers || vessel == .sushi || dice.chance(45) {
      board(138, 92)
    } else {
      bakingTray()
    }
    if vessel == .balls || vessel == .patties { drawTraySauce() }
    if vessel == .squares { return drawSquares() }
    let spots = big ? traySpots(3, 2, 80, 74) : traySpots(4, 3, 58, 50)
    let isOval = vessel == .balls || vessel == .patties
    repeatPieces(
      spots.filter { spot in
        !isOval || (spot.x / 112) * (spot.x / 112) + (spot.y / 66) * (spot.y / 66) < 0.95
      }
    ) { artist in artist.drawPiece(vessel, Point(0, 0)) }
    if isOval {
      herbs(around: Point(0, 0), reach: 60, count: 7, size: 8)
      pinch(around: Point(0, 0), reach: 50)
    }
  }

  private mutating func drawTraySauce() {
    guard let sauce = larder.wets.first(where: { $0.shape == .sauce }) else { return }
    canvas.fill(sauce.color, edge: sauce.color.darker(14))
    canvas.soft(blob(Point(0, 0), 58, corners: 10, unevenness: 0.06).map { Point($0.x * 1.7, $0.y) })
    canvas.end()
  }

  /// Grey metal with a rolled rim.
  private mutating func bakingTray() {
    let offset = canvas.shadow(8)
    canvas.rectangle(offset.x - 142, offset.y - 96, 284, 192, corner: 14, fill: Tint(0x2A1A10), opacity: 15)
    canvas.rectangle(-142, -96, 284, 192, corner: 14, fill: Tint(0x8D9294), edge: Tint(0x6C7173), edgeWidth: 2)
    canvas.rectangle(-132, -86, 264, 172, corner: 8, fill: Tint(0xF1E6D2))
  }

  private mutating func traySpots(_ columns: Int, _ rows: Int, _ dx: Double, _ dy: Double) -> [Point] {
    (0..<(columns * rows)).map { index in
      let column = Double(index % columns) - Double(columns - 1) / 2
      let row = Double(index / columns) - Double(rows - 1) / 2
      return Point(column * dx + dice.between(-3, 3), row * dy + dice.between(-3, 3))
    }
  }

  /// Draws three pieces and sets them on all spots in turn.
  private mutating func repeatPieces(_ spots: [Point], draw: (inout Artist) -> Void) {
    let first = canvas.namedOutlines
    canvas.namedOutlines += 3
    for variant in 0..<3 {
      canvas.beginDefinition(first + variant)
      draw(&self)
      canvas.endDefinition()
    }
    for (index, spot) in spots.enumerated() { canvas.use(first + (index * 7 / 2) % 3, at: spot) }
  }

  private mutating func drawPiece(_ vessel: Vessel, _ spot: Point) {
    let crumb = larder.crumb
    switch vessel {
    case .cookies: cookie(spot, crumb)
    case .muffins: muffin(spot, crumb)
    case .balls: round(spot, 17, larder.pieces.first?.color ?? crumb)
    case .patties: patty(spot, larder.pieces.first?.color ?? crumb)
    case .buns: bun(spot, crumb)
    case .burgers: burger(spot)
    case .dumplings: dumpling(spot)
    default: sushi(spot)
    }
  }

  private mutating func round(_ spot: Point, _ radius: Double, _ color: Tint) {
    let shade = color.brightness > 170 ? color.mixed(with: Tint(0xB5763B), percent: 45) : color
    canvas.fill(shade, edge: shade.darker(28), width: 1.5)
    canvas.soft(blob(spot, radius, corners: 7, unevenness: 0.05))
    canvas.end()
    canvas.circle(
      Point(spot.x + canvas.light.x * 5, spot.y + canvas.light.y * 5), radius * 0.35, fill: shade.lighter(28),
      opacity: 70)
  }

  private mutating func patty(_ spot: Point, _ color: Tint) {
    let fried = color.mixed(with: Tint(0xA9683A), percent: 55)
    canvas.fill(fried, edge: fried.darker(30), width: 2)
    canvas.soft(blob(spot, 24, corners: 8, unevenness: 0.06))
    canvas.end()
    brown(spot, 15, fried.darker(40), count: 4, opacity: 50)
  }

  private mutating func cookie(_ spot: Point, _ crumb: Tint) {
    canvas.fill(crumb, edge: crumb.darker(24), width: 1.6)
    canvas.soft(blob(spot, 21, corners: 8, unevenness: 0.05))
    canvas.end()
    let bits = larder.toppings.filter { $0.shape != .powder }
    guard let bit = bits.isEmpty ? nil : bits[dice.below(min(2, bits.count))] else {
      canvas.draw(crumb.lighter(40), width: 2.4, opacity: 80)
      for place in sunflower(5, radius: 13, size: 3, center: spot) { canvas.dot(at: place.point) }
      return canvas.end()
    }
    canvas.draw(bit.color, width: 6)
    for place in sunflower(5, radius: 14, size: 3, center: spot) { canvas.dot(at: place.point) }
    canvas.end()
  }

  private mutating func muffin(_ spot: Point, _ crumb: Tint) {
    canvas.circle(spot, 32, fill: Tint(0xFBF3E2), edge: Tint(0xD9C6A2))
    canvas.dashedCircle(spot, 29, Tint(0xD2BC92), width: 6, dash: 2, gap: 4)
    canvas.fill(crumb, edge: crumb.darker(22), width: 1.5)
    canvas.soft(blob(spot, 24, corners: 8, unevenness: 0.06))
    canvas.end()
    if let icing = larder.creams.first { swirl(spot, 18, icing.color, width: 9) }
    let bits = larder.toppings
    guard let bit = bits.first else { return brown(spot, 12, crumb.darker(20), count: 3) }
    canvas.pieces(bit.shape, bit.color, inner: bit.inner, at: sunflower(3, radius: 12, size: 6.5, center: spot))
  }

  private mutating func bun(_ spot: Point, _ crumb: Tint) {
    let gold = crumb.mixed(with: Tint(0xC07A35), percent: 45)
    canvas.fill(gold, edge: gold.darker(26), width: 1.8)
    canvas.soft(blob(spot, 23, corners: 8, unevenness: 0.03))
    canvas.end()
    let filling = (larder.dusts.first ?? larder.toppings.first)?.color ?? gold.darker(22)
    swirl(spot, 19, filling, width: 3.4)
    canvas.draw(gold.lighter(55), width: 3, opacity: 70)
    canvas.softLine((0..<3).map { Point(around: spot, radius: 15, turns: 0.55 + Double($0) * 0.07) })
    canvas.end()
  }

  private mutating func burger(_ spot: Point) {
    let green = larder.pieces.first { $0.shape == .leaf }?.color ?? Tint(0x86B34A)
    canvas.fill(green, edge: green.darker(18))
    canvas.soft(blob(spot, 36, corners: 12, unevenness: 0.13))
    canvas.end()
    canvas.fill(Tint(0xF0B93C))
    let sheet = Place(spot, size: 31, turns: dice.between(0, 1), wobble: 0)
    canvas.polygon([sheet.at(-1, -0.75), sheet.at(0.75, -1), sheet.at(1, 0.75), sheet.at(-0.75, 1)])
    canvas.end()
    canvas.circle(spot, 31, fill: Tint(0xC98A44), edge: Tint(0x9A5F28), width: 1.5)
    canvas.circle(Point(spot.x + canvas.light.x * 4, spot.y + canvas.light.y * 4), 23, fill: Tint(0xDBA35C))
    canvas.draw(Tint(0xFBEBC8), width: 2.6)
    for place in sunflower(9, radius: 20, size: 3, center: spot) {
      canvas.move(to: place.point)
      canvas.line(to: place.at(0.7, 0))
    }
    canvas.end()
  }

  private mutating func dumpling(_ spot: Point) {
    let shape = Place(spot, size: 25, turns: dice.between(-0.06, 0.06), wobble: 0)
    let skin = Tint(0xF2DFB9)
    canvas.fill(skin, edge: skin.darker(22), width: 1.5)
    canvas.move(to: shape.at(-1, 0.35))
    canvas.curve(shape.at(-0.9, -1), shape.at(0.9, -1), to: shape.at(1, 0.35))
    canvas.curve(shape.at(0, 0.8), to: shape.at(-1, 0.35))
    canvas.close()
    canvas.end()
    canvas.draw(skin.darker(20), width: 1.6)
    for index in 0..<5 {
      let along = Double(index) * 0.3 - 0.6
      canvas.move(to: shape.at(along, -0.5 + along * along * 0.5))
      canvas.line(to: shape.at(along * 0.9, -0.18))
    }
    canvas.end()
    brown(shape.at(0, 0.3), 9, Tint(0xB9742F), count: 2)
  }

  private mutating func sushi(_ spot: Point) {
    canvas.circle(spot, 21, fill: Tint(0xFBF5E6), edge: Tint(0x26382C), width: 5)
    let fillings = larder.toppings.filter { $0.shape != .grain && $0.shape != .seed && $0.color != Tint(0x2F4634) }
    guard !fillings.isEmpty else { return }
    for (index, portion) in fillings.prefix(3).enumerated() {
      let point = Point(around: spot, radius: 5, turns: Double(index) / 3)
      canvas.circle(point, 6, fill: portion.color, edge: portion.color.darker(18))
    }
  }

  /// A tray bake cut into squares, one taken.
  private mutating func drawSquares() {
    let crumb = larder.crumb
    let taken = dice.below(12)
    var places: [Place] = []
    for index in 0..<12 where index != taken {
      let corner = Point(Double(index % 4) * 60 - 117, Double(index / 4) * 52 - 77)
      canvas.rectangle(
        corner.x, corner.y, 55, 47, corner: 5, fill: crumb, edge: crumb.darker(26), edgeWidth: 1.6)
      places.append(place(Point(corner.x + 18, corner.y + 16), 7.5))
      places.append(place(Point(corner.x + 38, corner.y + 30), 7.5))
    }
    if larder.toppings.isEmpty {
      canvas.dots(crumb.lighter(24), 4, places)
    } else {
      strew(Array(larder.toppings.prefix(3)), over: places)
    }
  }
}

/// Glasses seen from the side, cups from above.
extension Artist {
  mutating func drawGlass() {
    let drink = drinkColor
    let isThick = larder.creams.first != nil || larder.pieces.contains { $0.shape == .berry || $0.shape == .dice }
    let second = dice.chance(45)
    if second { tumbler(x: layout.side * 100, scale: 0.84, drink.lighter(8), isThick: isThick) }
    tumbler(x: 0, scale: 1, drink, isThick: isThick)
    groundFruit(x: layout.side * (second ? 50 : 88))
  }

  private var drinkColor: Tint {
    let fruit = larder.pieces.first { $0.shape != .leaf && $0.shape != .flake }
    let wet = larder.wets.first
    switch (fruit, wet) {
    case (let fruit?, let wet?): return wet.color.mixed(with: fruit.color, percent: 45).lighter(8)
    case (let fruit?, nil): return fruit.color.lighter(28)
    case (nil, let wet?): return wet.color
    default: return (larder.creams.first ?? larder.herbs.first)?.color ?? Tint(0xE9C46A)
    }
  }

  private mutating func tumbler(x: Double, scale: Double, _ drink: Tint, isThick: Bool) {
    func point(_ dx: Double, _ dy: Double) -> Point { Point(x + dx * scale, 96 + (dy - 96) * scale) }
    canvas.ellipse(Point(x + 12, 98), 48 * scale, 9, fill: Tint(0x2A1A10), opacity: 16)
    canvas.draw(dice.pick([Tint(0xB0411C), Tint(0x5E8C6A), Tint(0x6E859A), Tint(0xD9A441)]), width: 6)
    canvas.move(to: point(4, 40))
    canvas.line(to: point(34, -122))
    canvas.end()
    canvas.fill(Tint(0xFFFFFF), edge: Tint(0xFFFFFF), width: 3, opacity: 45)
    canvas.polygon([point(-46, -92), point(46, -92), point(38, 98), point(-38, 98)])
    canvas.end()
    canvas.fill(drink, opacity: isThick ? 100 : 90)
    canvas.polygon([point(-42, -58), point(42, -58), point(35, 92), point(-35, 92)])
    canvas.end()
    canvas.ellipse(point(0, -58), 42 * scale, 6 * scale, fill: drink.lighter(30))
    if isThick { topping(point(0, -60), scale, drink) } else { ice(point, scale, drink) }
    canvas.draw(Tint(0xFFFFFF), width: 5, opacity: 55)
    canvas.move(to: point(-33, -40))
    canvas.line(to: point(-27, 66))
    canvas.end()
    rimSlice(point(34, -92), scale)
  }

  private mutating func ice(_ point: (Double, Double) -> Point, _ scale: Double, _ drink: Tint) {
    canvas.fill(drink.lighter(62), edge: Tint(0xFFFFFF), width: 2, opacity: 75)
    for (dx, dy, turns) in [(-16.0, -44.0, 0.04), (16.0, -34.0, -0.06), (-6.0, -6.0, 0.09)] {
      let cube = Place(point(dx, dy), size: 13 * scale, turns: turns, wobble: 0)
      canvas.polygon([cube.at(-1, -1), cube.at(1, -1), cube.at(1, 1), cube.at(-1, 1)])
    }
    canvas.end()
    canvas.draw(drink.lighter(55), width: 3.4)
    for _ in 0..<8 { canvas.dot(at: point(dice.between(-26, 26), dice.between(14, 86))) }
    canvas.end()
    let leaf = larder.pieces.first { $0.shape == .leaf } ?? larder.herbs.first
    if let leaf {
      canvas.pieces(
        leaf.shape, leaf.color, inner: leaf.inner, at: [place(point(-14, -70), 13), place(point(-26, -62), 11)])
    }
  }

  private mutating func topping(_ point: Point, _ scale: Double, _ drink: Tint) {
    let pieces = larder.toppings
    canvas.fill(drink.lighter(38))
    canvas.soft(
      blob(point, 34 * scale, corners: 8, unevenness: 0.05).map { Point($0.x, point.y + ($0.y - point.y) * 0.35) })
    canvas.end()
    strew(
      Array(pieces.prefix(2)),
      over: (0..<5).map { place(Point(point.x + Double($0) * 11 - 26, point.y + dice.between(-5, 2)), 8) })
  }

  private mutating func rimSlice(_ point: Point, _ scale: Double) {
    guard let slice = larder.pieces.first(where: { $0.shape == .slice || $0.shape == .berry }) else { return }
    canvas.pieces(slice.shape, slice.color, inner: slice.inner, at: [place(point, 20 * scale)])
  }

  /// Fruit lying beside the glass.
  private mutating func groundFruit(x: Double) {
    guard let fruit = larder.pieces.first(where: { $0.shape != .leaf && $0.shape != .grain }) else { return }
    canvas.ellipse(Point(x + 8, 96), 34, 7, fill: Tint(0x2A1A10), opacity: 14)
    let size = fruit.shape == .slice ? 22.0 : 14.0
    canvas.pieces(
      fruit.shape, fruit.color, inner: fruit.inner,
      at: [place(Point(x - 10, 78), size), place(Point(x + 18, 84), size * 0.7)])
  }

  /// A cup on its saucer, milk drawn into the foam.
  mutating func drawCup() {
    shadow(radius: 100)
    canvas.circle(Point(0, 0), 100, fill: glaze.rim, edge: glaze.rim.darker(10))
    if glaze.pattern != .plain { canvas.circle(Point(0, 0), 92, fill: nil, edge: glaze.edge, width: 2) }
    canvas.draw(glaze.rim.darker(14), width: 14)
    canvas.move(to: Point(56, 0))
    canvas.line(to: Point(92, 0))
    canvas.end()
    let offset = canvas.shadow(5)
    canvas.circle(offset, 67, fill: Tint(0x2A1A10), opacity: 15)
    canvas.circle(Point(0, 0), 66, fill: glaze.rim, edge: glaze.edge, width: 2)
    let wets = larder.wets
    let dark = (wets + larder.dusts + larder.pieces).first { $0.color.brightness < 190 }?.color ?? Tint(0xB5803A)
    let milk = (wets + larder.creams).first { $0.color.brightness > 225 }
    let drink = milk == nil ? dark : dark.mixed(with: Tint(0xD9A86C), percent: 60)
    canvas.circle(Point(0, 0), 56, fill: drink, edge: drink.darker(24), width: 3)
    if let milk { latte(milk.color) } else { fatGleam(drink) }
    strew(
      larder.pieces.filter { $0.shape == .slice || $0.shape == .leaf },
      over: [place(Point(14, 16), 16), place(Point(-10, -12), 13)])
    pinch(around: Point(0, 0), reach: 34)
    canvas.fill(Tint(0xD9A562), edge: Tint(0xA8733A), width: 1.5)
    canvas.soft(blob(Point(-66, 52), 15, corners: 7))
    canvas.end()
  }

  private mutating func fatGleam(_ color: Tint) {
    canvas.draw(color.lighter(45), width: 4, opacity: 60)
    canvas.softLine((0..<4).map { Point(around: Point(0, 0), radius: 46, turns: 0.55 + Double($0) * 0.06) })
    canvas.end()
  }

  private mutating func latte(_ milk: Tint) {
    canvas.fill(milk)
    for index in 0..<3 {
      let y = Double(index) * 17 - 22
      let reach = 32 - Double(index) * 7
      canvas.move(to: Point(0, y + 22))
      canvas.curve(Point(-reach * 1.2, y + 4), Point(-reach, y - 18), to: Point(0, y - 4))
      canvas.curve(Point(reach, y - 18), Point(reach * 1.2, y + 4), to: Point(0, y + 22))
      canvas.close()
    }
    canvas.end()
  }
}

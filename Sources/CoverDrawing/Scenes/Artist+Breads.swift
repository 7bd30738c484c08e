/// Bread and dough on a wooden board.
extension Artist {
  mutating func drawLoaf() {
    board(140, 92)
    let crust = larder.crumb.mixed(with: Tint(0xB06A30), percent: 45)
    let isRound = dice.chance(55)
    if isRound { boule(Point(-34, 0), crust) } else { batard(Point(-30, 0), crust) }
    for index in 0..<2 {
      breadSlice(Point(82 + Double(index) * 14, 26 - Double(index) * 52), 30, larder.crumb)
    }
    crumbs(crust)
    let extras = larder.toppings.filter { $0.shape != .dice }
    if let extra = extras.first {
      canvas.pieces(
        extra.shape, extra.color, inner: extra.inner,
        at: sunflower(isRound ? 7 : 5, radius: 42, size: 6.5, center: Point(-34, 0)))
    }
  }

  private mutating func boule(_ center: Point, _ crust: Tint) {
    canvas.fill(crust, edge: crust.darker(28), width: 2.5)
    canvas.soft(blob(center, 70, corners: 12, unevenness: 0.02))
    canvas.end()
    canvas.circle(Point(center.x - 4, center.y - 5), 58, fill: crust.lighter(13))
    canvas.fill(Tint(0xF7E9CF), edge: crust.darker(12))
    let ears: [(Double, Double)] = dice.chance(50) ? [(-20, 0.3), (0, 0.3), (20, 0.3)] : [(0, 0.12), (0, 0.38)]
    for (shift, turns) in ears {
      let mark = Place(Point(center.x + shift * 0.7, center.y + shift * 0.7), size: 40, turns: turns + 0.33, wobble: 0)
      canvas.move(to: mark.at(-1, 0))
      canvas.curve(mark.at(0, -0.24), to: mark.at(1, 0))
      canvas.curve(mark.at(0, 0.12), to: mark.at(-1, 0))
      canvas.close()
    }
    canvas.end()
    flourDust(center, 56)
  }

  private mutating func batard(_ center: Point, _ crust: Tint) {
    canvas.fill(crust, edge: crust.darker(28), width: 2.5)
    canvas.soft([
      Point(center.x - 92, center.y), Point(center.x - 66, center.y - 42), Point(center.x + 30, center.y - 44),
      Point(center.x + 84, center.y), Point(center.x + 30, center.y + 42), Point(center.x - 66, center.y + 42),
    ])
    canvas.end()
    canvas.fill(Tint(0xF3DFBC), edge: crust.darker(16), width: 1.6)
    for index in 0..<4 {
      let x = center.x - 52 + Double(index) * 32
      canvas.move(to: Point(x - 8, center.y + 22))
      canvas.curve(Point(x - 8, center.y - 10), to: Point(x + 16, center.y - 24))
      canvas.curve(Point(x + 10, center.y + 8), to: Point(x - 8, center.y + 22))
      canvas.close()
    }
    canvas.end()
    flourDust(center, 46)
  }

  private mutating func flourDust(_ center: Point, _ reach: Double) {
    canvas.draw(Tint(0xFFF7E6), width: 2.4, opacity: 65)
    for place in sunflower(18, radius: reach, size: 3, center: center) { canvas.dot(at: place.point) }
    canvas.end()
  }

  private mutating func crumbs(_ color: Tint) {
    canvas.draw(color.lighter(20), width: 3)
    for _ in 0..<9 { canvas.dot(at: Point(dice.between(40, 124), dice.between(-78, 78))) }
    canvas.end()
  }

  /// A slice of tin loaf: two shoulders above a straight foot.
  mutating func breadSlice(_ center: Point, _ size: Double, _ crumb: Tint) {
    let slice = Place(center, size: size, turns: dice.between(-0.05, 0.05), wobble: 0)
    canvas.fill(crumb.lighter(52), edge: crumb.mixed(with: Tint(0x9A5A28), percent: 45), width: size * 0.12)
    canvas.soft([
      slice.at(-1.05, 1.05), slice.at(-0.85, 0), slice.at(-1.2, -1), slice.at(-0.3, -1.15), slice.at(0.3, -1.15),
      slice.at(1.2, -1), slice.at(0.85, 0), slice.at(1.05, 1.05), slice.at(0, 0.92),
    ])
    canvas.end()
    canvas.draw(crumb.lighter(18), width: size * 0.07)
    for spot in sunflower(6, radius: size * 0.6, size: 2, center: center) { canvas.dot(at: spot.point) }
    canvas.end()
  }

  /// Two big slices, spread and topped.
  mutating func drawToast() {
    if dice.chance(60) { board(132, 88) } else { platter() }
    let bread = larder.pieces.first { $0.color == Tint(0xC98D4A) }
    let toppings = larder.pieces.filter { $0 != bread && $0.shape != .egg }
    let egg = larder.pieces.first { $0.shape == .egg }
    let isSweet = toppings.isEmpty
    for (index, x) in [-58.0, 60].enumerated() {
      let center = Point(x, index == 0 ? 4 : -4)
      breadSlice(center, 52, larder.crumb)
      if isSweet {
        brown(center, 34, Tint(0xB9742F), count: 6, opacity: 60)
        flourDust(center, 34)
        continue
      }
      let spread = larder.creams.first?.color ?? larder.wets.first?.color ?? toppings.first?.color.lighter(10)
      canvas.fill(spread ?? Tint(0xE3A949), edge: (spread ?? Tint(0xE3A949)).darker(12))
      canvas.soft(blob(center, 36, corners: 9, unevenness: 0.12))
      canvas.end()
      strew(toppings, over: sunflower(9, radius: 30, size: 9.5, center: center))
      if let egg, larder.wets.isEmpty { canvas.pieces(.egg, egg.color, inner: egg.inner, at: [place(center, 14)]) }
      herbs(around: center, reach: 20, count: 2)
    }
    pinch(around: Point(0, 0), reach: 60)
  }

  /// A floured board, a ball of dough, a rolling pin.
  mutating func drawDough() {
    board(144, 94)
    canvas.draw(Tint(0xFFF8EA), width: 3, opacity: 80)
    for place in sunflower(44, radius: 86, size: 3, center: Point(-16, 6)) { canvas.dot(at: place.point) }
    canvas.end()
    let dough = Tint(0xF0DDB4).mixed(with: larder.crumb, percent: 18)
    if dice.chance(50) { doughBall(dough) } else { doughSheet(dough) }
    rollingPin()
  }

  private mutating func doughBall(_ dough: Tint) {
    canvas.fill(dough, edge: dough.darker(16), width: 2)
    canvas.soft(blob(Point(-26, 12), 58, corners: 9, unevenness: 0.05))
    canvas.end()
    canvas.draw(dough.darker(12), width: 3)
    canvas.softLine([Point(-50, 30), Point(-30, 40), Point(-4, 32), Point(4, 14)])
    canvas.softLine([Point(-38, 8), Point(-28, 14), Point(-16, 8)])
    canvas.end()
    canvas.draw(dough.lighter(60), width: 5)
    canvas.softLine([Point(-60, -6), Point(-52, -24), Point(-32, -32)])
    canvas.end()
  }

  /// Rolled out thin, its edge uneven, a round already cut.
  private mutating func doughSheet(_ dough: Tint) {
    canvas.fill(dough, edge: dough.darker(18), width: 2)
    canvas.soft(blob(Point(-14, 2), 80, corners: 11, unevenness: 0.06))
    canvas.end()
    canvas.draw(dough.darker(14), width: 2)
    for place in sunflower(14, radius: 62, size: 3, center: Point(-18, 2)) { canvas.dot(at: place.point) }
    canvas.end()
    canvas.circle(Point(-54, 34), 22, fill: dough.lighter(34), edge: dough.darker(22), width: 1.6)
  }

  private mutating func rollingPin() {
    for (from, to, width, tint) in [
      (Point(32, -104), Point(116, 92), 9.0, Tint(0x8A5A34)), (Point(46, -72), Point(102, 60), 28, Tint(0xA9713F)),
      (Point(46, -72), Point(102, 60), 24, Tint(0xC08A55)),
    ] {
      canvas.draw(tint, width: width)
      canvas.move(to: from)
      canvas.line(to: to)
      canvas.end()
    }
    canvas.draw(Tint(0xDDB182), width: 4, opacity: 80)
    canvas.move(to: Point(42, -64))
    canvas.line(to: Point(92, 54))
    canvas.end()
  }
}

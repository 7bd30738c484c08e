/// Pancakes and waffles, stacked.
extension Artist {
  /// A stack a little out of line, butter and syrup on top; waffles have a grid.
  mutating func drawPancakes(_ vessel: Vessel) {
    plate(radius: 102)
    let gold = larder.crumb.mixed(with: Tint(0xDB9F4B), percent: 40)
    var top = Point(0, 0)
    for index in 0..<4 {
      top = Point(dice.between(-5, 5) + Double(index) * 5 - 8, dice.between(-4, 4) - Double(index) * 6 + 8)
      canvas.fill(gold.darker(12 - index * 3), edge: gold.lighter(index == 3 ? 50 : 30), width: 4.5)
      canvas.soft(blob(top, 58 - Double(index) * 2, corners: 10, unevenness: 0.03))
      canvas.end()
    }
    canvas.circle(top, 43, fill: gold.darker(18), opacity: 70)
    if vessel == .waffles { grid(top, gold) }
    if let syrup = larder.wets.first(where: { $0.color.brightness < 200 }) {
      canvas.fill(syrup.color, opacity: 85)
      canvas.soft(blob(top, 32, corners: 8, unevenness: 0.34))
      canvas.end()
    }
    strew(larder.toppings, over: crescent(9, radius: 30, size: 9.5))
    butter(Point(top.x - 3, top.y - 2))
    herbs(around: top, reach: 20, count: 2)
  }

  private mutating func grid(_ center: Point, _ gold: Tint) {
    canvas.draw(gold.darker(34), width: 3.5)
    for index in -2...2 {
      let at = Double(index) * 17
      let reach = Arithmetic.squareRoot(2700 - at * at)
      canvas.move(to: Point(center.x + at, center.y - reach))
      canvas.line(to: Point(center.x + at, center.y + reach))
      canvas.move(to: Point(center.x - reach, center.y + at))
      canvas.line(to: Point(center.x + reach, center.y + at))
    }
    canvas.end()
  }

  private mutating func butter(_ point: Point) {
    let pat = place(point, 11)
    canvas.fill(Tint(0xFBE38F), edge: Tint(0xDDBB55), width: 1.5)
    canvas.polygon([pat.at(-0.9, -0.8), pat.at(0.9, -0.9), pat.at(0.95, 0.8), pat.at(-0.85, 0.9)])
    canvas.end()
    canvas.draw(Tint(0xFFF6CF), width: 2)
    canvas.move(to: pat.at(-0.5, -0.4))
    canvas.line(to: pat.at(0.4, -0.5))
    canvas.end()
  }
}

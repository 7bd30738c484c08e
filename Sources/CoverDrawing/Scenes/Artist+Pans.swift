/// From the stove and the oven: iron pans, gratin dishes, pizza.
extension Artist {
  mutating func drawPan() {
    ironPan()
    let others = larder.pieces.filter { $0.shape != .egg }
    let sauce = larder.blend(otherwise: Tint(0xC08A4A))
    canvas.fill(sauce, edge: sauce.darker(20), width: 2)
    canvas.soft(blob(Point(0, 0), 77, corners: 11, unevenness: 0.05))
    canvas.end()
    strew(others, over: sunflower(23, radius: 69, size: 10.5))
    if let egg = larder.pieces.first(where: { $0.shape == .egg }) {
      let count = 3 + dice.below(2)
      let places = (0..<count).map { index in
        place(Point(around: Point(0, 0), radius: 40, turns: Double(index) / Double(count)), 15)
      }
      canvas.pieces(.egg, egg.color, inner: egg.inner, at: places)
    }
    for cream in larder.creams.prefix(1) { dollop(Point(6, -4), 15, cream.color) }
    herbs(around: Point(0, 0), reach: 50, count: 6, size: 9)
    pinch(around: Point(0, 0), reach: 60)
  }

  /// A golden cake in its pan, one piece lifted: tortilla, frittata, cornbread.
  mutating func drawSkilletCake() {
    ironPan(handle: -1)
    let hasCorn = larder.bodies.contains { $0.color == Tint(0xEFC24A) }
    let gold = Tint(0xEDBE55)
    roundCake(radius: 80, crust: Tint(hasCorn ? 0xD9993B : 0xD4A043), top: gold, pulled: 14)
    let toppings = larder.toppings.filter { $0.shape != .liquid && $0.shape != .pea }
    if hasCorn { toppings.first.map { _ in strew(toppings, over: sunflower(6, radius: 52, size: 8)) } }
    herbs(around: Point(-20, 0), reach: 40)
  }

  /// A round cake seen from above, a wedge of it moved out; the rest stays within the radius.
  mutating func roundCake(radius: Double, crust: Tint, top: Tint, pulled: Double, wedge: Double = 0.13) {
    let (from, to) = (0.0, wedge)
    canvas.fill(crust, edge: crust.darker(24), width: 2)
    cakeOutline(Point(0, 0), radius, from: to, to: from, large: true)
    canvas.end()
    canvas.fill(top)
    let inset = Point(around: Point(0, 0), radius: -radius * 0.02, turns: wedge / 2)
    cakeOutline(inset, radius * 0.9, from: to + 0.006, to: from - 0.006, large: true)
    canvas.end()
    brown(Point(-radius * 0.2, -radius * 0.1), radius * 0.55, crust.darker(10), count: 7, opacity: 45)
    let slice = Point(around: Point(0, 0), radius: pulled, turns: wedge / 2)
    canvas.fill(crust, edge: crust.darker(24), width: 2)
    cakeOutline(slice, radius, from: from + 0.004, to: to - 0.004, large: false)
    canvas.end()
    canvas.fill(top)
    let tip = Point(around: Point(0, 0), radius: pulled + 5, turns: wedge / 2)
    cakeOutline(tip, radius * 0.88, from: from + 0.012, to: to - 0.012, large: false)
    canvas.end()
  }

  private mutating func cakeOutline(_ center: Point, _ radius: Double, from: Double, to: Double, large: Bool) {
    canvas.move(to: center)
    canvas.line(to: Point(around: center, radius: radius, turns: from))
    canvas.arc(radius: radius, large: large, to: Point(around: center, radius: radius, turns: to))
    canvas.close()
  }

  /// A baking dish with a browned top, cut once; the sauce shows at the edge.
  mutating func drawGratin() {
    let offset = canvas.shadow(9)
    canvas.rectangle(offset.x - 128, offset.y - 88, 256, 176, corner: 26, fill: Tint(0x2A1A10), opacity: 15)
    let dish = glaze.rim.brightness > 235 ? Tint(0xC9704A) : glaze.rim
    canvas.rectangle(-146, -26, 292, 52, corner: 16, fill: dish.darker(14))
    canvas.rectangle(-128, -88, 256, 176, corner: 26, fill: dish, edge: dish.darker(20), edgeWidth: 2)
    let sauce = larder.blend(otherwise: Tint(0xC7793F))
    canvas.rectangle(-116, -76, 232, 152, corner: 18, fill: sauce.darker(18))
    let top = larder.creams.isEmpty && larder.pieces.first?.shape != .strand ? sauce.lighter(14) : Tint(0xEFCB7E)
    canvas.fill(top, edge: top.darker(16))
    canvas.soft([
      Point(-118, -80), Point(0, -72), Point(118, -80), Point(112, 0), Point(118, 80), Point(0, 72), Point(-118, 80),
      Point(-111, 0),
    ])
    canvas.end()
    brown(Point(-40, 0), 56, Tint(0xA9642B), count: 8, opacity: 50)
    brown(Point(54, 4), 52, Tint(0xA9642B), count: 7, opacity: 50)
    strew(larder.toppings, over: (0..<16).map { _ in place(Point(dice.between(-96, 96), dice.between(-58, 58)), 9) })
    canvas.draw(sauce.darker(30), width: 4)
    canvas.move(to: Point(20, -70))
    canvas.line(to: Point(20, 70))
    canvas.move(to: Point(20, 4))
    canvas.line(to: Point(108, 4))
    canvas.end()
    herbs(around: Point(-40, 0), reach: 50, count: 5)
  }

  /// Crust, sauce, cheese, toppings, cut into eight, one slice on its way.
  mutating func drawPizza() {
    shadow(radius: 106)
    canvas.circle(Point(0, 0), 106, fill: wood.well, edge: wood.edge, width: 2)
    let sauce = larder.wets.first { $0.shape == .sauce }?.color ?? Tint(0xC4482A)
    roundCake(radius: 94, crust: Tint(0xD9A25A), top: sauce, pulled: 16, wedge: 0.125)
    let cheese = larder.pieces.first { $0.shape == .ball || $0.shape == .strand }
    let milky = cheese?.color.mixed(with: Tint(0xFBEFCF), percent: 50) ?? Tint(0xFBEFCF)
    let places = sunflower(14, radius: 70, size: 13).filter { !isCut($0) }
    canvas.pieces(.cream, milky, inner: milky, at: places)
    strew(larder.toppings.filter { $0 != cheese }, over: sunflower(19, radius: 72, size: 10.5).filter { !isCut($0) })
    canvas.draw(Tint(0x7A3A1C), width: 1.6, opacity: 60)
    for index in 2..<8 {
      canvas.move(to: Point(0, 0))
      canvas.line(to: Point(around: Point(0, 0), radius: 92, turns: Double(index) / 8))
    }
    canvas.end()
    let slice = Point(around: Point(0, 0), radius: 68, turns: 0.0625)
    canvas.pieces(.cream, milky, inner: milky, at: [place(slice, 10)])
    herbs(around: Point(-12, -10), reach: 50, count: 5)
  }

  /// Whether a place lies where the moved-out wedge was.
  func isCut(_ place: Place, wedge: Double = 0.125) -> Bool {
    guard place.x > -6, place.y > -16 else { return false }
    return place.y < place.x * Turn.sine(wedge) / Turn.cosine(wedge) + 16
  }
}

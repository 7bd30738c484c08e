/// Cakes, tarts and pies: round, with a wedge moved out.
extension Artist {
  mutating func drawCake() {
    plate(radius: 104)
    let crumb = larder.crumb
    let icing = larder.creams.first?.color ?? larder.wets.first { $0.shape == .sauce }?.color
    let fruit = larder.toppings.filter { $0.shape != .powder }
    let citrus = fruit.contains { $0.shape == .slice }
    let top = icing ?? (citrus ? Tint(0xFBF0D2) : crumb.lighter(16))
    roundCake(radius: 76, crust: crumb, top: top, pulled: 15)
    if icing != nil || citrus {
      combed(top.darker(9))
      drips(top)
    } else {
      sugarDust()
    }
    decorate(fruit, radius: 52)
    herbs(around: Point(-24, -10), reach: 20, count: 2)
  }

  /// The marks of a palette knife in the icing, the cut left free.
  private mutating func combed(_ color: Tint) {
    canvas.draw(color, width: 3)
    for radius in [26.0, 42, 62] {
      let from = dice.between(0.2, 0.5)
      canvas.softLine((0..<6).map { Point(around: Point(0, 0), radius: radius, turns: from + Double($0) * 0.08) })
    }
    canvas.end()
  }

  /// Icing that has run over the edge here and there.
  private mutating func drips(_ color: Tint) {
    canvas.draw(color, width: 9)
    for index in 0..<9 {
      let turns = 0.2 + Double(index) * 0.083
      canvas.move(to: Point(around: Point(0, 0), radius: 64, turns: turns))
      canvas.line(to: Point(around: Point(0, 0), radius: dice.between(66, 73), turns: turns))
    }
    canvas.end()
  }

  private mutating func sugarDust() {
    canvas.draw(Tint(0xFFF9EC), width: 2.4, opacity: 75)
    for place in sunflower(34, radius: 62, size: 3) where !isCut(place, wedge: 0.13) { canvas.dot(at: place.point) }
    canvas.end()
  }

  /// One ring and a few in the middle, the wedge left free; the piece that is cut keeps one.
  private mutating func decorate(_ fruit: [CoverPortion], radius: Double) {
    guard !fruit.isEmpty else { return }
    var places = (0..<13).map { index in
      Place(
        Point(around: Point(0, 0), radius: radius, turns: 0.19 + Double(index) * 0.062), size: 10.5,
        turns: 0.19 + Double(index) * 0.062 + 0.25, wobble: dice.next())
    }
    places += sunflower(5, radius: 16, size: 10, center: Point(-10, -6))
    strew(fruit, over: places)
    let tip = Point(around: Point(0, 0), radius: radius + 8, turns: 0.065)
    canvas.pieces(fruit[0].shape, fruit[0].color, inner: fruit[0].inner, at: [place(tip, 10)])
  }

  /// A crimped crust around a filling, fruit or vegetables laid in rings.
  mutating func drawTart() {
    if dice.chance(50) { plate(radius: 106) } else { woodRound(104) }
    let crust = Tint(0xD79A4E)
    let custard = larder.creams.isEmpty && !larder.pieces.contains { $0.shape == .egg }
    let filling = custard ? larder.blend(otherwise: Tint(0xEBC57A)).lighter(15) : Tint(0xF3D58A)
    roundCake(radius: 88, crust: crust, top: filling, pulled: 14)
    canvas.dashedArc(84, from: 0.135, to: 0.995, crust.darker(26), width: 8, dash: 3, gap: 5)
    let fruit = larder.toppings
    guard !fruit.isEmpty else { return brown(Point(-8, -8), 58, crust.darker(8), count: 10) }
    let isLaid = [.slice, .wedge, .berry, .ring, .dice, .nut].contains(fruit[0].shape)
    if !isLaid {
      strew(Array(fruit.prefix(4)), over: sunflower(24, radius: 66, size: 10).filter { !isCut($0, wedge: 0.13) })
    }
    for (count, radius) in [(15, 62.0), (10, 38), (4, 14)] where isLaid {
      let places = (0..<count).map { index in
        let turns = 0.17 + 0.79 * Double(index) / Double(count - 1)
        return Place(
          Point(around: Point(0, 0), radius: radius, turns: turns), size: 11, turns: turns + 0.3, wobble: dice.next())
      }
      strew(Array(fruit.prefix(3)), over: places)
    }
    let slice = (0..<3).map { index in
      place(Point(around: Point(0, 0), radius: 44 + Double(index) * 17, turns: 0.065), 9)
    }
    strew(Array(fruit.prefix(2)), over: slice)
    herbs(around: Point(-20, -10), reach: 40, count: 4)
  }

  /// A round board.
  mutating func woodRound(_ radius: Double) {
    shadow(radius: radius)
    canvas.circle(Point(0, 0), radius, fill: wood.well, edge: wood.edge, width: 2)
    canvas.circle(Point(0, 0), radius * 0.8, fill: nil, edge: wood.edge, width: 1.2, opacity: 40)
  }

  /// A lattice over dark fruit in its tin.
  mutating func drawPie() {
    shadow(radius: 100)
    canvas.circle(Point(0, 0), 100, fill: Tint(0xB9BDBE), edge: Tint(0x8E9496), width: 2)
    let crust = Tint(0xD9A052)
    canvas.circle(Point(0, 0), 91, fill: crust, edge: crust.darker(24), width: 1.5)
    canvas.dashedCircle(Point(0, 0), 85, crust.darker(26), width: 9, dash: 3, gap: 6)
    let filling = larder.blend(otherwise: Tint(0xA8452F)).darker(8)
    canvas.circle(Point(0, 0), 75, fill: filling, edge: crust.darker(26), width: 2)
    strew(larder.toppings, over: sunflower(26, radius: 66, size: 10))
    for (isUpright, shade) in [(false, crust.darker(5)), (true, crust)] {
      for (tint, width) in [(shade.darker(26), 13.0), (shade, 10.5)] {
        canvas.draw(tint, width: width)
        for index in -2...2 {
          let at = Double(index) * 29
          let reach = Arithmetic.squareRoot(5200 - at * at)
          canvas.move(to: isUpright ? Point(at, -reach) : Point(-reach, at))
          canvas.line(to: isUpright ? Point(at, reach) : Point(reach, at))
        }
        canvas.end()
      }
    }
    sugarDust()
  }
}

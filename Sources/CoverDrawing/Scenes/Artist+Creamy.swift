/// Porridge, dips, creams, ice: soft things a spoon leaves its mark in.
extension Artist {
  /// A smooth filling with the turn of a spoon in it.
  mutating func drawCreamyFill(_ color: Tint) {
    liquid(radius: 82, color)
    swirl(Point(0, 0), 66, color.darker(12), width: 5)
    swirl(Point(-3, -3), 62, color.lighter(45), width: 3.5, opacity: 80)
  }

  /// A pale base, fruit and nuts in a crescent.
  mutating func drawPorridge() {
    bowl(radius: 100)
    let toppings = larder.toppings
    let fruit = toppings.filter { $0.shape == .berry }
    let isFruitDish = fruit.count > 1 && larder.creams.isEmpty && larder.wets.allSatisfy { $0.color.brightness < 200 }
    let white = (larder.creams + larder.wets).max { $0.color.brightness < $1.color.brightness }?.color ?? Tint(0xF3E6CC)
    let oats = toppings.first { $0.shape == .flake || $0.shape == .grain }
    let base = isFruitDish ? fruit[0].color.darker(16) : white.mixed(with: oats?.color ?? white, percent: 40)
    drawCreamyFill(base)
    if let oats, !isFruitDish {
      canvas.pieces(
        oats.shape, oats.color.mixed(with: base, percent: 20), inner: oats.inner, at: sunflower(11, radius: 70, size: 7)
      )
    }
    let others = toppings.filter { $0 != oats }
    strew(others, over: crescent(min(18, 7 + others.count * 3), radius: 48, size: 10.5))
    if isFruitDish { strew(others, over: sunflower(10, radius: 56, size: 11)) }
    if let syrup = larder.wets.first(where: { $0.color.brightness < 190 }), !isFruitDish { drizzle(syrup.color) }
    pinch(around: Point(-8, 6), reach: 40)
  }

  /// A thin zigzag from a spoon held high.
  mutating func drizzle(_ color: Tint, width: Double = 3.5, reach: Double = 44) {
    canvas.draw(color, width: width, opacity: 85)
    canvas.softLine(
      (0..<8).map { index in
        Point(Double(index) * reach / 4 - reach * 0.9, (index % 2 == 0 ? -1 : 1) * reach * dice.between(0.25, 0.6))
      })
    canvas.end()
  }

  /// A swirl with a pool of oil, something strewn, bread or vegetables to dip.
  mutating func drawDip() {
    flatbread()
    bowl(radius: 88)
    let sauce = larder.wets.first { $0.shape == .sauce } ?? larder.creams.first
    let green = (larder.pieces + larder.herbs).first { $0.shape == .leaf || $0.shape == .sprig }
    let main = larder.pieces.first
    var color = main?.color ?? sauce?.color ?? green?.color ?? Tint(0xE3C68F)
    if let green, main == nil || green.share >= (main?.share ?? 0) * 0.8 { color = green.color }
    if let sauce { color = color.mixed(with: sauce.color, percent: 30) }
    let isGreen = color.green > color.red
    liquid(radius: 72, isGreen ? color : color.lighter(36))
    swirl(Point(0, 0), 58, isGreen ? color.darker(14) : color.lighter(12), width: 6)
    swirl(Point(-3, -3), 54, color.lighter(isGreen ? 24 : 62), width: 4)
    if isGreen { canvas.pieces(.crumb, color.darker(24), inner: color, at: sunflower(8, radius: 62, size: 5)) }
    swirl(Point(2, 2), 30, Tint(0xD2A53A), width: 5, opacity: 75)
    strew(Array(larder.pieces.filter { $0.shape != .flake }.prefix(2)), over: crescent(6, radius: 16, size: 7.5))
    pinch(around: Point(0, 0), reach: 46)
    herbs(around: Point(0, 0), reach: 20, count: 3)
  }

  /// Corners of flatbread behind the rim.
  private mutating func flatbread() {
    let bread = Tint(0xE6BF82)
    for index in 0..<4 {
      let turns = 0.03 + Double(index) * 0.085
      let piece = Place(
        Point(around: Point(0, 0), radius: 92, turns: turns), size: 32, turns: turns + dice.between(0.4, 0.6), wobble: 0
      )
      canvas.fill(bread, edge: bread.darker(22), width: 4)
      canvas.polygon([piece.at(-0.85, -0.75), piece.at(1, 0), piece.at(-0.85, 0.75)])
      canvas.end()
      brown(piece.at(-0.4, 0), 10, bread.darker(30), count: 3)
    }
  }

  /// Three little dishes of mousse, custard or pudding.
  mutating func drawRamekins() {
    let cream = larder.creams.first?.color ?? Tint(0xF6E7C4)
    let dark = (larder.pieces + larder.dusts).first { $0.color.brightness < 66 }
    let color = dark.map { $0.color.lighter(10) } ?? cream.mixed(with: Tint(0xEBC36A), percent: 35)
    let toppings = larder.toppings.filter { $0 != dark }
    for index in 0..<3 {
      let center = Point(around: Point(0, 0), radius: 58, turns: Double(index) / 3)
      bowl(center, radius: 48)
      canvas.circle(center, 38, fill: color, edge: color.darker(18), width: 2)
      swirl(center, 30, color.lighter(28), width: 4, opacity: 80)
      if dark != nil && larder.creams.first != nil { dollop(center, 13, cream) }
      strew(toppings, over: sunflower(4, radius: 13, size: 8, center: center))
    }
    if let dark {
      canvas.pieces(.crumb, dark.color.darker(20), inner: dark.inner, at: sunflower(7, radius: 84, size: 5))
    }
    herbs(around: Point(0, 0), reach: 60, count: 3)
  }

  /// Three scoops of ice in a bowl.
  mutating func drawScoops() {
    bowl(radius: 96)
    let flavours = (larder.pieces + larder.dusts + larder.wets).map(\.color) + [Tint(0xF6E7C4)]
    canvas.circle(Point(0, 0), 78, fill: flavours[0].mixed(with: Tint(0xFBF4E4), percent: 60))
    for index in 0..<3 {
      let center = Point(around: Point(0, 0), radius: 34, turns: Double(index) / 3)
      let color = flavours[min(index, flavours.count - 1)].mixed(with: Tint(0xFBF0DC), percent: index == 0 ? 25 : 45)
      canvas.fill(color, edge: color.darker(18), width: 2)
      canvas.soft(blob(center, 36, corners: 11, unevenness: 0.05))
      canvas.end()
      canvas.draw(color.lighter(50), width: 5, opacity: 80)
      canvas.softLine((0..<4).map { Point(around: center, radius: 24, turns: 0.52 + Double($0) * 0.07) })
      canvas.end()
      canvas.pieces(.crumb, color.darker(16), inner: color, at: sunflower(3, radius: 22, size: 5, center: center))
    }
    strew(larder.toppings, over: sunflower(7, radius: 26, size: 8))
  }
}

/// Meat, fish and birds on an oval platter with their sides.
extension Artist {
  mutating func drawPlatter(_ vessel: Vessel) {
    platter()
    let hero = larder.pieces.first { Self.isMain($0) } ?? larder.pieces.first
    let sides = larder.pieces.filter { $0 != hero }
    if let sauce = larder.wets.first {
      canvas.fill(sauce.color, edge: sauce.color.darker(12))
      canvas.soft(blob(Point(0, 4), 50, corners: 8).map { Point($0.x * 1.7, $0.y) })
      canvas.end()
    }
    drawSides(sides)
    let color = hero?.color ?? Tint(0xB5743F)
    switch vessel {
    case .fish: drawFillets(color)
    case .bird: drawBird(color.mixed(with: Tint(0xB8692B), percent: 45))
    case .skewers: drawSkewers(color)
    case .sausages: drawSausages(color)
    default: drawSteaks(color.brightness > 150 ? color.darker(30) : color)
    }
    herbs(around: Point(0, 0), reach: 40, count: 4, size: 9)
    pinch(around: Point(0, 0), reach: 44)
  }

  private static func isMain(_ portion: CoverPortion) -> Bool {
    portion.shape == .chunk || portion.shape == .tube || portion.shape == .shrimp
  }

  private mutating func drawSides(_ sides: [CoverPortion]) {
    guard !sides.isEmpty else { return }
    var places: [Place] = []
    for index in 0..<22 {
      let turns = Double(index) / 22
      let point = Point(around: Point(0, 0), radius: 1, turns: turns)
      let reach = dice.between(0.78, 1)
      places.append(place(Point(point.x * 98 * reach, point.y * 54 * reach), 10))
    }
    strew(sides, over: places)
  }

  private mutating func drawFillets(_ color: Tint) {
    for (index, y) in [-17.0, 19].enumerated() {
      let x = index == 0 ? -8.0 : 10
      canvas.fill(color, edge: color.darker(24), width: 1.6)
      canvas.soft([
        Point(x - 70, y - 12), Point(x - 10, y - 21), Point(x + 54, y - 15), Point(x + 74, y + 2),
        Point(x + 40, y + 17),
        Point(x - 30, y + 20), Point(x - 72, y + 10),
      ])
      canvas.end()
      canvas.draw(color.lighter(48), width: 2.2, opacity: 80)
      for step in 0..<5 {
        let start = x - 46 + Double(step) * 21
        canvas.move(to: Point(start, y - 12))
        canvas.curve(Point(start + 12, y), to: Point(start + 2, y + 13))
      }
      canvas.end()
    }
    if larder.pieces.contains(where: { $0.color == Tint(0xF0CF4A) }) {
      canvas.pieces(
        .slice, Tint(0xF0CF4A), inner: Tint(0xFAE69A), at: [place(Point(-30, 2), 11), place(Point(-12, 8), 11)])
    }
  }

  private mutating func drawBird(_ color: Tint) {
    canvas.fill(color, edge: color.darker(30), width: 2)
    canvas.soft([
      Point(-64, -6), Point(-40, -46), Point(20, -46), Point(58, -14), Point(58, 16), Point(20, 46), Point(-40, 44),
    ])
    canvas.end()
    for side in [-1.0, 1] {
      canvas.draw(Tint(0xF4E6CC), width: 7)
      canvas.move(to: Point(70, side * 18))
      canvas.line(to: Point(88, side * 12))
      canvas.end()
      canvas.fill(color.lighter(10), edge: color.darker(30), width: 1.6)
      canvas.soft([
        Point(8, side * 26), Point(30, side * 52), Point(70, side * 32), Point(80, side * 14), Point(44, side * 8),
      ])
      canvas.soft([Point(-46, side * 24), Point(-30, side * 54), Point(-2, side * 46), Point(-14, side * 26)])
      canvas.end()
    }
    canvas.draw(color.lighter(50), width: 4, opacity: 55)
    canvas.move(to: Point(-44, -18))
    canvas.curve(Point(-24, -34), to: Point(8, -32))
    canvas.move(to: Point(34, -34))
    canvas.curve(Point(48, -34), to: Point(58, -26))
    canvas.end()
    brown(Point(-20, 0), 30, color.darker(34), count: 6, opacity: 40)
  }

  private mutating func drawSteaks(_ color: Tint) {
    let slices = 4
    canvas.fill(color.darker(26), edge: color.darker(42), width: 2)
    canvas.soft([Point(-70, -2), Point(-54, -34), Point(-6, -36), Point(10, 0), Point(-6, 34), Point(-54, 34)])
    canvas.end()
    canvas.draw(color.darker(55), width: 3.4, opacity: 70)
    for index in 0..<4 {
      let x = -54 + Double(index) * 14
      canvas.move(to: Point(x, -20))
      canvas.line(to: Point(x + 10, 20))
    }
    canvas.end()
    for index in 0..<slices {
      let x = 14 + Double(index) * 16
      canvas.fill(
        color.mixed(with: Tint(0xD9705A), percent: color.brightness < 110 ? 45 : 0), edge: color.darker(34), width: 3)
      canvas.soft([
        Point(x - 8, -30), Point(x + 12, -28), Point(x + 16, 4), Point(x + 8, 34), Point(x - 10, 30), Point(x - 6, 0),
      ])
      canvas.end()
    }
  }

  private mutating func drawSkewers(_ color: Tint) {
    let threaded =
      larder.pieces.isEmpty ? [CoverPortion(color: color, inner: color, shape: .chunk, share: 1)] : larder.pieces
    for row in 0..<3 {
      let y = Double(row - 1) * 30
      canvas.draw(Tint(0xB98B54), width: 3)
      canvas.move(to: Point(-104, y + 6))
      canvas.line(to: Point(100, y - 6))
      canvas.end()
      for index in 0..<threaded.count {
        let places = stride(from: index, to: 8, by: threaded.count).map { step in
          place(Point(Double(step) * 19 - 68, y + 3.5 - Double(step)), 11)
        }
        let portion = threaded[index]
        canvas.pieces(portion.shape.isStewed ? .chunk : portion.shape, portion.color, inner: portion.inner, at: places)
      }
    }
  }

  private mutating func drawSausages(_ color: Tint) {
    let brownish = color.mixed(with: Tint(0x9A4F2C), percent: 50)
    for (y, x) in [(-26.0, -6.0), (0.0, 8.0), (26.0, -4.0)] {
      for (shade, width) in [(brownish.darker(28), 23.0), (brownish, 19.0)] {
        canvas.draw(shade, width: width)
        canvas.move(to: Point(x - 54, y + 4))
        canvas.curve(Point(x, y - 12), to: Point(x + 54, y + 3))
        canvas.end()
      }
      canvas.draw(brownish.darker(45), width: 2.4)
      for step in 0..<4 {
        let at = x - 36 + Double(step) * 22
        canvas.move(to: Point(at, y - 8))
        canvas.line(to: Point(at + 8, y + 5))
      }
      canvas.end()
      canvas.draw(brownish.lighter(45), width: 2.6, opacity: 60)
      canvas.move(to: Point(x - 50, y - 3))
      canvas.curve(Point(x, y - 17), to: Point(x + 46, y - 5))
      canvas.end()
    }
  }
}

extension PieceShape {
  /// Too small or too soft to be threaded on a stick.
  var isStewed: Bool {
    switch self {
    case .grain, .seed, .crumb, .flake, .strand, .noodle, .leaf: true
    default: false
    }
  }
}

/// Dishes served on a flat plate.
extension Artist {
  /// A dish nobody could name: a mound, two halves, or a main thing with its sides.
  mutating func drawPlate() {
    plate()
    let pieces = larder.bodies.isEmpty ? larder.pieces : larder.pieces.filter { $0.shape != .egg }
    guard !pieces.isEmpty else { return drawBarePlate() }
    let sauce = larder.wets.first?.color ?? larder.creams.first?.color ?? pieces[0].color.darker(8)
    if pieces.count > 2 && pieces[0].shape != .grain && dice.chance(45) {
      drawThreePiles(pieces)
    } else {
      mound(pieces, radius: 62, bed: sauce.mixed(with: pieces[0].color, percent: 40).darker(8))
    }
    finish(Point(0, -4), reach: 22)
  }

  /// Nothing is known of the dish: a clean plate with a folded napkin's sprig.
  private mutating func drawBarePlate() {
    if let color = (larder.creams + larder.wets + larder.bodies).first?.color {
      canvas.fill(color, edge: color.darker(14))
      canvas.soft(blob(Point(0, 0), 50, corners: 8))
      canvas.end()
      swirl(Point(0, 0), 34, color.lighter(30), width: 5)
    } else if larder.herbs.isEmpty {
      canvas.pieces(.sprig, Tint(0x7E9468), inner: Tint(0x7E9468), at: [place(Point(4, 2), 22)])
    }
    finish(Point(0, 0), reach: 26)
  }

  private mutating func drawThreePiles(_ pieces: [CoverPortion]) {
    let turn = dice.between(0, 1)
    let groups = [Array(pieces.prefix(1)), Array(pieces.dropFirst().prefix(1)), Array(pieces.dropFirst(2))]
    for (index, group) in groups.enumerated() {
      let center = Point(around: Point(0, 0), radius: 30, turns: turn + Double(index) / 3)
      mound(group, radius: index == 0 ? 37 : 33, center: center, bed: group[0].color.darker(16))
    }
  }

  /// Herbs, a dollop and a pinch: whatever the recipe has for the top.
  mutating func finish(_ center: Point, reach: Double) {
    if let cream = larder.creams.first {
      let spot = Point(around: center, radius: reach * 0.7, turns: dice.between(0, 1))
      canvas.pieces(
        .cream, cream.color, inner: cream.inner, at: [place(spot, 12), place(Point(spot.x + 13, spot.y + 8), 8)])
    }
    herbs(around: center, reach: reach)
    pinch(around: center, reach: reach * 1.5)
  }

  /// A spiral, as a spoon leaves it.
  mutating func swirl(_ center: Point, _ radius: Double, _ color: Tint, width: Double, opacity: Int = 100) {
    let turn = dice.between(0, 1)
    canvas.draw(color, width: width, opacity: opacity)
    let points = (0..<11).map { index in
      Point(around: center, radius: radius * (1 - Double(index) / 11), turns: turn + Double(index) * 0.19)
    }
    canvas.softLine(points)
    canvas.end()
  }

  /// Long pasta wound into a nest, short pasta heaped; sauce and pieces on top.
  mutating func drawPasta() {
    plate()
    let shapes: [PieceShape] = [.tube, .ball]
    let pasta = larder.pieces.first { $0.shape == .noodle } ?? larder.pieces.first { shapes.contains($0.shape) }
    let others = larder.pieces.filter { $0 != pasta && $0.shape != .egg }
    let isShort = pasta.map { $0.shape != .noodle } ?? false
    if isShort, let pasta {
      let sauce = larder.wets.first?.color ?? pasta.color.darker(20)
      canvas.fill(sauce, edge: sauce.darker(14))
      canvas.soft(blob(Point(0, 0), 60, corners: 9))
      canvas.end()
      let places = sunflower(24, radius: 54, size: 11)
      for layer in 0..<2 {
        let half = places.enumerated().filter { $0.offset % 2 == layer }.map(\.element)
        canvas.pieces(pasta.shape, layer == 0 ? pasta.color.darker(9) : pasta.color, inner: pasta.inner, at: half)
      }
    } else {
      nest(pasta?.color ?? Tint(0xECC977))
    }
    topPasta(others, isShort: isShort)
  }

  private mutating func topPasta(_ others: [CoverPortion], isShort: Bool) {
    if !isShort, let sauce = larder.wets.first(where: { $0.shape == .sauce }) ?? larder.wets.first {
      canvas.fill(sauce.color, edge: sauce.color.darker(16))
      canvas.soft(blob(Point(0, 0), 30, corners: 8, unevenness: 0.28))
      canvas.end()
    }
    strew(others, over: sunflower(min(14, 4 * others.count), radius: isShort ? 50 : 32, size: 8.5))
    finish(Point(0, 0), reach: 18)
  }

  /// Strands in arcs around the middle, three shades over one another.
  private mutating func nest(_ color: Tint) {
    canvas.fill(color.darker(20), edge: color.darker(30))
    canvas.soft(blob(Point(0, 0), 60, corners: 10, unevenness: 0.06))
    canvas.end()
    for (shade, width) in [(color.darker(9), 4.6), (color, 4.2), (color.lighter(28), 2.6)] {
      canvas.draw(shade, width: width)
      for _ in 0..<8 {
        let start = dice.between(0, 1)
        let inner = dice.between(10, 58)
        canvas.softLine(
          (0..<4).map { index in
            Point(around: Point(0, 0), radius: inner + dice.between(-5, 5), turns: start + Double(index) * 0.11)
          })
      }
      canvas.end()
    }
  }

  /// A folded omelette with its filling at the fold.
  mutating func drawOmelette() {
    plate()
    let egg = Tint(0xF1C550)
    canvas.fill(egg.darker(16))
    canvas.soft([Point(-66, 14), Point(-40, -48), Point(44, -46), Point(70, 16), Point(0, 34)])
    canvas.end()
    strew(larder.toppings, over: (0..<9).map { place(Point(Double($0) * 11 - 44, 18 + dice.between(-3, 5)), 7.5) })
    canvas.fill(egg, edge: egg.darker(18))
    canvas.soft([Point(-66, 8), Point(-44, -46), Point(42, -48), Point(70, 8), Point(0, 18)])
    canvas.end()
    brown(Point(0, -14), 34, egg.darker(26), count: 5)
    finish(Point(0, -16), reach: 22)
  }

  /// Patches where heat has browned a surface.
  mutating func brown(_ center: Point, _ reach: Double, _ color: Tint, count: Int, opacity: Int = 55) {
    canvas.fill(color, opacity: opacity)
    for place in sunflower(count, radius: reach, size: reach * 0.2, center: center) {
      canvas.soft([place.at(-1.3, -0.4), place.at(0.3, -0.9), place.at(1.3, 0.3), place.at(-0.2, 0.9)])
    }
    canvas.end()
  }

  /// Leaves around, everything else in the middle; a salad without leaves is heaped.
  mutating func drawSalad() {
    if dice.chance(45) { bowl(radius: 98, wood) } else { bowl(radius: 98) }
    let leaves = larder.pieces.filter { $0.shape == .leaf }
    let others = larder.pieces.filter { $0.shape != .leaf }
    if let leaf = leaves.first {
      for (layer, color) in [leaf.color.darker(22), leaf.color, leaf.color.lighter(18)].enumerated() {
        let places = sunflower(9 - layer * 2, radius: 66 - Double(layer) * 6, size: 19)
        canvas.pieces(.leaf, color, inner: leaf.inner, at: places)
      }
      strew(Array(leaves.dropFirst()) + others, over: sunflower(18, radius: 54, size: 9.6))
    } else {
      mound(others, radius: 76, bed: larder.blend(otherwise: Tint(0x9DB36B)).darker(6))
    }
    finish(Point(0, 0), reach: 36)
  }

  /// Three folded shells with their filling along the open edge.
  mutating func drawTacos() {
    board(124, 84)
    let shell = Tint(0xEBC67E)
    for index in 0..<3 {
      let x = Double(index - 1) * 74
      canvas.fill(shell.darker(14), edge: shell.darker(28))
      canvas.soft([Point(x - 36, -40), Point(x + 36, -44), Point(x + 42, 40), Point(x - 30, 44)])
      canvas.end()
      strew(larder.toppings, over: (0..<8).map { place(Point(x + dice.between(-3, 12), Double($0) * 10 - 36), 8) })
      canvas.fill(shell, edge: shell.darker(24))
      canvas.move(to: Point(x - 2, -46))
      canvas.curve(Point(x - 58, -44), Point(x - 58, 44), to: Point(x - 2, 46))
      canvas.curve(Point(x + 6, 0), to: Point(x - 2, -46))
      canvas.close()
      canvas.end()
      brown(Point(x - 22, 0), 22, shell.darker(24), count: 4)
    }
    herbs(around: Point(20, 0), reach: 60, count: 5, size: 7)
  }
}

/// Cutlery and small things beside the dish.
extension Artist {
  mutating func drawAccents(_ vessel: Vessel) {
    let reach = Double(layout.scale) + 26
    if vessel.stance == .round && layout.side == 0 {
      drawCutlery(vessel, reach)
    } else if vessel.stance == .round && layout.scale < 146 {
      let x = layout.center.x + layout.side * (reach + 16)
      switch dice.below(4) {
      case 0: drawDish(Point(x + layout.side * 14, dice.between(52, 92)))
      case 1 where !vessel.isSpooned: drawTool(.fork, Point(x, layout.center.y), degrees: dice.below(16))
      case 1, 2: drawTool(.spoon, Point(x, layout.center.y), degrees: 360 - dice.below(16))
      default: drawStray(Point(x + layout.side * 10, dice.between(190, 250)))
      }
    }
  }

  private mutating func drawCutlery(_ vessel: Vessel, _ reach: Double) {
    let (left, right) = (layout.center.x - reach, layout.center.x + reach)
    switch vessel {
    case _ where vessel.isSpooned:
      if dice.chance(70) { drawTool(.spoon, Point(right, 152), degrees: dice.below(14)) }
    case .dip, .spice, .pizza: break
    default:
      let kind = dice.below(10)
      if kind < 4 || kind == 5 { drawTool(.fork, Point(left, 152), degrees: 0) }
      if kind < 3 { drawTool(.knife, Point(right, 152), degrees: 0) }
      if kind == 4 { drawTool(.fork, Point(right, 150), degrees: 350 + dice.below(10)) }
    }
  }

  enum Tool { case fork, knife, spoon }

  private mutating func drawTool(_ tool: Tool, _ point: Point, degrees: Int) {
    guard point.x > 14 && point.x < 386 else { return }
    let metal = glaze.edge.brightness > 120 ? Tint(0x8D8880) : Tint(0xB49257)
    canvas.group(at: point, degrees: degrees, scale: 100)
    canvas.draw(metal, width: 6)
    canvas.move(to: Point(0, 72))
    canvas.line(to: Point(0, 10))
    canvas.end()
    switch tool {
    case .fork: drawTines(metal)
    case .knife:
      canvas.fill(metal.lighter(25), edge: metal)
      canvas.polygon([Point(-4, 8), Point(-4, -70), Point(3, -62), Point(6, -40), Point(5, 8)])
    case .spoon:
      canvas.fill(metal, edge: metal.lighter(25), width: 1.5)
      canvas.move(to: Point(0, 6))
      canvas.curve(Point(-20, -26), Point(-14, -62), to: Point(0, -62))
      canvas.curve(Point(14, -62), Point(20, -26), to: Point(0, 6))
      canvas.close()
    }
    canvas.end()
    canvas.endGroup()
  }

  /// Four tines and the root they grow from; leaves its last path open.
  private mutating func drawTines(_ metal: Tint) {
    canvas.draw(metal, width: 2.6)
    for x in [-7.0, -2.3, 2.3, 7.0] {
      canvas.move(to: Point(0, -14))
      canvas.curve(Point(x, -18), to: Point(x, -26))
      canvas.line(to: Point(x, -58))
    }
    canvas.move(to: Point(0, 10))
    canvas.line(to: Point(0, -16))
    canvas.end()
    canvas.draw(metal, width: 11)
    canvas.move(to: Point(0, -17))
    canvas.line(to: Point(0, -22))
  }

  /// A little dish with some of a lesser ingredient.
  private mutating func drawDish(_ point: Point) {
    let spare = larder.pieces.dropFirst().last { $0.shape != .egg } ?? larder.creams.first ?? larder.dusts.first
    guard let spare else { return }
    canvas.group(at: point, degrees: 0, scale: 100)
    bowl(radius: 34)
    canvas.circle(Point(0, 0), 26, fill: spare.color.darker(12))
    if spare.shape.role == .piece {
      canvas.pieces(spare.shape, spare.color, inner: spare.inner, at: sunflower(7, radius: 19, size: 6.5))
    } else {
      canvas.pieces(.powder, spare.inner, inner: spare.inner, at: sunflower(4, radius: 15, size: 5))
    }
    canvas.endGroup()
  }

  /// A few pieces left on the table.
  private mutating func drawStray(_ point: Point) {
    guard let spare = larder.herbs.first ?? larder.toppings.last else { return }
    canvas.group(at: point, degrees: 0, scale: 100)
    let places = [
      place(Point(-6, -4), 11), place(Point(12, 16), 10), place(Point(-10, 26), 9),
    ]
    canvas.dots(
      Tint(0x2A1A10), 18, places.map { place in Place(Point(place.x + 3, place.y + 4), size: 9, turns: 0, wobble: 0) },
      opacity: 12)
    canvas.pieces(spare.shape, spare.color, inner: spare.inner, at: places)
    canvas.endGroup()
  }
}

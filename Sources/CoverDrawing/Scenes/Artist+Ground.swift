/// The table: its cloth or boards, what lies under the dish and what lies beside it.
extension Artist {
  /// Plain, striped, checked, planked, or with a runner; always quiet.
  mutating func drawGround() {
    switch dice.below(10) {
    case 0, 1: drawPlanks()
    case 2: drawStripes()
    case 3: drawChecks()
    case 4, 5: drawTableEdge()
    default: break
    }
  }

  private mutating func beginPattern(_ width: Int) {
    canvas.raw("<path stroke=\"#3a1d0c\" stroke-opacity=\".06\" stroke-width=\"")
    canvas.tenths(width * 10)
    canvas.raw("\" d=\"")
    canvas.beginData()
  }

  private mutating func drawPlanks() {
    beginPattern(2)
    var y = dice.between(20, 60)
    while y < 300 {
      canvas.move(to: Point(0, y))
      canvas.line(to: Point(400, y))
      y += dice.between(58, 78)
    }
    canvas.end()
  }

  private mutating func drawStripes() {
    beginPattern(9)
    let lean = dice.between(-60, 60)
    var x = dice.between(-90, -60)
    while x < 460 {
      canvas.move(to: Point(x, -10))
      canvas.line(to: Point(x + lean, 310))
      x += 34
    }
    canvas.end()
  }

  private mutating func drawChecks() {
    for upright in [true, false] {
      beginPattern(22)
      var at = dice.between(0, 20)
      while at < (upright ? 400 : 300) {
        canvas.move(to: upright ? Point(at, 0) : Point(0, at))
        canvas.line(to: upright ? Point(at, 300) : Point(400, at))
        at += 44
      }
      canvas.end()
    }
  }

  private mutating func drawTableEdge() {
    let (left, right) = (dice.between(-40, 240), dice.between(160, 440))
    canvas.fill(Tint(0x3A1D0C), opacity: 7)
    canvas.polygon([Point(left, 0), Point(right, 300), Point(410, 300), Point(410, 0)])
    canvas.end()
  }

  /// A mat or a napkin under a third of the dishes.
  mutating func drawUnderlay(_ vessel: Vessel) {
    guard vessel.stance != .upright else { return drawCoaster() }
    switch dice.below(9) {
    case 0, 1: drawNapkin(under: true)
    case 2 where vessel.stance == .round:
      canvas.circle(layout.center, Double(layout.scale) * 1.17, fill: Tint(0x3A1D0C), opacity: 9)
    default: break
    }
  }

  private mutating func drawCoaster() {
    canvas.rectangle(0, 232, 400, 68, corner: 0, fill: Tint(0x3A1D0C), opacity: 7)
  }

  private mutating func drawNapkin(under: Bool) {
    let side = layout.side == 0 ? (dice.chance(50) ? 1.0 : -1.0) : layout.side
    let cloth = dice.pick([Tint(0xB9553A), Tint(0x6F8A6B), Tint(0xF4EADA), Tint(0x6E859A), Tint(0xD9A441)])
    canvas.group(
      at: Point(layout.center.x + side * Double(layout.scale) * 0.78, layout.center.y + dice.between(-20, 30)),
      degrees: dice.below(50) + 10, scale: 100)
    canvas.rectangle(-62, -62, 124, 124, corner: 3, fill: cloth, edge: cloth.darker(14))
    canvas.draw(cloth.lighter(45), width: 2, opacity: 70)
    for inset in [52.0, 46.0] {
      canvas.polygon([Point(-inset, -inset), Point(inset, -inset), Point(inset, inset), Point(-inset, inset)])
    }
    canvas.end()
    canvas.endGroup()
  }
}

/// How a dish comes to the table: the scene of its cover.
public enum Vessel: String, Sendable, CaseIterable {
  // From plates and platters.
  case plate, pasta, salad, meat, fish, bird, skewers, sausages, omelette, tacos
  // From bowls.
  case soup, stew, bowl, heap, porridge, dip, ramekins, scoops
  // From the stove and the oven.
  case pan, skillet, gratin, pizza
  // Baked and cut.
  case cake, tart, pie, loaf, toast, dough, squares
  // Several of a kind.
  case cookies, muffins, balls, patties, buns, burgers, dumplings, sushi, pancakes, waffles
  // For drinks and the larder.
  case glass, cup, jar, spice

  /// The vessel for a dish whose title and tags say nothing: guessed from what it is made of.
  static func suiting(_ portions: [CoverPortion]) -> Vessel {
    let total = portions.reduce(0) { $0 + $1.share }
    func part(_ roles: Set<PieceShape.Role>) -> Double {
      portions.reduce(0) { roles.contains($1.shape.role) ? $0 + $1.share : $0 } / max(total, 0.001)
    }
    func part(_ shapes: PieceShape...) -> Double {
      portions.reduce(0) { shapes.contains($1.shape) ? $0 + $1.share : $0 } / max(total, 0.001)
    }
    if part(.noodle, .tube) > 0.2 { return .pasta }
    if part([.wet, .cream]) > 0.85 { return .glass }
    if part([.wet]) > 0.5 { return .soup }
    if part([.wet, .cream]) > 0.3 { return .stew }
    if part(.leaf) > 0.3 { return .salad }
    return .plate
  }
}

/// The form an ingredient takes on the plate.
public enum PieceShape: String, Sendable, CaseIterable {
  // Small things, several to a place.
  case grain, seed, bean, pea, crumb, berry, nut
  // Cuts.
  case slice, ring, dice, chunk, wedge, strand, strip, flake
  // Things of their own form.
  case leaf, sprig, pod, floret, mushroom, egg, shrimp, ball, tube, noodle
  // What fills or covers instead of lying about.
  case liquid, sauce, cream, powder
  // What a dish is built from and nobody sees as such: flour, butter, dough.
  case body

  /// What part the shape takes in a picture.
  var role: Role {
    switch self {
    case .liquid, .sauce: .wet
    case .cream: .cream
    case .sprig: .herb
    case .powder: .dust
    case .body: .body
    default: .piece
    }
  }

  enum Role { case piece, wet, cream, herb, dust, body }
}

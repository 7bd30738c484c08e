@testable import CoverDrawing

extension CoverPortion {
  private static let looks: [String: (color: UInt32, inner: UInt32?, shape: PieceShape)] = [
    "red lentils": (0xC97A33, nil, .bean),
    "tomatoes": (0xC8341F, 0xF07A52, .slice),
    "rice": (0xF6EEDA, nil, .grain),
    "eggs": (0xFDF6E6, 0xF2B02E, .egg),
    "spinach": (0x4C8A3B, nil, .leaf),
    "yoghurt": (0xFBF4E4, nil, .cream),
    "vegetable stock": (0xD8A24A, nil, .liquid),
    "parsley": (0x4F8A36, nil, .sprig),
    "paprika": (0xB5562A, nil, .powder),
    "flour": (0xF2E3C6, nil, .body),
    "spaghetti": (0xECC977, nil, .noodle),
    "strawberries": (0xC92F3C, nil, .berry),
    "dark chocolate": (0x4A2A1C, nil, .chunk),
    "chicken": (0xD9A566, nil, .chunk),
    "lemon": (0xF0CF4A, 0xFAE69A, .slice),
    "cheddar": (0xF0C65A, nil, .strand),
    "broccoli": (0x4E8F3A, 0xA9C57C, .floret),
    "mushrooms": (0xA97F55, 0xEFE0C4, .mushroom),
    "prawns": (0xF09A78, 0xFBE3D2, .shrimp),
    "penne": (0xEDCB7C, nil, .tube),
    "red onion": (0xA63A6B, nil, .ring),
    "green beans": (0x5B9A3D, 0xA8CF72, .pod),
    "almonds": (0xC68A4E, 0xF0DDB8, .nut),
    "rolled oats": (0xD9BD86, nil, .flake),
    "mozzarella": (0xFAF3E2, nil, .ball),
    "feta": (0xF4ECD8, nil, .dice),
    "carrots": (0xE8862B, 0xF6AE5E, .slice),
    "bacon": (0xC4564A, nil, .strip),
    "maple syrup": (0xD99A2B, nil, .liquid),
    "pumpkin": (0xDD7B2D, nil, .dice),
    "cream": (0xFBF4E4, nil, .cream),
    "raisins": (0x5D3522, nil, .berry),
  ]

  /// A food of this folder's tests; any other name has the look of an unknown food.
  static func looking(_ name: String, share: Double) -> CoverPortion {
    if let look = looks[name] {
      return CoverPortion(color: Tint(look.color), inner: look.inner.map(Tint.init), shape: look.shape, share: share)
    }
    return CoverPortion(unknown: name, share: share)
      ?? CoverPortion(color: Tint(0x808080), shape: .chunk, share: share)
  }
}

public import Foods
internal import KitchenUnits
public import Quantities

/// Up to how much of what stands in most cupboards is looked for at home before it is bought.
public struct HomeLimits: Sendable, Hashable {
  /// Of grams and millilitres no more is said of what is looked for at home.
  public static let unsaid = Rational(15)
  /// In millilitres, four tablespoons.
  private static let volume = Rational(60)
  /// In grams.
  private static let mass = Rational(15)
  /// Glugs, grinds, sprinkles: what nobody measures.
  private static let words = Rational(4)
  /// Such a part of the smallest pack.
  private static let partsOfPack = Rational(4)

  /// A limit as pages carry it.
  public struct Packed: Sendable, Hashable {
    /// As `PackedNeed.Quantity` has it; `c` stands for all that is counted.
    public let way: String
    public let most: Rational
    /// Whether the limit itself is still looked for at home.
    public let isIncluded: Bool
  }

  private struct PackLimit: Sendable, Hashable {
    let way: BuyQuantity.Way
    let most: Rational
  }

  /// Of what is measured as shops' packs are.
  private let pack: PackLimit?
  /// Whether it is looked for at home where no amount is stated.
  public let allowsSome: Bool

  /// Of what shops have in packs: a quarter of the smallest, else a spoonful; `nil` for what is always bought.
  init?(_ entry: PackEntry) {
    guard entry.isKept, let size = entry.sizes.first else { return nil }
    pack = size.content?.divided(by: Self.partsOfPack).map { PackLimit(way: size.way, most: $0) }
    allowsSome = true
  }

  /// Of what has no packs, by the shelf it stands on: a spoonful; `nil` for shelves of what is always bought.
  public init?(on category: ShoppingCategory) {
    guard Self.cupboards.contains(category) else { return nil }
    pack = nil
    allowsSome = category == .pantry
  }

  private static let cupboards: Set<ShoppingCategory> = [.pantry, .uncategorised, .sweets, .glucoseFree]

  func hold(_ needs: [BuyQuantity]) -> Bool { needs.isEmpty ? allowsSome : needs.allSatisfy(hold) }

  /// Up to four tablespoons, 15 grams, or part of one; of what shops have in packs four glugs, too.
  private func hold(_ need: BuyQuantity) -> Bool {
    if let pack, pack.way == need.way { return need.value <= pack.most }
    switch need.way {
    case .volume: return need.value <= Self.volume
    case .mass: return need.value <= Self.mass
    case .count: return need.value < .one
    case .word: return pack != nil && need.value <= Self.words
    case .length, .container: return false
    }
  }

  /// A limit for a way itself comes before that of its kind.
  public var packed: [Packed] {
    let spoonfuls = [
      Packed(way: "m", most: Self.mass, isIncluded: true), Packed(way: "v", most: Self.volume, isIncluded: true),
      Packed(way: "c", most: .one, isIncluded: false),
    ]
    guard let pack else { return spoonfuls }
    return spoonfuls.filter { $0.way != pack.way.packed }
      + [
        Packed(way: pack.way.packed, most: pack.most, isIncluded: true),
        Packed(way: "w", most: Self.words, isIncluded: true),
      ]
  }
}

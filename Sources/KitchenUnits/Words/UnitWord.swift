/// What a word that stands for a unit means.
public struct UnitWord: Sendable, Hashable {
  /// How readily a word after a number is taken for its unit.
  public enum Role: UInt8, Sendable, Hashable {
    /// Nothing but a unit: `tbsp`, `g`.
    case measure
    /// A vessel or package: `can`, `jar`.
    case container
    /// A part or a gathering that foods are counted in: `clove`, `bunch`. It is a unit before a food, and a food's
    /// name where no other follows: `2 cloves`.
    case count
    /// As `count`, and mostly named after the food: `2 garlic cloves`, `3 thyme sprigs`.
    case trailingCount
    /// A cut that is part of the name unless `of` follows: `chicken breast`, `2 fillets of cod`.
    case cut
  }

  /// `nil` for a measure that has no size and counts nothing, such as a drizzle.
  public let unit: KitchenUnit?
  /// The English singular, abbreviated as cooks do: `tbsp`, `oz`, `tin`.
  public let label: String
  public let role: Role
  /// Stands without a number for one of it: `pinch of salt`.
  public let standsAlone: Bool
}

/// The fourteen substances that food law in the European Union makes producers name.
///
/// Source: Regulation (EU) No 1169/2011, Annex II.
public enum Allergen: UInt8, Sendable, Hashable, CaseIterable {
  case gluten, crustaceans, eggs, fish, peanuts, soybeans, milk, nuts, celery, mustard, sesame, sulphites, lupin
  case molluscs
}

/// A set of allergens.
public struct AllergenSet: OptionSet, Sendable, Hashable {
  public let rawValue: UInt16

  public init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  public init(_ allergen: Allergen) {
    rawValue = 1 << UInt16(allergen.rawValue)
  }

  public init(_ allergens: [Allergen]) {
    self.init(allergens.map { AllergenSet($0) })
  }

  /// In the order of the regulation.
  public var allergens: [Allergen] { Allergen.allCases.filter { contains(AllergenSet($0)) } }
}

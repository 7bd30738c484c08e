internal import KitchenUnits
public import Quantities
internal import SitePlanning
internal import Words

/// Compares the units of amounts the way people mean them.
public enum UnitName {
  /// How many of the second unit one of the first is: 1 for the same unit in other letters or another number
  /// (`Ball`, `balls`), 1000 for `kg` and `g`, 1/3 for `tsp` and `tbsp`; `nil` where no exact rule leads from one to the other.
  ///
  /// All words that count people (servings, Portionen, personnes) are one unit.
  public static func ratio(of first: String, to second: String) -> Rational? {
    if let from = UnitLexicon.word(first)?.unit, let to = UnitLexicon.word(second)?.unit {
      return from.ratio(to: to)
    }
    return isSame(first, second) ? .one : nil
  }

  private static func isSame(_ first: String, _ second: String) -> Bool {
    if countsPeople(first), countsPeople(second) { return true }
    let (left, right) = (folded(first), folded(second))
    if left == right { return true }
    return left.count < right.count ? isPlural(right, of: left) : isPlural(left, of: right)
  }

  private static func countsPeople(_ unit: String) -> Bool {
    ServingWord.people(of: Amount(.one, unit: unit)) != nil
  }

  /// Folding takes the umlaut of a German plural away with the others: `Töpfe` is `topf` and `e`.
  private static func folded(_ unit: String) -> String {
    let folded = TextFolding.folded(unit)
    return folded.hasSuffix(".") ? String(folded.dropLast()) : folded
  }

  private static func isPlural(_ plural: String, of singular: String) -> Bool {
    // Abbreviations have no plural: `g` and `gs`, `el` and `els` are not one unit.
    guard singular.count >= 3 else { return false }
    if plural.hasPrefix(singular) { return PluralEndings.all.contains(String(plural.dropFirst(singular.count))) }
    if plural.hasSuffix("ies"), singular.hasSuffix("y") { return plural.dropLast(3) == singular.dropLast() }
    if plural.hasSuffix("ves") {
      let stem = plural.dropLast(3)
      return singular == stem + "f" || singular == stem + "fe"
    }
    return false
  }
}

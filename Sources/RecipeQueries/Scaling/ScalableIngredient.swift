public import Cookbook
internal import IngredientLines
public import KitchenUnits
public import Quantities
internal import StepText

/// An ingredient with the places of all that changes in its name when the recipe is multiplied.
///
/// For pages, whose scripts write other amounts there. The rules are those of ``IngredientScaling``, whose results the
/// same: what stands there for a factor is what `RecipeAdjustment` gives for people to read.
public struct ScalableIngredient: Sendable {
  public enum Part: Sendable {
    /// The number alone, and the unit behind it alone.
    case number, unit
    /// A number before a unit that had none, or that it was joined to: a space follows.
    case spacedNumber
    /// A number with its unit, or several.
    case whole
    /// How often, before what stands for one; nothing while that is once.
    case times
  }

  public struct Place: Sendable {
    /// Bytes of the name.
    public let range: Range<Int>
    public let part: Part
    /// As written.
    public let amount: Amount
    public let unit: KitchenUnit?
    /// The word is a noun that is counted, with these forms.
    public var noun: CountedNoun?
  }

  /// A marked amount without a number, `*a pinch of* salt`.
  public struct InWords: Sendable {
    public let amount: Amount
    public let unit: KitchenUnit?
    /// What follows the unit: ` of`.
    public let rest: String
  }

  /// With further amounts of the unit, `½ cup (113 g)`, in the name.
  public let ingredient: Ingredient
  /// In the order of the name, none inside another.
  public let places: [Place]
  /// The amount says how long a piece is or what one tin holds: the pieces are counted before it.
  public let isSize: Bool
  /// The amount goes on in another unit, or is said again in one: neither is converted.
  public let isDouble: Bool
  public let inWords: InWords?
  /// The line seems to state an amount that nobody understands, and stays as it is.
  public let isNotUnderstood: Bool

  /// An ingredient with one number and no unit, in whose name nothing else changes but what that number counts: the line is
  /// not read once more.
  public init(counting ingredient: Ingredient, language: String?) {
    let source = IngredientSource(ingredient)
    let nouns = source.ownNouns(of: IngredientLine(name: ingredient.name), language: language)
    self.ingredient = ingredient
    places = Self.places(in: source, nouns, language)
    (isSize, isDouble, inWords, isNotUnderstood) = (false, false, nil, false)
  }

  public init(_ ingredient: Ingredient, language: String?) {
    var source = IngredientSource(ingredient)
    var line = source.line(language: language)
    let marked = ingredient.amount.flatMap { $0.measure == .unmeasured ? nil : $0 }
    isSize = marked.map { line.isSize($0, language: language) } ?? false
    let moved = marked == nil || isSize ? ingredient : source.movingFurtherAmounts(of: line, out: ingredient)
    if moved != ingredient {
      source = IngredientSource(moved)
      line = source.line(language: language)
    }
    isDouble = marked != nil && line.isDouble
    let nouns = marked == nil ? [] : source.ownNouns(of: line, language: language)
    if marked != nil, !line.amounts.isEmpty { line.amounts.removeFirst() }
    let all = isSize ? [] : nouns + source.places(of: line, language: language)
    var found = Self.places(in: source, all, language)
    inWords = marked == nil ? Self.inWords(&found, in: source) : nil
    let inUnit = found.contains { $0.range.lowerBound < source.nameStart }
    // `1/2 + 1/3 C`: all but the first number stands in the name.
    let (shown, offset) = inUnit ? source.withUnitInName(moved) : (moved, -source.nameStart)
    self.ingredient = shown
    found = found.map { $0.moved(by: offset) }
    isNotUnderstood =
      marked == nil && inWords == nil && found.isEmpty && source.seemsToStateAmount(language: language)
    var end = 0
    places = found.sorted { $0.range.lowerBound < $1.range.lowerBound }.filter { place in
      guard place.range.lowerBound >= end else { return false }
      end = place.range.upperBound
      return true
    }
  }

  /// Takes the places of the unit out where they are one number and what it counts.
  private static func inWords(_ places: inout [Place], in source: IngredientSource) -> InWords? {
    let own = places.filter { $0.range.upperBound <= source.unitEnd && $0.range.lowerBound < source.nameStart }
    guard let first = own.first, first.range.lowerBound == 0, own.dropFirst().allSatisfy({ $0.part == .unit }),
      own.count < 3, let end = own.last?.range.upperBound,
      // `*Half* cup sugar`
      own.count == 2 || first.part == .whole || first.amount.unit == nil
    else { return nil }
    places.removeFirst(own.count)
    return InWords(amount: first.amount, unit: first.unit, rest: source.text(end..<source.unitEnd))
  }

  /// In bytes of unit and name.
  private static func places(
    in source: IngredientSource, _ places: [IngredientSource.Place], _ language: String?
  ) -> [Place] {
    places.flatMap { place -> [Place] in
      switch place {
      case .times(let index):
        return [Place(range: index..<index, part: .times, amount: Amount(.one), unit: nil)]
      case .amount(let amount, let place):
        let text = place.holdsUnits ? amount.unitText : place.unit.map(source.text)
        let unit = text.flatMap { UnitLexicon.word($0, language: language)?.unit }
        let written = Amount(amount.measure, unit: text)
        let number = source.numberRange(place.number)
        let isSpaced = number != place.number || place.number.isEmpty && place.unit != nil
        let part: Part = place.holdsUnits ? .whole : isSpaced ? .spacedNumber : .number
        let own = Place(range: number, part: part, amount: written, unit: unit)
        guard !place.holdsUnits, let range = place.unit else { return [own] }
        return [own, Place(range: range, part: .unit, amount: written, unit: unit)]
      case .noun(let noun, let measure):
        return [
          Place(range: noun.range, part: .unit, amount: Amount(measure, unit: noun.written), unit: nil, noun: noun)
        ]
      }
    }
  }
}

extension ScalableIngredient.Place {
  fileprivate func moved(by offset: Int) -> Self {
    Self(
      range: range.lowerBound + offset..<range.upperBound + offset, part: part, amount: amount, unit: unit, noun: noun)
  }
}

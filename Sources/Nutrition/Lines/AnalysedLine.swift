public import Foods
public import IngredientLines
internal import KitchenUnits
internal import Quantities

/// An ingredient of a recipe, and what could be found out about it.
public struct AnalysedLine: Sendable, Hashable {
  /// What the line names.
  public enum Subject: Sendable, Hashable {
    case food(Food)
    /// A link to another recipe of the collection.
    case subRecipe(SubRecipeUse)
    /// No food of the table has such a name.
    case unmatched
  }

  /// Where the figures of a line stand.
  public enum Status: UInt8, Sendable, Hashable {
    /// Mass and figures are known.
    case counted
    /// There is no amount to count, or none of it is eaten; nothing is missing.
    case unquantified
    /// There is an amount, and no food of that name.
    case unmatched
    /// The food is known, but not what the amount weighs.
    case unweighed
    /// Food and mass are known, but nobody's table has figures.
    case withoutFigures
    /// It counts with its own recipe.
    case subRecipe
    /// Paper, skewers: nothing to eat.
    case notFood
  }

  /// The line as read; its name is the one to show.
  public var line: IngredientLine
  public var subject: Subject
  public var mass: LineMass
  /// What the line provides; `nil` unless it counts.
  public var figures: Nutrients?
  /// The food's name was found by something less than the whole name.
  public var isMatchGuess: Bool
  /// The name is the food's but for one wrong letter.
  public internal(set) var isSlip = false
  /// The table has the food, but not roasted or with less fat as the line asks for it: its figures are near at best.
  public internal(set) var isOfOtherForm = false
  /// The foods that may take its place, as far as they are known.
  public var alternatives: [Food?]
  /// Other foods the line asks for as well: the sesame of `walnuts, toasted sesame seeds and parsley`. They count for
  /// allergens and diets; how much of each nobody says.
  public var beside: [Food]
  /// Foods that only a remark names, as kinds or on top: `oil for frying (peanut, rapeseed)`.
  public var mentioned: [Food]
  /// What else it asks for and nobody knows, as written: `gorblax` of `sugar and 50 g gorblax`.
  public var unmatched: [String]
  /// It says that what it names is made in the same recipe, and something above it in the list bears the name.
  public internal(set) var isMadeHere = false
  /// It is part of a marinade, of which nobody knows how much is eaten.
  var isMarinade = false
  /// Milligrams, estimated where they are not known, of what a list below the line asks for, and which counts nowhere.
  var massBelow = 0

  public init(
    line: IngredientLine, subject: Subject, mass: LineMass, isMatchGuess: Bool = false, alternatives: [Food?] = [],
    beside: [Food] = [], mentioned: [Food] = [], unmatched: [String] = []
  ) {
    self.line = line
    self.subject = subject
    self.mass = mass
    self.isMatchGuess = isMatchGuess
    self.alternatives = alternatives
    self.beside = beside
    self.mentioned = mentioned
    self.unmatched = unmatched
    figures = nil
    if case .food(let food) = subject, case .weighed(let milligrams, _) = mass {
      figures = food.figures?.inMilligrams(milligrams)
    }
  }

  /// The line of a dish that works without it.
  func asOptional() -> AnalysedLine {
    var result = self
    result.line.isOptional = true
    result.figures = nil
    if case .unquantified = mass {} else { result.mass = .unquantified(.optional) }
    if case .subRecipe(var use) = subject {
      use.isOptional = true
      use.milligrams = nil
      result.subject = .subRecipe(use)
    }
    return result
  }

  /// A food on top of the first: its mass and what it provides count with that of the line, and its allergens with it.
  mutating func add(_ food: Food, _ mass: LineMass) {
    if !beside.contains(food) { beside.append(food) }
    guard case .weighed(let more, let way) = mass, case .weighed(let own, var path) = self.mass,
      own + more <= GramPathFinder.maximum, let provided = food.figures?.inMilligrams(more), let known = figures
    else { return }
    path.added.append(GramPath.Added(food: food, milligrams: more))
    path.guesses.formUnion(way.guesses)
    self.mass = .weighed(own + more, path)
    figures = known.adding(provided)
  }

  /// Leaves out what stands in the name, which is said to be unknown as a whole.
  mutating func dropUnmatchedOfName() { unmatched.removeAll { line.name.contains($0) } }

  /// The name to show.
  public var name: String { line.name }
  public var isOptional: Bool { line.isOptional }

  public var food: Food? {
    if case .food(let food) = subject { food } else { nil }
  }

  /// Milligrams of what is eaten; `nil` when unknown.
  public var milligrams: Int? {
    if case .weighed(let milligrams, _) = mass { milligrams } else { nil }
  }

  /// Milligrams as the line states them, also of fat that stays in the pan and of what is poured off; `nil` when unknown.
  public var statedMilligrams: Int? { milligrams ?? FryingFat.mass(leftOut: self) }

  public var path: GramPath? {
    if case .weighed(_, let path) = mass { path } else { nil }
  }

  /// Whether food or mass are anything less than sure.
  public var isGuess: Bool { isMatchGuess || isOfOtherForm || path?.isGuess == true }

  /// Whether food or mass may well be a quarter off: another food, one that is only near, the size of a piece that
  /// nobody states, or a range as wide as that. What a spoon holds, or “about” a stated mass, is known better.
  public var isRoughGuess: Bool {
    guard let path else { return false }
    if isMatchGuess && !isSlip || isOfOtherForm || path.isRough { return true }
    guard path.guesses.contains(.amount), case .range(let low, let high)? = line.amounts.first?.measure else {
      return false
    }
    return high.multiplied(by: Rational(3)).map { $0 > (low.multiplied(by: Rational(4)) ?? $0) } ?? true
  }

  public var status: Status {
    switch subject {
    case .subRecipe: .subRecipe
    case .unmatched: isUnquantified ? .unquantified : .unmatched
    case .food(let food):
      if food.origin == .none {
        .notFood
      } else if isUnquantified {
        .unquantified
      } else if milligrams == nil {
        .unweighed
      } else {
        food.figures?.energy == nil ? .withoutFigures : .counted
      }
    }
  }

  private var isUnquantified: Bool {
    if case .unquantified = mass { true } else { false }
  }
}

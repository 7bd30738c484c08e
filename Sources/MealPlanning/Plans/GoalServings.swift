internal import Cookbook

/// How many servings of each dish of a day bring one person nearest to the goals.
struct GoalServings {
  /// How far a day is from one person's goals; the smaller, the better.
  struct Distance: Comparable {
    /// What energy and protein miss beyond the tolerance, together, in thousandths of the goals. Energy counts twice:
    /// where both cannot be had, nobody shall eat too much for the sake of protein.
    var beyond: Int
    /// What they miss at all.
    var whole: Int
    /// Halves of a serving that are more or less than one: nobody likes to serve two and a half.
    var unevenness: Int

    static let none = Distance(beyond: 0, whole: 0, unevenness: 0)

    static func + (left: Distance, right: Distance) -> Distance {
      Distance(
        beyond: left.beyond + right.beyond, whole: left.whole + right.whole,
        unevenness: left.unevenness + right.unevenness)
    }

    static func < (left: Distance, right: Distance) -> Bool {
      (left.beyond, left.weight) < (right.beyond, right.weight)
    }

    /// Half a serving more or less has to be worth two hundredths of the goals.
    private var weight: Int { whole + 20 * unevenness }
  }

  /// Halves of a serving of each dish, in the order given.
  private(set) var halves: [Int] = []
  private(set) var distance = Distance.none

  private let portions: [(portion: DishPortion, halves: ClosedRange<Int>)]
  private let goals: Goals
  private let tolerance: Int
  private var chosen: [Int]
  private var hasFound = false

  /// - Parameters:
  ///   - portions: what a serving of each dish provides, and how many halves of it may be eaten.
  ///   - tolerance: thousandths of the goals.
  init(_ portions: [(portion: DishPortion, halves: ClosedRange<Int>)], goals: Goals, tolerance: Int) {
    self.portions = portions
    self.goals = goals
    self.tolerance = tolerance
    chosen = portions.map(\.halves.lowerBound)
    search(from: 0, energy: 0, protein: 0, unevenness: 0)
  }

  /// Tries all servings of the dishes from one on; the first of the best stays.
  private mutating func search(from dish: Int, energy: Int, protein: Int, unevenness: Int) {
    guard dish < portions.count else { return consider(energy, protein, unevenness) }
    let (portion, halves) = portions[dish]
    for count in halves {
      chosen[dish] = count
      search(
        from: dish + 1, energy: energy + portion.energy * count / 2, protein: protein + portion.protein * count / 2,
        unevenness: unevenness + abs(count - 2))
    }
  }

  private mutating func consider(_ energy: Int, _ protein: Int, _ unevenness: Int) {
    let (first, second) = (Self.missing(energy, goals.energy), Self.missing(protein, goals.protein))
    let found = Distance(
      beyond: 2 * max(0, first - tolerance) + max(0, second - tolerance), whole: first + second,
      unevenness: unevenness)
    guard !hasFound || found < distance else { return }
    (halves, distance, hasFound) = (chosen, found, true)
  }

  /// Thousandths of a goal that a figure in thousandths is away from it.
  static func missing(_ figure: Int, _ goal: Int) -> Int { goal > 0 ? abs(figure - goal * 1000) / goal : 0 }
}

/// What one serving of a recipe provides.
public struct DishPortion: Sendable, Hashable {
  /// Thousandths of a kilocalorie.
  public let energy: Int
  /// Milligrams.
  public let protein: Int

  public init(energy: Int, protein: Int) {
    self.energy = energy
    self.protein = protein
  }
}

public import KitchenUnits
public import Quantities

/// What a text of a method says in numbers: amounts of the recipe's ingredients, times, temperatures and lengths.
///
/// Ranges are byte offsets into the text; no two overlap, and each list is in reading order.
public struct StepReading: Sendable, Hashable {
  public internal(set) var amounts: [StepAmount] = []
  public internal(set) var times: [StepTime] = []
  public internal(set) var temperatures: [StepTemperature] = []
  public internal(set) var lengths: [StepLength] = []
  public internal(set) var sizes: [StepSize] = []
  /// Masses and volumes that belong to no ingredient for certain.
  public internal(set) var unclear: [StepAmount] = []
}

/// An amount in a step.
public struct StepAmount: Sendable, Hashable {
  /// From the number, or the word before that parts a range, to the end of the unit.
  public let range: Range<Int>
  public let measure: Amount.Measure
  /// Those of `between 2 and 3`, which belong to ``range``; `nil` for a dash, and where there is one number.
  public let words: RangeWords?
  /// `nil` for a number before the name, as in `2 eggs`.
  public let unit: KitchenUnit?
  /// The unit as written; empty where there is none.
  public let unitText: String
  /// The place of its ingredient among those of the recipe; `nil` when it is unclear.
  public let ingredient: Int?
}

/// How long something takes.
public struct StepTime: Sendable, Hashable {
  public let range: Range<Int>
  /// From the shortest to the longest.
  public let seconds: ClosedRange<Int>
}

/// How hot something is.
public struct StepTemperature: Sendable, Hashable {
  public let range: Range<Int>
  /// `nil` where the text does not say of which scale its degrees are.
  public let temperature: Temperature?
  /// It says by how much something gets hotter or colder.
  public var isDifference = false
  /// A gas mark that degrees stand beside: it has been said in them, whatever they are converted to.
  var isSaidInDegrees = false
  public var words: RangeWords?
  public var article: StepArticle?
}

/// The `a` or `an` of English right before something that may be read as another number: `an 18 cm tin`.
public struct StepArticle: Sendable, Hashable {
  public let range: Range<Int>
  public let text: String
}

/// How long or wide something is, such as a pan; never scaled.
public struct StepLength: Sendable, Hashable {
  public let range: Range<Int>
  /// One for each side: `20 × 30 cm` has two.
  public let sides: [Amount.Measure]
  public let unit: KitchenUnit
  /// The number is joined to the unit with a hyphen, as in `9-inch`, or would be: `20 cm tin` in English.
  public let isJoined: Bool
  public var words: RangeWords?
  public var article: StepArticle?
}

/// What one pack holds, the `15-ounce` of a `15-ounce can`; never scaled.
public struct StepSize: Sendable, Hashable {
  /// From the number to the end of the unit.
  public let range: Range<Int>
  public let measure: Amount.Measure
  public let unit: KitchenUnit
  /// The number is joined to the unit with a hyphen.
  public let isJoined: Bool
  public var words: RangeWords?
  public var article: StepArticle?
}

/// What the steps of a recipe call by name.
public struct StepIngredient: Sendable {
  let words: [[UInt8]]
  let amount: Amount?
  let unit: KitchenUnit?

  /// - Parameters:
  ///   - name: as written in the list; only its words count.
  ///   - amount: the amount in the list.
  ///   - language: BCP 47 tag of the unit's word.
  public init(name: String, amount: Amount?, language: String?) {
    words = StepWords.significant(of: name)
    self.amount = amount
    unit = amount?.unit.flatMap { text in
      UnitWording.unit(of: text, language: language)
        ?? UnitLexicon.word(String(text.prefix { $0 != "(" && $0 != "/" }), language: language)?.unit
    }
  }
}

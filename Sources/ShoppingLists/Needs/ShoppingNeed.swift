public import Cookbook
public import IngredientLines
public import Quantities

/// Something that has to be there, and who asks for it.
public struct ShoppingNeed: Sendable, Hashable {
  public enum Origin: Sendable, Hashable {
    /// An ingredient: the recipe that was asked for first, the one it stands in last.
    case recipe([RecipeStep], day: CalendarDate?)
    /// A food of a plan.
    case plan(CalendarDate)
    /// A line of the list people keep by hand.
    case list
    /// Named for this list alone.
    case wish
    /// Nothing that is asked for: what is at home, and names that settings give foods.
    case stock
  }

  /// A recipe on the way to an ingredient.
  public struct RecipeStep: Sendable, Hashable {
    /// Below the content folder.
    public let path: String
    /// Plain text.
    public let title: String
    /// How many times it is made in all.
    public let factor: Rational

    public init(path: String, title: String, factor: Rational) {
      self.path = path
      self.title = title
      self.factor = factor
    }
  }

  /// What is needed in all: amounts are multiplied already.
  public private(set) var line: IngredientLine
  /// How many times what was written is needed.
  let factor: Rational
  /// As it was written, before it was multiplied.
  public private(set) var text: String
  /// BCP 47 tag of the line.
  public let language: String
  public let origin: Origin
  /// What made another food of it: `1 lemon = 48 g lemon juice`.
  private(set) var conversions: [String] = []

  /// `nil` when a number does not fit into 64 bits.
  public init?(
    _ line: IngredientLine, times factor: Rational = .one, text: String, language: String, origin: Origin
  ) {
    var line = line
    guard let amounts = Self.multiplied(line.amounts, by: factor),
      let extraAmounts = Self.multiplied(line.extraAmounts, by: factor)
    else { return nil }
    (line.amounts, line.extraAmounts) = (amounts, extraAmounts)
    self.line = line
    self.factor = factor
    self.text = text
    self.language = language
    self.origin = origin
  }

  private static func multiplied(_ amounts: [LineAmount], by factor: Rational) -> [LineAmount]? {
    var result = amounts
    for index in result.indices {
      guard let measure = result[index].measure.mapped({ $0.multiplied(by: factor) }) else { return nil }
      result[index].measure = measure
    }
    return result
  }

  /// All that a line of a plan asks for: `1 banana and 2 apples` are two foods.
  public static func all(_ text: String, language: String, origin: Origin) -> [ShoppingNeed] {
    let line = IngredientLineReader.read(text, language: language)
    return ([line] + line.additions).compactMap { ShoppingNeed($0, text: text, language: language, origin: origin) }
  }

  /// A line that people wrote: `2 packs butter`.
  public init(_ text: String, language: String, origin: Origin) {
    line = IngredientLineReader.read(text, language: language)
    factor = .one
    self.text = text
    self.language = language
    self.origin = origin
  }

  /// The same need of a food that is bought instead, in pieces; without an amount where none is stated.
  func replaced(by pieces: Rational?, named name: String, conversion: String) -> ShoppingNeed {
    var need = self
    need.line.amounts = pieces.map { [LineAmount(.exact($0))] } ?? []
    need.line.name = name
    need.conversions = [conversion]
    return need
  }

  /// What one of several foods of its line gets of it; `nil` when a number does not fit into 64 bits.
  func part(_ share: Rational, named name: String) -> ShoppingNeed? {
    var line = IngredientLine(
      amounts: line.amounts, size: line.size, name: name, comment: line.comment, isOptional: line.isOptional)
    (line.isFromAbove, line.extraAmounts) = (self.line.isFromAbove, self.line.extraAmounts)
    guard var need = ShoppingNeed(line, times: share, text: text, language: language, origin: origin) else {
      return nil
    }
    need.conversions = conversions
    return need
  }

  /// The same need, which other lines are met by.
  func sharing(_ texts: [String]) -> ShoppingNeed {
    var need = self
    need.text = ([text] + texts).joined(separator: "; ")
    return need
  }

  /// The same need under the whole name its line gives the food.
  func called(_ name: String) -> ShoppingNeed {
    var need = self
    need.line.name = name
    return need
  }

  /// What there is of it for sure, where it is a stock: of ranges the lower ends.
  public var atLeast: ShoppingNeed {
    var need = self
    for index in need.line.amounts.indices {
      guard let least = need.line.amounts[index].measure.lowerBound else { continue }
      need.line.amounts[index].measure = .exact(least)
    }
    return need
  }

  /// It says that there is none: `0 eggs`, and the lower end of `0-2 eggs`.
  public var isNothing: Bool { line.amounts.contains { $0.measure.upperBound?.isZero ?? false } }

  /// Somebody wrote it down, so that they want to buy it.
  var isWritten: Bool { origin == .list || origin == .wish }

  /// What somebody wrote behind the name, with the sign before it: ` for the cake`, `, grated`, ` (AA)`, ` or tofu`, `: size 4`.
  /// Amounts are none of it; `nil` for what recipes and plans need.
  var remark: String? {
    guard isWritten else { return nil }
    let comment = line.comment.map { ", \($0)" }
    guard !line.name.isEmpty, let name = text.firstRange(of: line.name) else { return comment }
    let start = text.utf8.distance(from: text.startIndex, to: name.upperBound)
    if line.amounts.contains(where: { $0.place.map { $0.number.upperBound > start } ?? false }) { return comment }
    var rest = text[name.upperBound...]
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return rest.isEmpty ? nil : String(rest)
  }

  /// The recipe that was asked for; `nil` for what people wrote themselves.
  public var recipe: RecipeStep? {
    if case .recipe(let steps, _) = origin { steps.first } else { nil }
  }
}

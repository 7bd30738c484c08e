internal import KitchenUnits
internal import Quantities
internal import SourceText
internal import YAMLReading

/// Figures, weights and densities.
extension FoodFieldReader {
  func readFigures(_ fields: inout YAMLMapReader, into food: inout Food) {
    change(&food, \.source, "source", &fields, removed: nil) { _, fields in
      fields.string("source").map { Food.Source(text: $0) }
    }
    change(&food, \.figures, "per-100g", &fields, removed: nil) { _, fields in
      fields.map("per-100g") { figures in possible(nutrients(&figures), &figures) } ?? nil
    }
  }

  private func nutrients(_ figures: inout YAMLMapReader) -> Nutrients {
    Nutrients(
      energy: thousandths("kcal", &figures), protein: thousandths("protein", &figures),
      carbohydrate: thousandths("carbohydrate", &figures), fat: thousandths("fat", &figures),
      fibre: thousandths("fibre", &figures), sugar: thousandths("sugar", &figures),
      sodium: thousandths("sodium", &figures))
  }

  /// The figures, unless they cannot be those of 100 g: then nobody knows which of them is wrong.
  private func possible(_ nutrients: Nutrients, _ figures: inout YAMLMapReader) -> Nutrients? {
    guard let fault = FigureFault.first(in: nutrients) else { return nutrients }
    func place(_ figure: FigureFault.Figure) -> Range<Int> { figures.node(figure.rawValue)?.range ?? figures.range }
    let (range, message, hint): (Range<Int>, String, String) =
      switch fault {
      case .tooMuch(let figure):
        (
          place(figure), "100 g of a food have less “\(figure.rawValue)”",
          "write the figures of 100 g: kcal up to 900, grams up to 100, sodium in milligrams"
        )
      case .moreThanCarbohydrate(let figure):
        (
          place(figure), "there is more “\(figure.rawValue)” than “carbohydrate”",
          "carbohydrate holds sugar and fibre: to that of a label in Europe add the fibre"
        )
      case .moreThanAll:
        (
          figures.range, "protein, carbohydrate and fat are more than 100 g together",
          "write the figures of 100 g"
        )
      }
    figures.report(file.diagnostic(.error, "food-figures", at: range, message: message, hint: hint))
    return nil
  }

  func readMasses(_ fields: inout YAMLMapReader, into food: inout Food) {
    change(&food, \.density, "density", &fields, removed: nil) { _, fields in
      fields.map("density") { density($0.range, &$0) } ?? nil
    }
    change(&food, \.edible, "edible", &fields, removed: nil) { _, fields in edible(&fields) }
    let own = food.source
    replaceWeights(&food, "weights", &fields) { fields in
      weights("weights", source: own ?? Food.Source(release: "own", identifier: ""), &fields)
    }
    replaceWeights(&food, "weights-from", &fields) { fields in
      fields.namedMaps("weights-from") { name, entries in weights(Food.Source(text: name), &entries) }?.flatMap(\.value)
    }
    replaceWeights(&food, "typical", &fields) { fields in weights("typical", source: nil, &fields) }
  }

  /// Weights given stand before those kept; a measure has one weight.
  private func replaceWeights(
    _ food: inout Food, _ key: String, _ fields: inout YAMLMapReader,
    _ read: (inout YAMLMapReader) -> [Food.Weight]?
  ) {
    guard let node = fields.node(key) else { return }
    if node.scalar?.isNull == true {
      let own = food.source
      food.weights.removeAll { Self.key(of: $0, beside: own) == key }
    } else if let weights = read(&fields) {
      food.weights.removeAll { old in weights.contains { $0.unit == old.unit && $0.form == old.form } }
      food.weights = isNew ? food.weights + weights : weights + food.weights
    }
  }

  /// The key a weight stands under in a file.
  private static func key(of weight: Food.Weight, beside own: Food.Source?) -> String {
    guard let source = weight.source else { return "typical" }
    return source == own ? "weights" : "weights-from"
  }

  private func weights(_ key: String, source: Food.Source?, _ fields: inout YAMLMapReader) -> [Food.Weight]? {
    fields.map(key) { weights(source, &$0) }
  }

  private func weights(_ source: Food.Source?, _ entries: inout YAMLMapReader) -> [Food.Weight] {
    entries.entries.compactMap { entry in
      let grams = positiveThousandths(entry.key.text, &entries)
      let words = entry.key.text.split(separator: " ", maxSplits: 1)
      guard let key = words.first, let unit = MeasureKey.unit(key) else {
        let meant = MeasureKey.suggestion(String(words.first ?? ""))
        entries.report(
          file.diagnostic(
            .error, "food-measure", at: entry.keyRange, message: "“\(entry.key.text)” starts with no known measure",
            hint: meant.map { "did you mean “\($0)”?" } ?? "write a measure such as “cup”, “tbsp”, “piece” or “can”"))
        return nil
      }
      let form = words.count > 1 ? String(words[1]) : nil
      return grams.map { Food.Weight(unit: unit, form: form, milligrams: $0, source: source) }
    }
  }

  private func density(_ range: Range<Int>, _ density: inout YAMLMapReader) -> Food.Density? {
    density.require("g-per-ml", "source")
    let value = positiveThousandths("g-per-ml", &density)
    let source = density.string("source")
    guard let value, let source else { return nil }
    return Food.Density(milligramsPerMillilitre: value, source: source)
  }

  private func edible(_ fields: inout YAMLMapReader) -> Int? {
    guard let range = fields.node("edible")?.range, let share = positiveThousandths("edible", &fields) else {
      return nil
    }
    if share <= 1000 { return share == 1000 ? nil : share }
    fields.report(
      file.diagnostic(
        .error, "food-edible", at: range, message: "the edible share is more than the whole",
        hint: "write a share of at most 1, as “0.87”"))
    return nil
  }

  private func positiveThousandths(_ key: String, _ fields: inout YAMLMapReader) -> Int? {
    let range = fields.node(key)?.range ?? fields.range
    guard let value = thousandths(key, &fields) else { return nil }
    if value > 0 { return value }
    fields.report(
      file.diagnostic(
        .error, "food-weight", at: range, message: "“\(key)” must be more than nothing",
        hint: "write a number above 0, or remove the line"))
    return nil
  }

  /// More of anything is in no food, and nothing that cooks weigh weighs more grams.
  private static let greatest = Rational(1_000_000)

  /// A decimal number in thousandths, rounded half up; negative numbers are reported, and those above a million.
  private func thousandths(_ key: String, _ fields: inout YAMLMapReader) -> Int? {
    guard let range = fields.node(key)?.range, let text = fields.decimal(key) else { return nil }
    if let number = Rational(decimal: text), !number.isNegative, number <= Self.greatest,
      let scaled = number.multiplied(by: 1000)
    {
      return scaled.roundedToNearest
    }
    fields.report(
      file.diagnostic(
        .error, "food-number", at: range, message: "“\(key)” cannot be “\(text)”",
        hint: "write a number from 0 to a million"))
    return nil
  }
}

extension Food.Source {
  /// `SR28 11529`, `near SR28 11529` for a stand-in, or any words: what follows the last space is an identifier only
  /// where it has a digit.
  public init(text: String) {
    var rest = text[...]
    let isStandIn = rest.hasPrefix("near ")
    if isStandIn { rest = rest.dropFirst(5) }
    if let space = rest.lastIndex(of: " "), rest[space...].utf8.contains(where: { (0x30...0x39).contains($0) }) {
      let identifier = rest[rest.index(after: space)...]
      self.init(release: String(rest[..<space]), identifier: String(identifier), isStandIn: isStandIn)
    } else {
      self.init(release: String(rest), identifier: "", isStandIn: isStandIn)
    }
  }

  /// As files have it.
  public var text: String {
    (isStandIn ? "near " : "") + release + (identifier.isEmpty ? "" : " " + identifier)
  }
}

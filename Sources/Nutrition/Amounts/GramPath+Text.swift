internal import Foods
internal import KitchenUnits
internal import Quantities

extension GramPath {
  /// One line that says how the mass was found: `1 cup, chopped = 160 g (SR28 11282)`.
  ///
  /// In English; decimals have a point.
  public var text: String {
    var parts = [wayText]
    if let drained { parts.append("× \(Self.decimal(drained)) drained") }
    if let edible { parts.append("× \(Self.decimal(edible)) edible") }
    for other in added { parts.append("+ \(Self.decimal(other.milligrams)) g \(other.food.name)") }
    return parts.joined(separator: " ")
  }

  private var wayText: String {
    switch kind {
    case .mass: "mass"
    case .weight, .otherVolume: weight.map { Self.text(of: $0) } ?? "weight"
    case .density:
      density.map { "\(Self.decimal($0.milligramsPerMillilitre)) g/ml (\($0.source))" } ?? "density"
    case .content: "content" + (weight.map { ", \(Self.text(of: $0))" } ?? "")
    case .custom: "usual \(unit.map { UnitForms.of($0, language: "en").one } ?? "piece")"
    }
  }

  private static func text(of weight: Food.Weight) -> String {
    let form = weight.form.map { ", \($0)" } ?? ""
    let source = weight.source?.text ?? "typical"
    let unit = UnitForms.of(weight.unit, language: "en").one
    return "1 \(unit)\(form) = \(decimal(weight.milligrams)) g (\(source))"
  }

  /// Thousandths as a decimal.
  private static func decimal(_ thousandths: Int) -> String {
    Rational(thousandths, 1000)?.decimalText ?? ""
  }
}

extension GramPath.Guesses {
  /// What each is called in JSON and on the terminal, in the order of their declaration.
  public var names: [String] {
    let all: [(GramPath.Guesses, String)] = [
      (.typicalWeight, "typical weight"), (.form, "form"), (.size, "size"), (.unit, "unit"), (.drained, "drained"),
      (.amount, "amount"), (.standIn, "stand-in figures"),
    ]
    return all.compactMap { contains($0.0) ? $0.1 : nil }
  }
}

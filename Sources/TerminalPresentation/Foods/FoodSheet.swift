package import CommandLineParsing
package import Foods
internal import KitchenUnits

/// All about one food, for the terminal.
package struct FoodSheet {
  package let food: Food
  package let style: TerminalStyle

  package init(food: Food, style: TerminalStyle) {
    self.food = food
    self.style = style
  }

  package var text: String {
    let lines = [style.apply(.bold, to: TerminalText.safe(food.name)), ""] + names + facts + figures + weights
    return lines.joined(separator: "\n") + "\n"
  }

  private var names: [String] {
    FoodLanguage.allCases.compactMap { language in
      let names = food.names(in: language).filter { language != .en || $0 != food.name }
      return names.isEmpty ? nil : line(Self.title(language), names.map(TerminalText.safe).joined(separator: ", "))
    }
  }

  private static func title(_ language: FoodLanguage) -> String {
    switch language {
    case .en: "also"
    case .de: "German"
    case .fr: "French"
    case .es: "Spanish"
    }
  }

  private var facts: [String] {
    var lines = [
      line("category", "\(food.category.emoji) \(food.category.name)"), line("origin", Self.origin(food.origin)),
    ]
    let certain = food.contains.allergens.map { "\($0)" }
    let possible = food.mayContain.allergens.map { "\($0) in some products" }
    let unstated = food.statesAllergens ? [] : ["not stated" + (certain.isEmpty && possible.isEmpty ? "" : " in full")]
    let allergens = certain + possible + unstated
    lines.append(line("allergens", allergens.isEmpty ? "none" : allergens.joined(separator: ", ")))
    if let form = food.form {
      lines.append(line("form", "\(form)" + (food.base.map { ", of \(TerminalText.safe($0))" } ?? "")))
    }
    if let edible = food.edible { lines.append(line("edible", "\(FoodNumber.text(edible * 100)) % of what one buys")) }
    return lines
  }

  private static func origin(_ origin: Food.Origin) -> String {
    switch origin {
    case .vegan: "vegan"
    case .vegetarian: "vegetarian"
    case .meat: "meat"
    case .fish: "fish"
    case .varies: "varies; the name does not tell"
    case .none: "not a food"
    }
  }

  private var figures: [String] {
    guard let figures = food.figures else { return ["", "Figures are not known."] }
    let rows = [
      ("energy", figures.energy, "kcal"), ("protein", figures.protein, "g"),
      ("carbohydrate", figures.carbohydrate, "g"), ("  sugar", figures.sugar, "g"), ("  fibre", figures.fibre, "g"),
      ("fat", figures.fat, "g"), ("sodium", figures.sodium, "mg"),
    ]
    let source = food.source.map { ", from \(Self.source($0))" } ?? ", no source named"
    return ["", "Per 100 g" + source]
      + rows.map { name, value, unit in line(name, value.map { "\(FoodNumber.text($0)) \(unit)" } ?? "not known") }
  }

  private static func source(_ source: Food.Source) -> String {
    let name = TerminalText.safe([source.release, source.identifier].filter { !$0.isEmpty }.joined(separator: " "))
    return source.isStandIn ? "\(name), a food that is near, not the same" : name
  }

  private var weights: [String] {
    var lines: [String] = []
    for weight in food.weights {
      let source = weight.source == food.source ? "" : weight.source.map { ", from \(Self.source($0))" } ?? ", typical"
      lines.append(line("1 " + TerminalText.safe(weight.measure), "\(FoodNumber.text(weight.milligrams)) g\(source)"))
    }
    if let density = food.density {
      let value = FoodNumber.text(density.milligramsPerMillilitre)
      lines.append(line("1 ml", "\(value) g, from \(TerminalText.safe(density.source))"))
    }
    return lines.isEmpty ? [] : ["", "Weights"] + lines
  }

  private func line(_ title: String, _ value: String) -> String {
    let padding = String(repeating: " ", count: max(1, 18 - DisplayWidth.columns(title)))
    return "  " + style.apply(.dim, to: title) + padding + value
  }
}

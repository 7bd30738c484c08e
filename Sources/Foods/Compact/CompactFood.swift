internal import KitchenUnits

extension CompactWriter {
  mutating func append(_ food: Food, base: Int?) {
    append(food.name)
    append(CompactFoodNames.bytes(of: food.names))
    append(Int(food.category.rawValue))
    append(Int(food.origin.rawValue))
    append(Int(food.contains.rawValue))
    append(Int(food.mayContain.rawValue))
    append(optional: food.form.map { Int($0.rawValue) })
    append(optional: base)
    append(food.isFamily ? 1 : 0)
    append(food.source)
    append(food.figures)
    append(optional: food.density?.milligramsPerMillilitre)
    if let density = food.density { append(density.source) }
    append(optional: food.edible)
    append(food.weights.count)
    for weight in food.weights { append(weight, beside: food.source) }
    append(optional: food.look.map { Int($0.colour) })
    if let look = food.look {
      append(optional: look.inner.map { Int($0) })
      append(look.shape)
    }
  }

  private mutating func append(_ source: Food.Source?) {
    append(source == nil ? 0 : 1)
    if let source { append(parts: source) }
  }

  private mutating func append(parts source: Food.Source) {
    append(source.release)
    append(source.identifier)
    append(source.isStandIn ? 1 : 0)
  }

  private mutating func append(_ figures: Nutrients?) {
    append(figures == nil ? 0 : 1)
    guard let figures else { return }
    for value in [
      figures.energy, figures.protein, figures.carbohydrate, figures.fat, figures.fibre, figures.sugar, figures.sodium,
    ] { append(optional: value) }
  }

  private mutating func append(_ weight: Food.Weight, beside own: Food.Source?) {
    append(Int(weight.unit.rawValue))
    append(weight.form ?? "")
    append(weight.milligrams)
    guard let source = weight.source else { return append(0) }
    guard source != own else { return append(1) }
    append(2)
    append(parts: source)
  }
}

extension CompactReader {
  /// A food without its base, and the place of that.
  mutating func food(in compact: StaticString) -> (food: Food, base: Int?) {
    let name = text()
    let names = CompactFoodNames(table: compact, start: range().lowerBound)
    var food = Food(
      name: name, category: ShoppingCategory(rawValue: byte()) ?? .uncategorised,
      origin: Food.Origin(rawValue: byte()) ?? .varies)
    food.storedNames = .compact(names)
    food.contains = AllergenSet(rawValue: UInt16(truncatingIfNeeded: number()))
    food.mayContain = AllergenSet(rawValue: UInt16(truncatingIfNeeded: number()))
    food.form = optionalNumber().flatMap { Food.Form(rawValue: UInt8(truncatingIfNeeded: $0)) }
    let base = optionalNumber()
    food.isFamily = number() == 1
    food.facts = facts()
    return (food, base)
  }

  private mutating func facts() -> FoodFacts {
    var facts = FoodFacts()
    facts.source = number() == 0 ? nil : source()
    facts.figures = number() == 0 ? nil : figures()
    facts.density = optionalNumber().map { Food.Density(milligramsPerMillilitre: $0, source: text()) }
    facts.edible = optionalNumber()
    let weights = number()
    facts.weights.reserveCapacity(weights)
    for _ in 0..<weights { facts.weights.append(weight(beside: facts.source)) }
    facts.look = optionalNumber().map { colour in
      Food.Look(
        colour: UInt32(truncatingIfNeeded: colour), inner: optionalNumber().map { UInt32(truncatingIfNeeded: $0) },
        shape: text())
    }
    return facts
  }

  private mutating func byte() -> UInt8 { UInt8(truncatingIfNeeded: number()) }

  private mutating func source() -> Food.Source {
    Food.Source(release: text(), identifier: text(), isStandIn: number() == 1)
  }

  private mutating func figures() -> Nutrients {
    Nutrients(
      energy: optionalNumber(), protein: optionalNumber(), carbohydrate: optionalNumber(), fat: optionalNumber(),
      fibre: optionalNumber(), sugar: optionalNumber(), sodium: optionalNumber())
  }

  private mutating func weight(beside own: Food.Source?) -> Food.Weight {
    let unit = KitchenUnit(rawValue: byte()) ?? .piece
    let form = text()
    let milligrams = number()
    let source: Food.Source? =
      switch number() {
      case 0: nil
      case 1: own
      default: source()
      }
    return Food.Weight(unit: unit, form: form.isEmpty ? nil : form, milligrams: milligrams, source: source)
  }
}

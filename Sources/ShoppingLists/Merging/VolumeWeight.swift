internal import Foods
internal import IngredientLines
internal import KitchenUnits
internal import Nutrition
public import Quantities

/// The way from a volume of a food to its mass: a weight or density that a table is cited for.
public struct VolumeWeight: Sendable, Hashable {
  public let gramsPerMillilitre: Rational
  /// `1 cup = 125 g (SR28 20081)`
  public let text: String

  /// `nil` where no table says it of the food in the form of the line, or only of a food that is near; where part of
  /// the food is thrown away, since a cup of it is weighed without; and for amounts that nobody weighs.
  static func find(for unit: KitchenUnit, of food: Food, in line: IngredientLine?) -> VolumeWeight? {
    guard food.edible == nil, let size = unit.size else { return nil }
    let forms = line.map { PreparationForms(naming: "\($0.name) \($0.comment ?? "")") } ?? []
    let cited = food.weights.filter { weight in
      weight.unit.dimension == .volume && weight.source.map { !$0.isStandIn } ?? false && fits(weight.form, forms)
    }
    func distance(_ weight: Food.Weight) -> Double {
      let ratio = (weight.unit.size ?? .one).approximateDouble / size.approximateDouble
      return ratio < 1 ? 1 / ratio : ratio
    }
    // Without a form before others, then the measure that is nearest in size.
    let plain = cited.filter { $0.form == nil }
    let best = (plain.isEmpty ? cited : plain).min { distance($0) < distance($1) }
    if let best { return VolumeWeight(best, unit) }
    guard let density = food.density, !density.source.hasPrefix("typical"),
      let grams = Rational(density.milligramsPerMillilitre, 1000)
    else { return nil }
    var path = GramPath(.density, unit: unit)
    path.density = density
    return VolumeWeight(gramsPerMillilitre: grams, text: path.text)
  }

  private static func fits(_ form: String?, _ stated: PreparationForms) -> Bool {
    guard let form else { return true }
    let own = PreparationForms(naming: form)
    return !own.isEmpty && !own.isDisjoint(with: stated)
  }

  private init(gramsPerMillilitre: Rational, text: String) {
    self.gramsPerMillilitre = gramsPerMillilitre
    self.text = text
  }

  private init?(_ weight: Food.Weight, _ unit: KitchenUnit) {
    guard let size = weight.unit.size, let grams = Rational(weight.milligrams, 1000)?.divided(by: size) else {
      return nil
    }
    gramsPerMillilitre = grams
    text = GramPath(.weight, unit: unit, weight: weight).text
  }

  func grams(_ volume: BuyQuantity) -> BuyQuantity? {
    volume.value.multiplied(by: gramsPerMillilitre).map { BuyQuantity(.mass, $0, units: [.gram]) }
  }

  func millilitres(_ mass: BuyQuantity) -> BuyQuantity? {
    mass.value.divided(by: gramsPerMillilitre).map { BuyQuantity(.volume, $0, units: [.millilitre]) }
  }
}

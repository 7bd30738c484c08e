internal import Foods
internal import KitchenUnits

/// Words that mean whatever a list has of a kind.
enum Collective: Sendable {
  /// The only one of the list, or none.
  case meat, mince, bird, fish, cheese, pasta, dough
  /// Yolks and whites, which are taken from the eggs.
  case egg
  /// All of them.
  case spices, herbs, nuts, berries

  var isAll: Bool {
    switch self {
    case .spices, .herbs, .nuts, .berries: true
    case .meat, .mince, .bird, .fish, .cheese, .pasta, .dough, .egg: false
    }
  }

  static let words = StemTable<Collective>([
    (.meat, "meat Fleisch viande carne"), (.fish, "fish Fisch poisson pescado"),
    (.mince, "Hackfleisch Hack"), (.bird, "bird birds Geflügel"),
    (.cheese, "cheese Käse fromage queso"), (.pasta, "pasta Nudeln"),
    (.dough, "dough pastry Teig pâte masa"),
    (.egg, "yolks Eigelb Eigelbe Dotter Eiweiß Eiweiße Eiklar whites jaunes blancs yemas claras"),
    (.spices, "spices Gewürze Gewürzen épices especias"), (.herbs, "herbs Kräuter Kräutern herbes hierbas"),
    (.nuts, "nuts Nüsse Nüssen"), (.berries, "berries Beeren bayas"),
  ])

  func holds(_ food: Food) -> Bool {
    let last = food.name.split(separator: " ").last.map(String.init) ?? ""
    return switch self {
    case .meat: food.origin == .meat && food.category == .meatAndSeafood
    case .fish: food.origin == .fish && food.category == .meatAndSeafood
    case .mince: food.category == .meatAndSeafood && food.name.hasPrefix("ground ")
    case .bird:
      food.origin == .meat && food.category == .meatAndSeafood
        && food.name.split(separator: " ").contains { Self.birds.contains(String($0)) }
    case .cheese: Self.isCheese(food)
    case .pasta: last == "pasta" || food.names(in: .en).contains { $0.hasSuffix(" pasta") }
    case .egg: food.name == "egg"
    case .dough: last == "pastry" || last == "dough"
    case .spices: Self.isSpice(food)
    case .herbs: food.category == .vegetablesAndFruits && food.weights.contains { $0.unit == .sprig }
    case .nuts:
      food.category == .pantry && (Self.nutNames.contains(last) || food.base.map(Self.nutNames.contains) ?? false)
    case .berries: last.hasSuffix("berry") || last.hasSuffix("berries")
    }
  }

  /// What cooks take by the pinch, but for salts and leavens, which have no energy to speak of, and oily seeds.
  static func isSpice(_ food: Food) -> Bool {
    food.category == .pantry && food.weights.contains { $0.unit == .pinch } && (food.figures?.energy ?? 0) > 100_000
      && (food.figures?.fat ?? 0) < 40_000
  }

  private static func isCheese(_ food: Food) -> Bool {
    guard food.category == .milkProducts else { return false }
    return ([food.name] + food.names(in: .en)).contains { $0.hasSuffix(" cheese") }
  }

  private static let birds: Set<String> = [
    "chicken", "turkey", "duck", "duckling", "goose", "capon", "hen", "pheasant", "quail", "guinea", "partridge",
    "pigeon", "squab", "grouse", "poussin",
  ]
  private static let nutNames: Set<String> = [
    "almond", "almonds", "walnut", "pecan", "hazelnut", "hazelnuts", "cashew", "cashews", "pistachio", "pistachios",
    "macadamia", "nut", "nuts", "peanut", "peanuts", "walnuts", "pecans",
  ]
}

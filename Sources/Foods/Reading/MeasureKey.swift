internal import KitchenUnits
internal import SourceText

/// The short names of units in files of foods: `cup`, `tbsp`, `floz`, `piece`.
enum MeasureKey {
  /// In the order in which messages list them.
  static let units: [(key: String, unit: KitchenUnit)] =
    [
      ("cup", .cup), ("tbsp", .tablespoon), ("tsp", .teaspoon), ("floz", .fluidOunce), ("ml", .millilitre),
      ("l", .litre), ("pint", .pint), ("quart", .quart), ("cm", .centimetre), ("inch", .inch), ("pinch", .pinch),
      ("dash", .dash), ("drop", .drop), ("splash", .splash),
    ]
    + counts.map { ("\($0)", $0) }

  private static let counts: [KitchenUnit] = [
    .piece, .clove, .slice, .bunch, .sprig, .stalk, .stick, .leaf, .head, .bulb, .ear, .spear, .pod, .floret, .root,
    .strip, .wedge, .rasher, .fillet, .steak, .chop, .rack, .joint, .cutlet, .breast, .thigh, .drumstick, .wing, .leg,
    .cube, .ball, .block, .bar, .square, .sheet, .loaf, .scoop, .knob, .handful, .ring, .segment, .half, .cob, .chunk,
    .link, .nest, .can, .jar, .packet, .bottle, .box, .bag, .sachet, .carton, .tub, .tube, .punnet, .tray, .glass,
    .bowl, .tablet, .envelope, .serving, .roll,
  ]

  static func unit(_ key: some StringProtocol) -> KitchenUnit? { byKey[String(key)] }

  static func key(_ unit: KitchenUnit) -> String? { byUnit[unit] }

  static func suggestion(_ key: String) -> String? { NearMiss.suggestion(for: key, among: units.map(\.key)) }

  private static let byKey = Dictionary(uniqueKeysWithValues: units.map { ($0.key, $0.unit) })
  private static let byUnit = Dictionary(uniqueKeysWithValues: units.map { ($0.unit, $0.key) })
}

extension Food.Weight {
  /// The unit's short name and the form, as files of foods have them: `cup chopped`.
  public var measure: String {
    [MeasureKey.key(unit) ?? "\(unit)", form].compactMap(\.self).joined(separator: " ")
  }
}

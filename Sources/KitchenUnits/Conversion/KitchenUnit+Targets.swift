extension KitchenUnit {
  /// The units that an amount in this unit may be shown in when it is scaled or converted to another system, this one
  /// among them; each once, in the order of the declarations.
  public var targets: [KitchenUnit] { Self.targetTable[Int(rawValue)] }

  /// By the number of the unit.
  private static let targetTable = allCases.map { unit in
    let reached = Set(KitchenLadder.of(unit).rungs.compactMap(\.unit) + unit.converted + [unit])
    return allCases.filter(reached.contains)
  }

  /// Those that the rules of the systems lead to.
  private var converted: [KitchenUnit] {
    switch dimension {
    case .mass: [.gram, .kilogram] + MeasuringSets.ounces.map(\.unit)
    case .volume:
      [.millilitre, .litre, .gram, .kilogram]
        + (MeasuringSets.usVolume + MeasuringSets.usFluidOunces + MeasuringSets.imperialVolume).map(\.unit)
    case .length: [.millimetre, .centimetre] + MeasuringSets.inches.map(\.unit)
    case .count, .time: []
    }
  }
}

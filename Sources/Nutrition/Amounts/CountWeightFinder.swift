internal import Foods
internal import KitchenUnits
internal import Quantities

/// Finds what one of something counted weighs.
struct CountWeightFinder {
  let food: Food
  let forms: PreparationForms

  /// - Parameters:
  ///   - unit: what is counted.
  ///   - stated: the unit as the line has it; `nil` for a number alone.
  func weight(of unit: KitchenUnit, stated: KitchenUnit?) -> FoundWeight? {
    switch unit {
    case .dozen: return weight(of: .piece, stated: stated)?.multiplied(by: Rational(12))
    case .pair: return weight(of: .piece, stated: stated)?.multiplied(by: Rational(2))
    case .half: return own(.half, stated: stated) ?? part(of: stated)
    default: break
    }
    if let found = own(unit, stated: stated) { return found }
    if unit == .segment, let wedge = own(.wedge, stated: stated) { return wedge.multiplied(by: .one, adding: .unit) }
    if let found = share(unit, stated: stated) { return found }
    for other in CountSubstitutes.units(for: unit, of: food) {
      if let found = own(other, stated: stated), !isCutFrom(found, unit, other) {
        return found.multiplied(by: .one, adding: .unit)
      }
    }
    return CustomaryWeight.counted(unit, of: food, forms: forms)
  }

  /// Of a head that has no weight of its own for them: some thirty leaves, some twenty florets. Herbs are counted by the
  /// leaf, and what weighs little is one itself.
  private func share(_ unit: KitchenUnit, stated: KitchenUnit?) -> FoundWeight? {
    guard let part = Self.parts[unit], let share = Rational(1, part.count), !part.isOfProduce || isProduce,
      let whole = own(.head, stated: stated) ?? own(.piece, stated: stated), whole.milligrams >= Rational(part.least)
    else { return nil }
    return whole.multiplied(by: share, adding: [.typicalWeight, .unit])
  }

  private var isProduce: Bool { food.category == .vegetablesAndFruits && food.form != .canned && food.form != .dried }

  /// Slices and cubes of what weighs much are cut from it: four slices of paneer are no four blocks, and a steak is
  /// neither a rack nor a goose's breast.
  private func isCutFrom(_ found: FoundWeight, _ unit: KitchenUnit, _ other: KitchenUnit) -> Bool {
    guard let least = Self.cutFrom[unit], other == .piece || least == Self.joint else { return false }
    return found.milligrams >= Rational(least)
  }

  /// How many a whole one has, and the least that one weighs which has so many, in milligrams. Cooks cut a cucumber into
  /// eight spears and a cabbage into eight wedges; citrus fruits have ten segments or so.
  private static let parts: [KitchenUnit: (count: Int, least: Int, isOfProduce: Bool)] = [
    .leaf: (30, heavy, false), .floret: (20, heavy, false), .segment: (10, 40_000, true), .spear: (8, heavy, true),
    .wedge: (8, 100_000, true),
  ]

  /// In milligrams, what a piece weighs of which one of these can only be a part.
  private static let cutFrom: [KitchenUnit: Int] = [
    .slice: heavy, .rasher: heavy, .strip: heavy, .square: heavy, .spear: heavy, .leaf: heavy, .cube: 100_000,
    .chunk: 60_000, .ring: 60_000, .segment: 40_000, .fillet: joint, .breast: joint, .steak: joint, .cutlet: joint,
    .chop: joint, .thigh: joint, .drumstick: joint, .wing: joint, .leg: joint,
  ]

  private static let heavy = 150_000
  /// In milligrams: what is heavier than one cut is a joint or an animal.
  static let joint = 400_000

  private func part(of stated: KitchenUnit?) -> FoundWeight? {
    guard let half = Rational(1, 2) else { return nil }
    return weight(of: .piece, stated: stated)?.multiplied(by: half)
  }

  /// The weight of the unit itself: of the stated size, else of no size, else made from another size.
  private func own(_ unit: KitchenUnit, stated: KitchenUnit?) -> FoundWeight? {
    let size = forms.intersection(.sizes)
    var plain: Food.Weight?
    var other: (weight: Food.Weight, forms: PreparationForms)?
    for weight in food.weights where weight.unit == unit {
      let own = weight.form.map(PreparationForms.init(naming:)) ?? []
      guard own.contains(.drained) == false else { continue }
      let ownSize = own.intersection(.sizes)
      if !size.isEmpty, ownSize == size { return FoundWeight(of: weight, as: stated, guesses: []) }
      if ownSize.isEmpty {
        if plain == nil || (plain?.form != nil && weight.form == nil) { plain = weight }
      } else if other == nil || ownSize == .medium {
        other = (weight, ownSize)
      }
    }
    if let plain { return resized(plain, from: .medium, to: size, stated: stated) }
    return other.flatMap { resized($0.weight, from: $0.forms, to: size, stated: stated) }
  }

  private func resized(
    _ weight: Food.Weight, from: PreparationForms, to: PreparationForms, stated: KitchenUnit?
  ) -> FoundWeight? {
    let found = FoundWeight(of: weight, as: stated, guesses: [])
    guard let ratio = Rational(Self.quarters(to), Self.quarters(from)), ratio != .one else { return found }
    return found.multiplied(by: ratio, adding: .size)
  }

  /// Of one without a size. SR28's small and large vegetables are about three and five quarters of its medium ones.
  private static func quarters(_ size: PreparationForms) -> Int {
    if size.contains(.small) { return 3 }
    if size.contains(.extraLarge) { return 6 }
    return size.contains(.large) ? 5 : 4
  }
}

/// Units that are as good as each other when only one of them has a weight.
enum CountSubstitutes {
  static func units(for unit: KitchenUnit, of food: Food) -> [KitchenUnit] {
    if unit == .piece { return food.form == .canned ? pieces + [.can, .jar] : pieces }
    return groups.first { $0.contains(unit) }.map { $0.filter { $0 != unit } } ?? []
  }

  /// What a number alone may count, the likeliest first. Jars and
  /// packets are counted by their name, but for canned food, which comes in nothing else.
  private static let pieces: [KitchenUnit] = [
    .breast, .thigh, .drumstick, .wing, .leg, .fillet, .steak, .chop, .cutlet, .head, .bulb, .ear, .stalk, .root, .pod,
    .link, .loaf, .sheet, .slice, .rasher, .strip, .cube, .ball, .block, .tablet, .leaf,
    .square, .stick, .spear, .clove, .bunch,
  ]

  private static let groups: [[KitchenUnit]] = [
    [.head, .bulb, .piece], [.stalk, .stick, .spear, .piece], [.slice, .rasher, .strip, .piece],
    [.packet, .sachet, .envelope, .bag, .box, .carton, .tub], [.can, .jar, .tub],
    [.fillet, .breast, .steak, .cutlet, .chop, .thigh, .drumstick, .wing, .leg, .joint, .rack, .piece],
    [.ear, .cob, .piece], [.root, .knob, .piece], [.pod, .piece], [.ball, .piece], [.block, .piece], [.loaf, .piece],
    [.cube, .tablet, .square, .piece], [.sheet, .piece], [.link, .piece], [.leaf, .piece], [.bar, .piece],
    [.tube, .roll, .packet], [.punnet, .tray, .packet], [.bottle, .jar], [.segment, .piece], [.nest, .piece],
    [.wedge, .segment],
    [.ring, .slice, .piece], [.floret, .piece], [.sprig, .stalk], [.chunk, .piece], [.clove, .piece],
  ]
}

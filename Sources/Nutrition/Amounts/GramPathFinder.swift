public import Foods
public import IngredientLines
internal import KitchenUnits
internal import Quantities

/// The way from an ingredient line and its food to a mass.
///
/// Of amounts that say the same in several units a mass counts first, then the others in their order; amounts that
/// come on top are added. Of a range the middle counts. A stated mass is taken as bought: where only part of that is
/// eaten, the table's edible share applies, unless the line says that bones, stones or shells are gone, names pieces, or
/// states the weight of what is eaten (``StatedWeight``).
/// Weights of spoons, cups and pieces are those of the edible part already.
public struct GramPathFinder {
  let food: Food
  let line: IngredientLine
  let forms: PreparationForms

  /// The mass of a line; of one whose food nobody knows only a stated mass.
  public static func mass(of line: IngredientLine, food: Food?) -> LineMass {
    if line.isOptional { return .unquantified(.optional) }
    if line.isFromAbove { return .unquantified(.fromAbove) }
    guard let first = line.amounts.first else { return .unquantified(.noAmount) }
    if first.measure == .unmeasured, first.unit == nil { return .unquantified(.noAmount) }
    guard let food else { return statedMass(of: line) }
    let finder = GramPathFinder(food: food, line: line, forms: forms(of: line))
    return finder.mass()
  }

  /// What the words of a line say about form and size.
  static func forms(of line: IngredientLine) -> PreparationForms {
    var forms = PreparationForms(naming: line.name)
    // `1 cup cream, whipped` is poured into the cup before.
    if let comment = line.comment { forms.formUnion(PreparationForms(naming: comment).subtracting(.whipped)) }
    forms.subtract(.sizes)
    // What is poured off and kept is for something else.
    if forms.contains(.reserved), forms.contains(.undrained) {
      forms.subtract(.undrained)
      forms.insert(.drained)
    }
    switch line.size {
    case .small: forms.insert(.small)
    case .medium: forms.insert(.medium)
    case .large: forms.insert(.large)
    case .extraLarge: forms.insert(.extraLarge)
    case nil: break
    }
    return forms
  }

  // MARK: Amounts

  private static func statedMass(of line: IngredientLine) -> LineMass {
    for amount in line.amounts where amount.relation != .plus {
      guard amount.unit?.dimension == .mass, let count = amount.measure.midpoint, let size = amount.unit?.size,
        let milligrams = size.multiplied(by: count)?.rounded(times: 1000), milligrams <= maximum
      else { continue }
      return .weighed(milligrams, GramPath(.mass, unit: amount.unit))
    }
    return .unweighed
  }

  private func mass() -> LineMass {
    guard var (sum, path) = firstWeight() else { return .unweighed }
    for amount in line.amounts where amount.relation == .plus {
      guard let (more, way) = weight(of: amount), let total = sum.adding(more) else {
        path.guesses.insert(.amount)
        continue
      }
      sum = total
      path.guesses.formUnion(way.guesses)
    }
    guard let milligrams = sum.rounded(times: 1), milligrams >= 0, milligrams <= Self.maximum else {
      return .unweighed
    }
    if food.source?.isStandIn == true { path.guesses.insert(.standIn) }
    if mayBeMeasuredCooked { path.guesses.insert(.form) }
    return .weighed(milligrams, path)
  }

  /// `1 cup brown rice, cooked` is mostly measured before, but nobody can be sure.
  private var mayBeMeasuredCooked: Bool {
    forms.contains(.cooked) && food.form != .cooked && food.category == .pantry
      && line.amounts.first?.unit?.dimension == .volume
  }

  private func firstWeight() -> (Rational, GramPath)? {
    let same = line.amounts.filter { $0.relation != .plus }
    let masses = same.filter { $0.unit?.dimension == .mass }
    for amount in masses + same.filter({ $0.unit?.dimension != .mass }) {
      if let found = weight(of: amount) { return found }
    }
    return nil
  }

  private func weight(of amount: LineAmount) -> (Rational, GramPath)? {
    guard let count = amount.measure.midpoint ?? (amount.unit == nil ? nil : .one),
      var (milligrams, path) = one(of: amount)
    else { return nil }
    if case .exact = amount.measure {} else { path.guesses.insert(.amount) }
    if amount.isApproximate { path.guesses.insert(.amount) }
    guard let product = milligrams.multiplied(by: count) else { return nil }
    milligrams = product
    return (milligrams, path)
  }

  // MARK: One of the unit

  private func one(of amount: LineAmount) -> (Rational, GramPath)? {
    if let content = amount.content, let found = contained(content, in: amount.unit) { return found }
    guard let found = poured(amount) ?? weight(ofUnitIn: amount) else { return nil }
    var path = found.path
    if amount.unit == nil, amount.unitText != nil { path.guesses.insert(.unit) }
    switch path.kind {
    case .mass:
      guard let vessel = vesselBeside(found.milligrams, amount) else { return edible(found.milligrams, path) }
      if !line.amounts.contains(where: { Self.vessel($0.unit) != nil }) { path.guesses.insert(.drained) }
      return drained(found.milligrams, path, vessel)
    case .weight, .custom:
      guard let vessel = Self.vessel(amount.unit) else { return (found.milligrams, path) }
      return drained(found.milligrams, path, vessel)
    default: return (found.milligrams, path)
    }
  }

  /// A word nobody knows may be a piece of any kind; a batch or a layer is none.
  private func weight(ofUnitIn amount: LineAmount) -> FoundWeight? {
    if amount.unit == nil, let text = amount.unitText, UnitLexicon.word(text) != nil { return nil }
    let isCounted = amount.unit == nil && amount.unitText == nil || amount.unit == .piece
    let weights = UnitWeightFinder(food: food, forms: forms)
    guard isCounted else { return weights.weight(of: amount.unit) }
    switch CountedThing(amount, of: food, in: line, forms: forms) {
    case .part(let part): return weights.weight(of: part)
    case .unknown: return nil
    case .piece: return counted(amount)
    }
  }

  private func poured(_ amount: LineAmount) -> FoundWeight? {
    guard amount.unit == nil, let label = amount.unitLabel else { return nil }
    return CustomaryWeight.poured(label, of: food, forms: forms)
  }

  /// What the line says a container holds; what a can weighs drained only the table knows.
  private func contained(_ content: LineAmount.Content, in container: KitchenUnit?) -> (Rational, GramPath)? {
    if content.unit.dimension == .length { return across(content) }
    guard let size = content.measure.midpoint,
      let found = UnitWeightFinder(food: food, forms: forms).weight(of: content.unit)?.multiplied(by: size)
    else { return nil }
    // `2 racks of lamb (8 ribs each)`: a piece of the food is no rib.
    if content.unit.dimension == .count, found.path.weight?.unit != content.unit { return nil }
    var path = found.path
    path.kind = .content
    path.unit = container
    if content.isDrained { return (found.milligrams, path) }
    let isJar = Self.vessel(container) == .jar && weight(of: .jar, "drained") != nil
    if drainedWeight(of: isJar ? .jar : .can) != nil { return drained(found.milligrams, path, isJar ? .jar : .can) }
    let isAsGrown = content.unit.dimension == .mass && Self.vessel(container) == nil
    return isAsGrown ? edible(found.milligrams, path) : (found.milligrams, path)
  }

  /// What is flat and round weighs as the square of its width: `8-inch flour tortillas`.
  private func across(_ content: LineAmount.Content) -> (Rational, GramPath)? {
    guard let width = content.measure.midpoint, let unit = content.unit.size,
      let inches = width.multiplied(by: unit)?.divided(by: KitchenUnit.inch.size ?? .one)
    else { return nil }
    return RoundPiece.weight(of: food, inches: inches).map { ($0.milligrams, $0.path) }
  }

  /// What is sold in a liquid that is poured off.
  private static func vessel(_ unit: KitchenUnit?) -> KitchenUnit? {
    switch unit {
    case .can: .can
    case .jar, .glass: .jar
    default: nil
    }
  }

  /// The tin or jar that a mass is the content of: `400 g tin chickpeas`, and `15 oz canned beans, drained`, where nobody
  /// drains anything but a whole tin.
  private func vesselBeside(_ one: Rational, _ amount: LineAmount) -> KitchenUnit? {
    if let stated = line.amounts.lazy.compactMap({ Self.vessel($0.unit) }).first { return stated }
    guard food.form == .canned, forms.contains(.drained), !StatedWeight(line).isDrained,
      let count = amount.measure.midpoint,
      let mass = one.multiplied(by: count)?.rounded(times: 1)
    else { return nil }
    return Self.tins.contains { $0.contains(mass) } ? .can : nil
  }

  /// Milligrams in one and in two tins of the usual sizes: 14 to 16 oz, 400 to 425 g.
  private static let tins = [396_000...454_000, 790_000...908_000]

  /// A stated mass is what one buys.
  private func edible(_ milligrams: Rational, _ path: GramPath) -> (Rational, GramPath)? {
    let inShell = InShell.share(of: food, in: line)
    guard let share = inShell ?? food.edible, share < 1000, inShell != nil || !isReady, let part = Rational(share, 1000)
    else { return (milligrams, path) }
    var path = path
    path.edible = share
    if inShell != nil { path.guesses.insert(.typicalWeight) }
    return milligrams.multiplied(by: part).map { ($0, path) }
  }

  /// A can or jar weighs what the table has for it drained, unless the line says that the liquid goes in as well.
  private func drained(_ milligrams: Rational, _ path: GramPath, _ vessel: KitchenUnit) -> (Rational, GramPath)? {
    guard !forms.contains(.undrained), let drained = drainedWeight(of: vessel), drained > 0,
      let share = Rational(drained, max(weight(of: vessel, nil) ?? CustomaryWeight.can, drained))
    else { return (milligrams, path) }
    var path = path
    path.drained = share.rounded(times: 1000)
    path.guesses.insert(.typicalWeight)
    if !forms.contains(.drained) { path.guesses.insert(.drained) }
    return milligrams.multiplied(by: share).map { ($0, path) }
  }

  /// Tomatoes, whose weight is that of strained ones, go in with their juice unless the line has them drained.
  private func drainedWeight(of vessel: KitchenUnit) -> Int? {
    weight(of: vessel, "drained") ?? (forms.contains(.drained) ? weight(of: vessel, "strained") : nil)
  }

  private func weight(of vessel: KitchenUnit, _ form: String?) -> Int? {
    food.weights.first { $0.unit == vessel && $0.form == form }?.milligrams
  }

  /// Bones and stones are out, or it is sold in pieces: `pineapple chunks`, unlike `pineapple, cut into chunks`.
  ///
  /// Pieces of a bird are its joints: `bone-in chicken pieces`, `morceaux de poulet`.
  private var isReady: Bool {
    let named = PreparationForms(naming: line.name)
    if forms.contains(.boneless) || StatedWeight(line).isEdible { return true }
    if named.contains(.bones) || food.origin == .meat && named.contains(.pieces) { return false }
    return !named.isDisjoint(with: .cuts.subtracting(.whole))
  }

  /// A thousand tonnes; more is a slip of the pen, and sums stay far from what 64 bits hold.
  static let maximum = 1_000_000_000_000
}

extension Amount.Measure {
  /// The number that stands for a measure when it is summed up: the exact value, of a range the middle; `nil` without
  /// a number.
  var midpoint: Rational? {
    switch self {
    case .exact(let value): value
    case .range(let low, let high): Rational(1, 2).flatMap { low.adding(high)?.multiplied(by: $0) }
    case .unmeasured: nil
    }
  }
}

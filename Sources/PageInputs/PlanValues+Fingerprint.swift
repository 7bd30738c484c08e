public import Cookbook
public import Fingerprints
public import MealPlanning
public import Quantities

extension MealSlot: Fingerprintable {
  public func combine(into builder: inout FingerprintBuilder) {
    builder.combine(MealSlot.standard.firstIndex(of: self) ?? -1)
    builder.combine(name)
  }
}

extension Rational: Fingerprintable {
  public func combine(into builder: inout FingerprintBuilder) {
    builder.combine(numerator)
    builder.combine(denominator)
  }
}

extension Amount: Fingerprintable {
  public func combine(into builder: inout FingerprintBuilder) {
    switch measure {
    case .exact(let value):
      builder.combine("exact")
      value.combine(into: &builder)
    case .range(let lower, let upper):
      builder.combine("range")
      lower.combine(into: &builder)
      upper.combine(into: &builder)
    case .unmeasured: builder.combine("unmeasured")
    }
    builder.combine(isApproximate)
    builder.combine(unit)
    builder.combine(plainUnit)
  }
}

extension PlannedEntry.Portion: Fingerprintable {
  public func combine(into builder: inout FingerprintBuilder) {
    builder.combine(person)
    share.combine(into: &builder)
    builder.combine(servings != nil)
    servings?.combine(into: &builder)
    builder.combine(amount != nil)
    amount?.combine(into: &builder)
  }
}

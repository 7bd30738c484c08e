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
    builder.combine(measure == .unmeasured)
    factor?.combine(into: &builder)
    upperBound?.combine(into: &builder)
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
  }
}

public import Cookbook
public import Fingerprints
public import Foods
public import Nutrition

extension CalendarDate: Fingerprintable {
  public func combine(into builder: inout FingerprintBuilder) { builder.combine(text) }
}

extension Difficulty: Fingerprintable {
  public func combine(into builder: inout FingerprintBuilder) { builder.combine(Int(rawValue)) }
}

extension Allergen: Fingerprintable {
  public func combine(into builder: inout FingerprintBuilder) { builder.combine(Int(rawValue)) }
}

extension Diet: Fingerprintable {
  public func combine(into builder: inout FingerprintBuilder) { builder.combine(Int(rawValue)) }
}

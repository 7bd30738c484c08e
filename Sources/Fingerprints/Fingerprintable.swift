/// A value that can say all of itself to a fingerprint: what makes two of them differ, makes their fingerprints differ.
public protocol Fingerprintable {
  func combine(into builder: inout FingerprintBuilder)
}

extension String: Fingerprintable {
  @inlinable public func combine(into builder: inout FingerprintBuilder) { builder.combine(self) }
}

extension Int: Fingerprintable {
  @inlinable public func combine(into builder: inout FingerprintBuilder) { builder.combine(self) }
}

extension Bool: Fingerprintable {
  @inlinable public func combine(into builder: inout FingerprintBuilder) { builder.combine(self) }
}

extension Fingerprint: Fingerprintable {
  @inlinable public func combine(into builder: inout FingerprintBuilder) { builder.combine(self) }
}

extension Optional: Fingerprintable where Wrapped: Fingerprintable {
  @inlinable public func combine(into builder: inout FingerprintBuilder) {
    builder.combine(self != nil)
    self?.combine(into: &builder)
  }
}

/// A list counts its members, so that two lists after each other are not one.
extension Array: Fingerprintable where Element: Fingerprintable {
  @inlinable public func combine(into builder: inout FingerprintBuilder) {
    builder.combine(count)
    for element in self { element.combine(into: &builder) }
  }
}

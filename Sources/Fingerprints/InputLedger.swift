/// Something a file shows. Only a ledger makes one, and notes it: what a value of inputs holds, its fingerprint holds.
///
/// ```swift
/// struct GreetingInputs {
///   @Input var name: String
///   let fingerprint: Fingerprint
///
///   init(name: String) {
///     var ledger = InputLedger()
///     _name = ledger.note(name)
///     fingerprint = ledger.finish()
///   }
/// }
/// ```
///
/// `self.name = name` would not compile, and neither would a note after `finish()`.
@propertyWrapper
public struct Input<Value: Sendable>: Sendable {
  public let wrappedValue: Value

  @usableFromInline init(noted value: Value) {
    wrappedValue = value
  }
}

/// Makes inputs and the fingerprint of all of them.
public struct InputLedger: ~Copyable {
  @usableFromInline var builder = FingerprintBuilder()

  public init() {}

  /// - Returns: the value, which is part of the fingerprint from now on.
  @inlinable public mutating func note<Value: Fingerprintable & Sendable>(_ value: Value) -> Input<Value> {
    value.combine(into: &builder)
    return Input(noted: value)
  }

  /// A value that is the same wherever the fingerprint is: because it was computed from what that stands for.
  @inlinable public mutating func note<Value: Sendable>(_ value: Value, as fingerprint: Fingerprint) -> Input<Value> {
    builder.combine(fingerprint)
    return Input(noted: value)
  }

  /// The fingerprint of everything noted.
  public consuming func finish() -> Fingerprint { builder.finish() }
}

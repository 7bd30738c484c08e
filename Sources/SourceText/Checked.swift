/// A value together with what was wrong with the text it was made from.
///
/// A stage that can go on returns what it could read and says what it could not:
/// `Checked<Recipe?>` holds `nil` where an error left nothing to use.
public struct Checked<Value> {
  public var value: Value
  public var diagnostics: [Diagnostic]

  public init(_ value: Value, _ diagnostics: [Diagnostic] = []) {
    self.value = value
    self.diagnostics = diagnostics
  }

  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  public func map<Other>(_ transform: (Value) throws -> Other) rethrows -> Checked<Other> {
    Checked<Other>(try transform(value), diagnostics)
  }
}

extension Checked: Sendable where Value: Sendable {}
extension Checked: Equatable where Value: Equatable {}

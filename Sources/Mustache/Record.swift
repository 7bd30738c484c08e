/// Values for the fields of a record type, in its order.
public struct Record: Sendable {
  public let type: RecordType
  public let values: [Value]

  /// - Precondition: there is one value for each field of the type.
  public init(_ type: RecordType, _ values: [Value]) {
    precondition(type.fields.count == values.count, "\(type.name) has \(type.fields.count) fields, not \(values.count)")
    self.type = type
    self.values = values
  }

  /// The value of a field, or `nil` when the type declares none of that name.
  public subscript(name: String) -> Value? {
    let slot = type.slot(of: Name(name))
    return slot < 0 ? nil : values[slot]
  }
}

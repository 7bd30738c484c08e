/// Values under the names of a record type: what a view becomes when it is rendered.
public struct Record: Sendable {
  public let type: RecordType
  public let values: [Value]

  /// A record whose names are known only when the program runs, such as the strings of a language.
  public init(_ name: String, _ members: [(field: RecordType.Field, value: Value)]) {
    self.init(RecordType(name, members.map(\.field)), members.map(\.value))
  }

  /// - Parameter values: one for each field of the type, in its order.
  init(_ type: RecordType, _ values: [Value]) {
    self.type = type
    self.values = values
  }

  /// The value of a field, or `nil` when the type declares none of that name.
  public subscript(name: String) -> Value? {
    let slot = type.slot(of: Name(name))
    return slot < 0 ? nil : values[slot]
  }
}

extension Record: TemplateValue {
  /// Nothing is known of its names beforehand; see `RecordType.declaring(_:as:)`.
  public static var valueType: ValueType { .any }
  public var templateValue: Value { .record(self) }
}

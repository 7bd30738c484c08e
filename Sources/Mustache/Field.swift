/// A property of a view under the name that templates call it by.
public struct Field<V: View>: Sendable {
  let declaration: RecordType.Field
  let reader: Reader

  /// What is needed of a field to make a record, apart from its names: making one copies nothing else.
  struct Reader: Sendable {
    /// Reads the property of a view.
    let value: @Sendable (V) -> Value
    let isList: Bool
  }

  /// - Parameters:
  ///   - name: that of the property, too.
  ///   - property: a key path, such as `\.title`.
  ///   - doc: one line for the people who write templates; that the value may be missing need not be said.
  @inlinable
  public init<T: TemplateValue>(_ name: String, _ property: @escaping @Sendable (V) -> T, _ doc: String) {
    self.init(RecordType.Field(name, T.valueType, doc)) { property($0).templateValue }
  }

  @usableFromInline
  init(_ declaration: RecordType.Field, _ value: @escaping @Sendable (V) -> Value) {
    self.declaration = declaration
    reader = Reader(value: value, isList: declaration.type.isList)
  }

  /// The name that templates call the property by.
  public var name: String { declaration.name }

  /// The field behind a list that says whether anything is in it.
  var presence: RecordType.Field {
    RecordType.Field("has\(name.prefix(1).uppercased())\(name.dropFirst())", .bool, "Whether there are any.")
  }

  /// The field of another view that holds this one's in a property.
  func read<Outer: View>(through property: @escaping @Sendable (Outer) -> V) -> Field<Outer> {
    let value = reader.value
    return Field<Outer>(declaration) { value(property($0)) }
  }
}

/// The fields of a view in their order, made once for each kind of view.
public final class Schema<V: View>: Sendable {
  /// What templates are checked against and records are made with.
  ///
  /// Behind every list stands a field that says whether anything is in it: `hasTags` behind `tags`.
  public let type: RecordType
  /// The view whose fields come first, for views that extend another one.
  public let base: (any View.Type)?
  /// What the schema itself declares, without the fields of `base`.
  public let fields: [Field<V>]
  /// The fields of `base`, then `fields`.
  private let all: [Field<V>]
  private let readers: [Field<V>.Reader]

  /// - Precondition: no two fields have the same name.
  public init(_ name: String, @SchemaBuilder<V> _ fields: () -> [Field<V>]) {
    self.fields = fields()
    base = nil
    all = self.fields
    readers = all.map(\.reader)
    type = Self.type(name, all)
  }

  /// The fields of another view, which stands in a property of this one, followed by more.
  ///
  /// - Precondition: no two fields have the same name.
  public init<Base: View>(
    _ name: String, extending base: @escaping @Sendable (V) -> Base, @SchemaBuilder<V> _ fields: () -> [Field<V>]
  ) {
    self.fields = fields()
    self.base = Base.self
    all = Base.schema.all.map { $0.read(through: base) } + self.fields
    readers = all.map(\.reader)
    type = Self.type(name, all)
  }

  private static func type(_ name: String, _ fields: [Field<V>]) -> RecordType {
    RecordType(
      name, fields.flatMap { field in field.reader.isList ? [field.declaration, field.presence] : [field.declaration] })
  }

  func record(of view: V) -> Record {
    var values: [Value] = []
    values.reserveCapacity(type.fields.count)
    for reader in readers {
      let value = reader.value(view)
      values.append(value)
      if reader.isList, case .list(let elements) = value { values.append(.bool(!elements.isEmpty)) }
    }
    return Record(type, values)
  }
}

/// Collects the fields of a schema.
@resultBuilder
public enum SchemaBuilder<V: View> {
  /// Tells each line whose properties it reads.
  public static func buildExpression(_ field: Field<V>) -> Field<V> { field }
  public static func buildBlock(_ fields: Field<V>...) -> [Field<V>] { fields }
}

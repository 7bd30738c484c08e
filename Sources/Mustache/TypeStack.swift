/// The types of the context stack a piece of template is rendered with, innermost last.
///
/// Kept short without changing what any name means: below the innermost entry only types with names stand, and none
/// twice, so that a template that includes itself meets the same stack again.
struct TypeStack {
  private(set) var types: [ValueType]

  init(_ root: RecordType) { types = [.record(root)] }

  var innermost: ValueType { types[types.count - 1] }

  func pushing(_ type: ValueType) -> TypeStack {
    var stack = self
    let pushed = TypeStack.identity(type)
    stack.types.removeAll { TypeStack.identity($0) == nil || TypeStack.identity($0) == pushed }
    stack.types.append(type)
    return stack
  }

  /// What stands for the stack when two are compared.
  var identity: [ObjectIdentifier?] { types.map(TypeStack.identity) }

  /// The type of a name and where it is found, or `nil` when no type of the stack declares it; anything may declare it
  /// anywhere.
  func find(_ name: Name) -> (type: ValueType, place: Place?)? {
    for type in types.reversed() {
      if case .any = type { return (.any, nil) }
      if case .record(let record) = type, let found = record.field(name) { return found }
    }
    return nil
  }

  /// The record types a name is looked for in, innermost first.
  var records: [RecordType] {
    types.reversed().compactMap { type in
      if case .record(let record) = type { record } else { nil }
    }
  }

  /// Different for types that declare different names, `nil` for types without names.
  private static func identity(_ type: ValueType) -> ObjectIdentifier? {
    switch type {
    case .record(let record): ObjectIdentifier(record)
    case .any: ObjectIdentifier(AnyMarker.self)
    case .text, .html, .integer, .bool, .list, .recursive, .optional: nil
    }
  }

  private enum AnyMarker {}
}

/// What kind of value a name of a view holds; the static check of templates goes by it.
public indirect enum ValueType: Sendable {
  case text
  case html
  case integer
  case bool
  case list(ValueType)
  case record(RecordType)
  /// A record of the very type that declares the field, as the children of a tree's node are nodes.
  case recursive
  /// May be `missing`.
  case optional(ValueType)
  /// Anything at all, for data whose shape is not known; nothing below it is checked.
  case any

  /// The type without "may be missing".
  var present: ValueType {
    if case .optional(let type) = self { type.present } else { self }
  }

  /// The type with `recursive` replaced by the type that declares the field.
  func declared(in owner: RecordType) -> ValueType {
    switch self {
    case .recursive: .record(owner)
    case .list(let element): .list(element.declared(in: owner))
    case .optional(let type): .optional(type.declared(in: owner))
    case .text, .html, .integer, .bool, .record, .any: self
    }
  }
}

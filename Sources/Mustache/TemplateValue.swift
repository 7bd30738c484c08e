/// A Swift value that a template can be given: its type says what kind of value that is before there is one.
public protocol TemplateValue: Sendable {
  /// What the static check of templates takes a name for that holds such a value.
  static var valueType: ValueType { get }
  /// The value as templates are rendered with it; of the kind that `valueType` declares.
  var templateValue: Value { get }
}

extension String: TemplateValue {
  public static var valueType: ValueType { .text }
  @inlinable public var templateValue: Value { .text(self) }
}

extension HTML: TemplateValue {
  public static var valueType: ValueType { .html }
  @inlinable public var templateValue: Value { .html(self) }
}

extension Int: TemplateValue {
  public static var valueType: ValueType { .integer }
  @inlinable public var templateValue: Value { .integer(self) }
}

extension Bool: TemplateValue {
  public static var valueType: ValueType { .bool }
  @inlinable public var templateValue: Value { .bool(self) }
}

/// What may be absent is `missing`, and sections skip it.
extension Optional: TemplateValue where Wrapped: TemplateValue {
  public static var valueType: ValueType { .optional(Wrapped.valueType) }

  @inlinable public var templateValue: Value {
    if let wrapped = self { wrapped.templateValue } else { .missing }
  }
}

extension Array: TemplateValue where Element: TemplateValue {
  public static var valueType: ValueType { .list(Element.valueType) }
  @inlinable public var templateValue: Value { .list(map { $0.templateValue }) }
}

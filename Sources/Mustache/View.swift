/// What one kind of record shows to templates: a structure whose schema names its properties.
///
/// ```swift
/// struct LinkView: View {
///   let label: String
///   let url: String?
///
///   static let schema = Schema<Self>("Link") {
///     Field("label", \.label, "Text of the link.")
///     Field("url", \.url, "Relative or absolute URL.")
///   }
/// }
/// ```
///
/// A field has the kind its property has: `String?` is a text that may be missing, and text where HTML is declared does
/// not compile. Constant properties have to be given whenever a view is made. A view holds none of its own kind, since
/// its schema would need itself.
public protocol View: TemplateValue {
  static var schema: Schema<Self> { get }
}

extension View {
  /// What templates are checked against that show such a view.
  public static var recordType: RecordType { schema.type }
  public static var valueType: ValueType { .record(schema.type) }
  public var templateValue: Value { .record(Self.schema.record(of: self)) }
}

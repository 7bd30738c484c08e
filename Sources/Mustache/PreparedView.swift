/// A view that was made into a record beforehand, for parts that many pages share.
public struct PreparedView<V: View>: TemplateValue {
  public let templateValue: Value

  public init(_ view: V) { templateValue = view.templateValue }

  public static var valueType: ValueType { V.valueType }
}

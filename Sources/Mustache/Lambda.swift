/// A value computed while a template is rendered (Mustache specification 1.4, module "lambdas").
public struct Lambda: Sendable {
  /// Gets the source of the section the lambda stands on, or `nil` where it is printed by `{{name}}`.
  ///
  /// What it returns is a template again: for a section with the delimiters in force there, for a printed name with
  /// the default ones.
  public let body: @Sendable (String?) -> String

  public init(_ body: @escaping @Sendable (String?) -> String) { self.body = body }
}

/// What a template can be given for a name.
///
/// In a section `missing`, `false` and the empty list are false, everything else is true, the number 0 and the empty
/// text too (Mustache specification, sections: "false values or empty lists"): a host says `missing` for what is not there.
public enum Value: Sendable {
  /// Nothing: prints as the empty text.
  case missing
  case bool(Bool)
  case integer(Int)
  case text(String)
  /// Printed as it is by `{{{name}}}` and, like every text, escaped by `{{name}}`.
  case html(HTML)
  case list([Value])
  case record(Record)
  case lambda(Lambda)
}

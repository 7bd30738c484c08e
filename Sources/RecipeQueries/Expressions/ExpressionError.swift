internal import SourceText

/// What is wrong with an expression; only the first mistake is told.
struct ExpressionError: Error {
  enum Kind: String {
    case quote = "expression-quote"
    case parenthesis = "expression-parenthesis"
    case operand = "expression-operand"
    case field = "expression-field"
    case value = "expression-value"
    case depth = "expression-depth"
    case size = "expression-size"
  }

  let diagnostic: Diagnostic

  init(_ kind: Kind, at range: Range<Int>, in file: SourceFile, _ message: String, hint: String) {
    diagnostic = file.diagnostic(.error, kind.rawValue, at: range, message: message, hint: hint)
  }
}

public import SourceText

/// Reads expressions.
///
/// Errors: `expression-quote`, `expression-parenthesis`, `expression-operand`, `expression-field`, `expression-value`,
/// `expression-depth`, `expression-size`; each points at its place in the text.
public struct ExpressionParser {
  private let file: SourceFile
  private let tokens: [ExpressionToken]
  private var index = 0
  private var depth = 0

  /// Parentheses and negations inside each other; nobody writes so many, and they must not exhaust the stack.
  static let maximumDepth = 100

  /// Words and fields to look for: twenty times what anybody writes, since each is looked for in every recipe.
  static let maximumTerms = 100

  /// - Parameter name: what messages call the text, in the place of a file's path.
  public static func parse(_ text: String, name: String = "expression") -> Checked<RecipeExpression?> {
    let file = SourceFile(path: name, text: text)
    do throws(ExpressionError) {
      var parser = ExpressionParser(file: file, tokens: try ExpressionLexer.tokens(of: file))
      return Checked(try parser.parse())
    } catch {
      return Checked(nil, [error.diagnostic])
    }
  }

  private init(file: SourceFile, tokens: [ExpressionToken]) {
    self.file = file
    self.tokens = tokens
  }

  private var token: ExpressionToken? { index < tokens.count ? tokens[index] : nil }

  private mutating func parse() throws(ExpressionError) -> RecipeExpression {
    if tokens.isEmpty { return .all([]) }
    let terms = tokens.filter(\.isTerm)
    if terms.count > Self.maximumTerms {
      throw ExpressionError(
        .size, at: terms[Self.maximumTerms].range, in: file,
        "more than \(Self.maximumTerms) words and fields to look for, \(terms.count) of them",
        hint: "look for fewer at a time")
    }
    let result = try disjunction()
    if let token { throw unexpected(token) }
    return result
  }

  private mutating func disjunction() throws(ExpressionError) -> RecipeExpression {
    var parts = [try conjunction()]
    while token?.kind == .or {
      index += 1
      parts.append(try conjunction())
    }
    return parts.count == 1 ? parts[0] : .any(parts)
  }

  private mutating func conjunction() throws(ExpressionError) -> RecipeExpression {
    var parts = [try negation()]
    while let token, token.kind != .or, token.kind != .close {
      if token.kind == .and { index += 1 }
      parts.append(try negation())
    }
    return parts.count == 1 ? parts[0] : .all(parts)
  }

  private mutating func negation() throws(ExpressionError) -> RecipeExpression {
    guard let token else { throw missingOperand() }
    index += 1
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.maximumDepth else {
      throw ExpressionError(
        .depth, at: token.range, in: file, "more than \(Self.maximumDepth) parentheses and negations inside each other",
        hint: "write it with fewer")
    }
    switch token.kind {
    case .not: return .not(try negation())
    case .open: return try group(token)
    case .term(let field, let value, let valueStart):
      return .term(try TermReader(file: file, token: token, value: value, valueStart: valueStart).term(field))
    case .close, .and, .or:
      index -= 1
      throw unexpected(token)
    }
  }

  private mutating func group(_ open: ExpressionToken) throws(ExpressionError) -> RecipeExpression {
    if token?.kind == .close {
      throw ExpressionError(
        .operand, at: open.range, in: file, "there is nothing in these parentheses", hint: "write what to look for")
    }
    let inner = try disjunction()
    guard token?.kind == .close else {
      throw ExpressionError(
        .parenthesis, at: open.range, in: file, "this parenthesis is never closed", hint: "put “)” at its end")
    }
    index += 1
    return inner
  }

  // MARK: Messages

  private func unexpected(_ token: ExpressionToken) -> ExpressionError {
    let found = String(decoding: file.bytes[token.range], as: UTF8.self)
    if token.kind == .close, index == 0 || tokens[..<index].count(where: { $0.kind == .open }) <= closedBefore {
      return ExpressionError(
        .parenthesis, at: token.range, in: file, "nothing was opened that “)” could close", hint: "remove it")
    }
    return ExpressionError(
      .operand, at: token.range, in: file, "expected something to look for, found “\(found)”",
      hint: "write a word before and after it, or put it in quotes")
  }

  private var closedBefore: Int { tokens[..<index].count { $0.kind == .close } }

  private func missingOperand() -> ExpressionError {
    let end = file.bytes.count
    let last = tokens.last.map { String(decoding: file.bytes[$0.range], as: UTF8.self) } ?? ""
    return ExpressionError(
      .operand, at: end..<end, in: file, "expected something to look for after “\(last)”",
      hint: "write a word, or remove “\(last)”")
  }
}

/// A question whose parts are fine, each by itself, but do not go together or cannot be understood.
package struct InvalidRequest: Error, Equatable {
  /// Lowercase, one line, quoting what was found.
  package let message: String
  package let hint: String

  package init(_ message: String, hint: String) {
    self.message = message
    self.hint = hint
  }
}

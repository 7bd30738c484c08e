public import SourceText

extension [Diagnostic] {
  /// What holds of the problems of any bytes: each says what is wrong, under a name, and its place is one. What a terminal would
  /// take for more than text is taken out where it is printed.
  public var areTold: Bool {
    allSatisfy { problem in
      !problem.message.isEmpty && !problem.identifier.isEmpty
        && problem.position.map { $0.line >= 1 && $0.column >= 1 } ?? true
    }
  }
}

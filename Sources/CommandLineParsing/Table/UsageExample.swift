/// A command line somebody might type, and what it does.
public struct UsageExample: Sendable, Equatable {
  /// Without a prompt: `galley build --drafts`.
  public var commandLine: String
  /// One sentence.
  public var explanation: String

  public init(_ commandLine: String, _ explanation: String) {
    self.commandLine = commandLine
    self.explanation = explanation
  }
}

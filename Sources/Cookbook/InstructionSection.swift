/// Steps under one heading, as plain text: what forms without Markdown can hold of instructions.
public struct InstructionSection: Sendable, Hashable {
  /// Plain text; `nil` for steps before any heading.
  public var title: String?
  public var steps: [InstructionStep]

  public init(title: String? = nil, steps: [InstructionStep] = []) {
    self.title = title
    self.steps = steps
  }
}

/// One step of the instructions as plain text.
public struct InstructionStep: Sendable, Hashable {
  public var text: String
  /// Where the step can be read, such as the page of the recipe with a fragment; absolute.
  public var url: String?

  public init(_ text: String, url: String? = nil) {
    self.text = text
    self.url = url
  }
}

/// What stands around the steps of the instructions, as plain text: a note, a variation, an introduction.
public struct InstructionRemark: Sendable, Hashable {
  /// The heading it stands below; `nil` for all but the first below one.
  public var title: String?
  public var text: String

  public init(title: String? = nil, _ text: String) {
    self.title = title
    self.text = text
  }

  /// In one paragraph.
  public var line: String {
    let words = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return title.map { "\($0): \(words)" } ?? words
  }
}

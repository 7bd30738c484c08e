/// Something an import could not take over as it was.
public struct ImportLoss: Sendable, Equatable {
  public enum Kind: String, Sendable, CaseIterable {
    /// It is there, but says it otherwise.
    case changed
    /// It has no place in a recipe here.
    case dropped
    /// It was guessed from the text and should be looked at.
    case doubtful
  }

  public let kind: Kind
  /// What it is about, in the words of its source: `rating`, `ingredients`.
  public let field: String
  /// One sentence for people.
  public let message: String

  public init(_ kind: Kind, _ field: String, _ message: String) {
    self.kind = kind
    self.field = field
    self.message = message
  }

  /// Of a text that does not say what is an ingredient and what a step.
  static let byLooks = ImportLoss(
    .doubtful, "text", "ingredients and steps were found by their looks; look them over")

  /// Of a note whose ingredients have a heading, and whose steps have none.
  static let stepsByLooks = ImportLoss(.doubtful, "instructions", "the steps were found by their looks; look them over")

  /// Of another recipe of the same program.
  static func notLinked(_ name: String) -> ImportLoss {
    ImportLoss(.changed, "links", "the recipe “\(name)” is named, and not linked to")
  }

  /// Of a picture that a file only names.
  static func pictureLeftBehind(_ name: String) -> ImportLoss {
    ImportLoss(.dropped, "picture", "“\(name)” does not come along; put it beside the recipe")
  }
}

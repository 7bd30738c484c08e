public import SourceText

/// A template before it is compiled: the name other templates call it by, and its file.
public struct TemplateSource: Sendable {
  public let name: String
  public let file: SourceFile

  public init(name: String, file: SourceFile) {
    self.name = name
    self.file = file
  }
}

/// One of the numbers a program ends with, and what it means.
public struct ExitStatus: Sendable, Equatable {
  public var code: UInt8
  public var meaning: String

  public init(_ code: UInt8, _ meaning: String) {
    self.code = code
    self.meaning = meaning
  }
}

public import Fingerprints

/// A file the site is to have.
public struct PlannedOutput: Sendable, Equatable {
  /// Relative to the output folder, `/` between the parts, without `.`, `..`, empty parts or control characters.
  public let path: String
  /// Of everything the file shows, including the program's version: equal plans mean equal bytes.
  public let plan: Fingerprint

  public init(path: String, plan: Fingerprint) {
    self.path = path
    self.plan = plan
  }
}

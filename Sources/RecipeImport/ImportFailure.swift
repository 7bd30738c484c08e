/// Why a source gives no recipe.
public struct ImportFailure: Error, Sendable, Equatable {
  /// One of the diagnostics' identifiers.
  public let identifier: String
  public let message: String
  public let hint: String

  init(_ identifier: String, _ message: String, hint: String) {
    self.identifier = identifier
    self.message = message
    self.hint = hint
  }

  /// Whether what was read holds no recipe, and is not damaged.
  public var isOfNoRecipe: Bool { identifier == Self.nothing(in: "").identifier }

  static func nothing(in form: String) -> ImportFailure {
    ImportFailure(
      "import-nothing", "no recipe was found in this \(form)",
      hint: "copy its text into a file, or start a blank recipe that keeps the source with --manual")
  }
}

internal import CommandLineParsing
internal import SiteBuilding
internal import SitePlanning

/// The option that demands that the figures of every recipe stand for most of it.
extension CoverageRequirement {
  static let spec = OptionSpec(
    "require-coverage", value: .required("SHARE", .text),
    help: """
      Fail where less than this share of a recipe's mass has known nutrition, such as 0.9; recipes that state their own \
      are fine.
      """)

  /// Thousandths; `nil` when nothing is required.
  static func read(_ command: ParsedCommand) throws(InvalidRequest) -> Int? {
    guard let text = command.value("require-coverage") else { return nil }
    guard let share = CoverageShare.thousandths(text) else {
      throw InvalidRequest(
        "\"\(text)\" is no value for --require-coverage", hint: "write a share from 0 to 1, such as 0.9")
    }
    return share
  }
}

internal import CommandLineParsing
internal import Nutrition
internal import SitePlanning
internal import SourceText

/// The option that demands that the figures of every recipe stand for most of it.
enum CoverageRequirement {
  static let spec = OptionSpec(
    "require-coverage", value: .required("SHARE", .text),
    help: """
      Fail where less than this share of a recipe's mass has known nutrition, such as 0.9; recipes that state their own \
      are fine.
      """)

  /// Thousandths; `nil` when nothing is required.
  static func read(_ command: ParsedCommand) throws(CommandUsageError) -> Int? {
    guard let text = command.value("require-coverage") else { return nil }
    guard let share = CoverageShare.thousandths(text) else {
      throw CommandUsageError(
        "\"\(text)\" is no value for --require-coverage", hint: "write a share from 0 to 1, such as 0.9")
    }
    return share
  }

  static func problem(_ path: String, title: String, _ nutrition: RecipeNutrition, required: Int) -> Diagnostic {
    Diagnostic(
      .error, "nutrition-coverage", path: path,
      message:
        "only \(percent(nutrition.coverage.thousandths)) % of the mass of “\(title)” has known nutrition, "
        + "\(percent(required)) % is required",
      hint: "see the notes of “galley check”, write masses, or state the nutrition")
  }

  private static func percent(_ thousandths: Int) -> String {
    thousandths % 10 == 0 ? String(thousandths / 10) : "\(thousandths / 10).\(thousandths % 10)"
  }
}

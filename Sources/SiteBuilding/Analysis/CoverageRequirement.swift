package import Nutrition
package import SourceText

/// The demand that the figures of every recipe stand for most of it.
package enum CoverageRequirement {
  package static func problem(_ path: String, title: String, _ nutrition: RecipeNutrition, required: Int) -> Diagnostic
  {
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

internal import Cookbook
package import Quantities

/// Lines of a description that state nutrition.
package enum NutritionLines {
  /// The description of a recipe that is made so many times: what it states of all of the recipe, `Nutrition: 1600 kcal
  /// total`, grows with it; figures of a serving or of 100 g do not.
  package static func multiplied(_ description: String, by factor: Rational) -> String {
    guard factor != .one, description.contains(":") else { return description }
    let lines = description.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { multiplied($0, by: factor) ?? String($0) }.joined(separator: "\n")
  }

  private static func multiplied(_ line: Substring, by factor: Rational) -> String? {
    guard let colon = line.firstIndex(of: ":"),
      FactKey(line[..<colon].split { " \u{A0}*_-".contains($0) }.joined(separator: " ")) == .nutrition,
      let start = line[colon...].dropFirst().firstIndex(where: { !" \u{A0}*_".contains($0) })
    else { return nil }
    let reading = NutritionReader.read(String(line[start...]))
    guard reading.basis == .whole, let nutrition = reading.nutrition?.multiplied(by: factor) else { return nil }
    let text = FactWriter.text(nutrition)
    let energy = text.prefix { $0 != "," }
    return line[..<start] + energy + " total" + text.dropFirst(energy.count)
  }
}

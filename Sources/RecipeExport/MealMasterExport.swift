internal import Cookbook
internal import CookbookReading

/// Recipes in MealMaster's format: amount in columns 1–7, unit in 9–10, text from column 12 with at most 28 characters.
///
/// Units that the format has no two letters for stand before the name, and so does an amount with its unit that its columns
/// have no room for; facts it has no place for are lines behind the steps.
public enum MealMasterExport {
  /// How many categories a recipe can have.
  static let mostCategories = 5

  public static func text(_ recipe: PlainRecipe) -> String {
    var lines = ["MMMMM----- Recipe via Meal-Master (tm) v8.05", ""]
    lines.append("      Title: \(recipe.title)")
    let categories = recipe.categories.prefix(mostCategories)
    lines.append(" Categories: \(categories.isEmpty ? "None" : categories.joined(separator: ", "))")
    lines.append("      Yield: \(recipe.mainYield ?? "1 servings")")
    lines.append("")
    for group in recipe.groups {
      if let title = group.title { lines.append(divider(title)) }
      for line in group.lines { lines += ingredient(line) }
    }
    for section in recipe.sections {
      lines.append("")
      if let title = section.title { lines += [divider(title), ""] }
      for step in section.steps { lines += wrapped(step.text, width: 72).map { "  \($0)" } + [""] }
    }
    for remark in recipe.notes { lines += wrapped(remark.line, width: 72).map { "  \($0)" } + [""] }
    for line in [recipe.summary].compactMap(\.self) + facts(recipe.facts) {
      lines += wrapped(line, width: 72).map { "  \($0)" } + [""]
    }
    return (lines + ["MMMMM"]).joined(separator: "\n") + "\n"
  }

  /// Without those that stand above, or nowhere.
  private static func facts(_ facts: RecipeFacts) -> [String] {
    FactWriter.lines(facts, language: "en").filter { ![.category, .image, .tip].contains($0.key) }.map(\.text)
  }

  private static func divider(_ title: String) -> String {
    let name = title.uppercased()
    let left = String(repeating: "-", count: max(5, (70 - name.count) / 2))
    return "MMMMM\(left)\(name)\(left)"
  }

  private static func ingredient(_ line: PlainRecipe.Line) -> [String] {
    let quantity = [line.quantity, line.decimal].compactMap(\.self).first { $0.count <= 7 } ?? ""
    let isLong = line.quantity != nil && quantity.isEmpty
    let unit = isLong ? "" : line.unit.flatMap { units[$0.lowercased()] } ?? ""
    let name = [isLong ? line.quantity : nil, unit.isEmpty ? line.unit : nil, line.name].compactMap(\.self)
    let parts = wrapped(name.joined(separator: " "), width: 28)
    let head = String(repeating: " ", count: 7 - quantity.count) + quantity + " "
    return parts.enumerated().map { index, part in
      index == 0
        ? head + unit + String(repeating: " ", count: 3 - unit.count) + part
        : String(repeating: " ", count: 11) + "-\(part)"
    }
  }

  /// Lines of whole words; a longer word stands alone.
  private static func wrapped(_ text: String, width: Int) -> [String] {
    text.split(whereSeparator: \.isWhitespace).reduce(into: []) { lines, word in
      if let last = lines.last, last.count + word.count < width {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
  }

  private static let units = [
    "tsp": "ts", "teaspoon": "ts", "teaspoons": "ts", "tbsp": "tb", "tablespoon": "tb",
    "tablespoons": "tb", "cup": "c",
    "cups": "c", "oz": "oz", "ounce": "oz", "ounces": "oz", "lb": "lb", "lbs": "lb", "pound": "lb",
    "pounds": "lb",
    "g": "g", "kg": "kg", "mg": "mg", "ml": "ml", "cl": "cl", "dl": "dl", "l": "l", "pinch": "pn",
    "pint": "pt",
    "quart": "qt", "can": "cn", "cans": "cn", "slice": "sl", "slices": "sl", "bunch": "bn",
    "package": "pk",
    "dash": "ds", "drop": "dr", "drops": "dr", "small": "sm", "medium": "md", "large": "lg",
  ]
}

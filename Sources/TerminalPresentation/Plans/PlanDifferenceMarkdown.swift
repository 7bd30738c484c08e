internal import Cookbook
internal import CookbookReading
internal import MealPlanning
internal import ShoppingLists
internal import SiteBuilding

/// The difference of two plans as a comment below a pull request: a headline, what was swapped, who eats how much more,
/// and the rest folded away.
package struct PlanDifferenceMarkdown {
  package let words: PlanDifferenceWords

  package init(words: PlanDifferenceWords) {
    self.words = words
  }

  private var comparison: PlanComparison { words.comparison }

  package var text: String {
    let title = "## \(escaped(comparison.old)) → \(escaped(comparison.new))"
    guard !comparison.isEmpty else { return title + "\n\nNothing has changed.\n" }
    let blocks = [title, "**\(escaped(words.headline))**", meals, averages, doubts, days, shopping]
    return blocks.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  /// Text that does not start a line, where a plus is no mark of a list.
  private func escaped(_ text: String) -> String {
    let escaped = MarkdownEscaping.line(text)
    return escaped.hasPrefix("\\+") ? String(escaped.dropFirst()) : escaped
  }

  // MARK: Meals

  private var meals: String {
    let rows = words.mealRows.map { [words.place($0.place), $0.old ?? "–", $0.new ?? "–"] }
    return table(["Meal", "Before", "After"], rows, figures: [])
  }

  // MARK: Figures

  private var averages: String {
    let rows = comparison.eaters.filter(\.isChanged).map { eater in
      [PlanDifferenceWords.person(eater.name)]
        + zip(eater.old, eater.new).map { old, new in
          "\(PlanDifferenceWords.figure(new, eater.isNewEstimate ? "≈" : nil)) (\(PlanDifferenceWords.change(old, new)))"
        }
        + ["\(PlanDifferenceWords.targets(eater.oldTargets)) → \(PlanDifferenceWords.targets(eater.newTargets))"]
    }
    return table(
      ["A day on average", "kcal", "Protein g", "Carbs g", "Fat g", "Days on target"], rows, figures: [1, 2, 3, 4])
  }

  private var days: String {
    let rows = comparison.eaters.flatMap { eater in
      eater.days.filter(\.isChanged).map { day in
        [
          [PlanDifferenceText.day(day), PlanDifferenceWords.person(eater.name)].filter { !$0.isEmpty }
            .joined(separator: ", ")
        ]
          + PlanDifferenceWords.figures(of: day)
          + [PlanDifferenceWords.energyChange(of: day), ReportWords.status(day.newStatus)]
      }
    }
    let table = table(
      ["Day", "kcal", "Protein g", "Carbs g", "Fat g", "kcal ±", ""], rows, figures: [1, 2, 3, 4, 5])
    return folded("Day by day", table)
  }

  // MARK: Shopping

  private var shopping: String {
    let shopping = comparison.shopping
    let rows =
      shopping.added.map { [$0.name, "–", words.quantity($0), "new"] }
      + shopping.removed.map { [$0.name, words.quantity($0), "–", "gone"] }
      + shopping.changed.map { [$0.new.name, words.quantity($0.old), words.quantity($0.new), words.change($0)] }
    let count = "\(rows.count) \(rows.count == 1 ? "item" : "items")"
    return folded("Shopping: \(count)", table(["To buy", "Before", "After", "Change"], rows, figures: [1, 2, 3]))
  }

  private var doubts: String {
    let rows = comparison.doubts.map { "- \(escaped($0.title)): \($0.reason)\($0.isNew ? " (new)" : "")" }
    guard !rows.isEmpty else { return "" }
    let text = "The figures above are too low where this is eaten:\n\n" + rows.joined(separator: "\n")
    return rows.count > 3 ? folded("Not all known: \(rows.count) dishes", text) : "**Not all known.** \(text)"
  }

  // MARK: Parts

  /// Empty for no row.
  private func table(_ header: [String], _ rows: [[String]], figures: Set<Int>) -> String {
    guard !rows.isEmpty else { return "" }
    let rule = header.indices.map { figures.contains($0) ? "--:" : "---" }
    let lines = [header.map(escaped), rule] + rows.map { $0.map(escaped) }
    return lines.map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n")
  }

  private func folded(_ summary: String, _ text: String) -> String {
    text.isEmpty ? "" : "<details>\n<summary>\(summary)</summary>\n\n\(text)\n\n</details>"
  }
}

package import CommandLineParsing
internal import Cookbook
package import MealPlanning
internal import Nutrition
internal import ShoppingLists
internal import SiteBuilding

/// The difference of two plans for the terminal.
package struct PlanDifferenceText {
  package let words: PlanDifferenceWords
  package let style: TerminalStyle
  package let width: Int

  package init(words: PlanDifferenceWords, style: TerminalStyle, width: Int) {
    self.words = words
    self.style = style
    self.width = width
  }

  private var comparison: PlanComparison { words.comparison }

  package var text: String {
    let heading = "\(comparison.old) → \(comparison.new)"
    guard !comparison.isEmpty else {
      return TerminalText.safe("\(comparison.old) and \(comparison.new) are the same") + "\n"
    }
    let head =
      [style.apply(.bold, to: TerminalText.safe(heading))]
      + TextWrapping.lines(TerminalText.safe(words.headline), width: width)
    let blocks = [head, meals, averages, days, shopping, doubts].filter { !$0.isEmpty }
    return blocks.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  // MARK: Meals

  private var meals: [String] {
    let rows = words.mealRows.map { row in
      let dish = [row.old, row.new].compactMap(\.self).joined(separator: row.mark == ">" ? ", " : " → ")
      return TerminalText.safe("\(row.mark) \(words.place(row.place)): \(dish)")
    }
    return section("Meals", rows)
  }

  private func section(_ name: String, _ rows: [String]) -> [String] {
    rows.isEmpty ? [] : [style.apply(.dim, to: name)] + rows
  }

  // MARK: Figures

  private static let headings = MacroDifference.nutrients.map(ReportWords.heading)

  private var averages: [String] {
    let changed = comparison.eaters.filter(\.isChanged)
    let tables = changed.map { eater in
      let change = zip(eater.old, eater.new).map { PlanDifferenceWords.change($0, $1) }
      let rows = [
        ["before"] + eater.old.map { PlanDifferenceWords.figure($0, eater.isOldEstimate ? "≈" : nil) } + [
          PlanDifferenceWords.targets(eater.oldTargets)
        ],
        ["after"] + eater.new.map { PlanDifferenceWords.figure($0, eater.isNewEstimate ? "≈" : nil) } + [
          PlanDifferenceWords.targets(eater.newTargets)
        ],
        ["change"] + change + [""],
      ]
      return table([name(eater, "a day"), "kcal"] + Self.headings.dropFirst() + ["on target"], rows)
    }
    return Array(tables.joined(separator: [""]))
  }

  private var days: [String] {
    let changed = comparison.eaters.filter { $0.days.contains(where: \.isChanged) }
    let tables = changed.map { eater in
      let rows = eater.days.filter(\.isChanged).map { day in
        [TerminalText.safe(Self.day(day))]
          + PlanDifferenceWords.figures(of: day)
          + [ReportWords.status(day.newStatus)]
      }
      return table([name(eater, "by day")] + Self.headings + [""], rows)
    }
    return Array(tables.joined(separator: [""]))
  }

  package static func day(_ day: MacroDifference.Day) -> String {
    (day.offset < 7 ? "" : "week \(day.offset / 7 + 1), ") + day.weekday.name
  }

  private func name(_ eater: MacroDifference.Eater, _ words: String) -> String {
    let name = TerminalText.safe(PlanDifferenceWords.person(eater.name))
    return name.isEmpty ? words.prefix(1).uppercased() + words.dropFirst() : "\(name), \(words)"
  }

  private func table(_ header: [String], _ rows: [[String]]) -> [String] {
    ReportColumns(header: header, rows: rows, style: style, textColumns: [0, header.count - 1]).lines
  }

  // MARK: Shopping

  private var shopping: [String] {
    let shopping = comparison.shopping
    let rows =
      shopping.added.map { "+ " + words.item($0) } + shopping.removed.map { "− " + words.item($0) }
      + shopping.changed.map {
        "~ \($0.new.name): \(words.quantity($0.old)) → \(words.quantity($0.new)) (\(words.change($0)))"
      }
    return section("Shopping", rows.map(TerminalText.safe))
  }

  private var doubts: [String] {
    let rows = comparison.doubts.map { "\($0.title): \($0.reason)\($0.isNew ? " (new)" : "")" }
    return section("Not all known", rows.map(TerminalText.safe))
  }
}

package import CommandLineParsing
internal import Cookbook
internal import Foods
package import MealPlanning
internal import Nutrition
internal import Quantities

/// A report for the terminal: for each person the headline, a table of days, meals, dishes and sources.
package struct ReportText {
  package let report: MacroReport
  package let style: TerminalStyle
  /// Columns of the terminal.
  package let width: Int

  package init(report: MacroReport, style: TerminalStyle, width: Int) {
    self.report = report
    self.style = style
    self.width = width
  }

  package var text: String {
    let parts = report.people.map { lines(of: $0).joined(separator: "\n") + "\n" }
    return parts.joined(separator: "\n")
  }

  private func lines(of person: PersonMacros) -> [String] {
    let name = person.person.name.isEmpty ? "" : TerminalText.safe(person.person.name) + " · "
    let span = "\(report.days.lowerBound.text) to \(report.days.upperBound.text)"
    let headline = ReportWords.headline(person.days) ?? "nothing to compare with the goal"
    let heading = style.apply(.bold, to: name + headline) + style.apply(.dim, to: "  " + span)
    guard person.days.plannedCount > 0 else { return [heading, "Nothing is planned."] }
    return [heading] + summary(person) + [""] + ReportDayTable(person: person, style: style, width: width).lines + [""]
      + meals(person) + [""] + dishes(person) + [""] + sources(person)
  }

  // MARK: Summary

  private func summary(_ person: PersonMacros) -> [String] {
    let days = person.days
    var parts: [String] = []
    if let average = days.average(.energy) {
      let whole = RoundedRows([average]).total
      let energy = ReportWords.signed("\(whole) kcal", days.isEstimate ? "≈" : nil)
      parts.append("\(energy) a day on average, \(Self.difference(whole, person.target.energy))")
    }
    let printed = PrintedMacros(person, .energy)
    if let best = days.best(for: person.target) { parts.append("best day \(self.day(best, printed))") }
    if let worst = days.worst(for: person.target) { parts.append("furthest off \(self.day(worst, printed))") }
    if days.streak.count > 1 { parts.append("\(days.streak.count) days on target in a row") }
    let unknown = days.count(.unknown)
    if unknown > 0 { parts.append("\(unknown) \(unknown == 1 ? "day" : "days") not all known") }
    let goals = person.person.goals
    let usual = person.isKnown ? "" : " (the usual ones: galley.yaml names none)"
    let target =
      "Goals a day: \(goals.energy) kcal, \(goals.protein) g protein, \(goals.carbohydrate) g carbs, \(goals.fat) g fat"
      + "\(usual); on target is within \(person.target.tolerance) %."
    let text = parts.isEmpty ? [] : [parts.joined(separator: "; ") + "."]
    return (text + [target]).flatMap { TextWrapping.lines($0, width: width) }
  }

  /// `1 % above the goal`.
  static func difference(_ value: Int, _ goal: Int) -> String {
    let percent = (200 * abs(value - goal) + goal) / (2 * goal)
    return percent == 0 ? "at the goal" : "\(percent) % \(value > goal ? "above" : "below") the goal"
  }

  /// Of many days, weekdays alone say little.
  private func day(_ day: MacroDay, _ printed: PrintedMacros) -> String {
    let date = ISOWeek(of: report.days.lowerBound) == ISOWeek(of: report.days.upperBound) ? "" : " \(day.date.text)"
    let energy = ReportWords.signed("\(printed.value(of: day) ?? 0) kcal", day.sum.sign(of: .energy))
    return "\(day.date.weekday.name)\(date) (\(energy))"
  }

  // MARK: Meals and dishes

  private func meals(_ person: PersonMacros) -> [String] {
    let rows = SlotTable(person, weeks: person.weeks.indices).rows.map { row in
      [
        row.slot.name.isEmpty ? "–" : TerminalText.safe(row.slot.name),
        ReportWords.signed(String(row.total), row.sign),
        "\(row.share) %",
      ]
    }
    return ReportColumns(header: ["Meals", "kcal", "share"], rows: rows, style: style, width: width).lines
  }

  private func dishes(_ person: PersonMacros) -> [String] {
    let dishes = person.days.lines.contributors.filter { $0.sum.figures.energy ?? 0 > 0 }.prefix(5)
    let whole = person.sum.figures.energy ?? 0
    let rows = dishes.map { dish -> [String] in
      let energy = dish.sum.figures.energy ?? 0
      return [
        TerminalText.safe(dish.title), "\(dish.portions)×",
        ReportWords.signed(String(RoundedRows([energy]).total), dish.sum.sign(of: .energy)),
        "\((200 * energy + whole) / (2 * max(1, whole))) %",
      ]
    }
    return ReportColumns(
      header: ["Most energy from", "eaten", "kcal", "share"], rows: rows, style: style, width: width
    ).lines
  }

  // MARK: Sources

  private func sources(_ person: PersonMacros) -> [String] {
    var seen: Set<PlannedEntry.Subject> = []
    let first = person.days.lines.filter { seen.insert($0.entry.subject).inserted }
    let rows = first.map {
      [TerminalText.safe($0.entry.title), TerminalText.safe(ReportWords.basis($0)) + Self.guess($0)]
    }
    let known = person.sum.coverage.thousandths
    let heading = "Where the figures come from"
    let coverage =
      "\(ReportWords.percent(known)) % of the mass of recipes and foods is known, \(person.sum.guessedPercent) % guessed."
    return ReportColumns(header: [heading, ""], rows: rows, style: style, textColumns: [0, 1], width: width).lines
      + TextWrapping.lines(coverage, width: width)
  }

  private static func guess(_ line: MacroLine) -> String {
    [.recipeComputed, .recipeEstimated].contains(line.basis) && line.isGuess
      ? ", \(line.sum.guessedPercent) % guessed" : ""
  }
}

internal import CommandLineParsing
internal import Cookbook
internal import MealPlanning
internal import Nutrition

/// Days and their sum, week by week; printed rows add up to the printed totals.
///
/// Where that is wider than the terminal, dates and headings are short, and then columns stand nearer.
struct ReportDayTable {
  let person: PersonMacros
  let style: TerminalStyle
  /// Columns of the terminal.
  let width: Int

  var lines: [String] {
    let long = columns(isShort: false)
    guard long.naturalWidth > width else { return long.lines }
    var short = columns(isShort: true)
    if short.naturalWidth > width { short.gap = " " }
    return short.lines
  }

  private func columns(isShort: Bool) -> ReportColumns {
    let columns = Nutrient.allCases.map { PrintedMacros(person, $0) }
    var rows: [[String]] = []
    for (index, week) in person.weeks.enumerated() {
      for (place, day) in week.days.enumerated() {
        rows.append(
          ["\(day.date.weekday.name.prefix(3)) \(isShort ? String(day.date.text.dropFirst(5)) : day.date.text)"]
            + columns.map { cell($0.tree.parts[index].parts[place], $0.nutrient, day.sum) }
            + [day.status == .unplanned ? "no plan" : ReportWords.status(day.status)])
      }
      rows.append(
        [week.week.text] + columns.map { cell($0.tree.parts[index], $0.nutrient, week.sum) }
          + [(isShort ? ReportWords.shortHeadline(week.days) : ReportWords.headline(week.days)) ?? ""])
    }
    if person.weeks.count > 1 {
      rows.append(["All"] + columns.map { cell($0.tree, $0.nutrient, person.sum) } + [""])
    }
    rows.append([isShort ? "Average" : "Average a day"] + Nutrient.allCases.map(average) + [""])
    rows.append([isShort ? "Goal" : "Goal a day"] + Nutrient.allCases.map(goal) + [""])
    let headings = Nutrient.allCases.map(ReportWords.heading)
    return ReportColumns(
      header: [isShort ? "In grams" : "Day"] + headings.map { isShort ? String($0.prefix { $0 != " " }) : $0 } + [""],
      rows: rows, style: style, textColumns: [0, Nutrient.allCases.count + 1])
  }

  /// With a sign for at least, where part of it is unknown, or for about.
  private func cell(_ figure: FigureTree, _ nutrient: Nutrient, _ sum: MacroSum) -> String {
    guard let value = figure.value else { return "–" }
    return ReportWords.signed(ReportWords.figure(value, nutrient), sum.sign(of: nutrient))
  }

  private func average(_ nutrient: Nutrient) -> String {
    let value = person.days.average(nutrient).map {
      RoundedRows([nutrient.printedValue($0)], unit: nutrient.printedUnit).total
    }
    let isEstimate = value != nil && person.days.isEstimate
    return ReportWords.signed(ReportWords.figure(value, nutrient), isEstimate ? "≈" : nil)
  }

  private func goal(_ nutrient: Nutrient) -> String {
    switch nutrient {
    case .energy: String(person.person.goals.energy)
    case .protein: String(person.person.goals.protein)
    case .carbohydrate: String(person.person.goals.carbohydrate)
    case .fat: String(person.person.goals.fat)
    case .fibre, .sugar, .sodium: "–"
    }
  }
}

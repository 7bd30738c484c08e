internal import Cookbook
internal import Foods
package import MealPlanning
internal import Mustache
internal import Nutrition
package import Themes

/// Builds the tables of a person's days and meals; printed rows add up to their printed sums.
package struct ReportTables {
  private let text: InterfaceText
  private let person: PersonMacros
  private let printed: [PrintedMacros]

  package init(text: InterfaceText, person: PersonMacros) {
    self.text = text
    self.person = person
    printed = Nutrient.allCases.map { PrintedMacros(person, $0) }
  }

  private var figures: FigureText { FigureText(text: text) }

  /// Headings with the units.
  package var columns: [String] {
    Nutrient.allCases.map { nutrient in
      let unit = text[nutrient == .energy ? .kilocaloriesUnit : .gramsUnit]
      return nutrient == .energy ? unit : "\(text[Self.label(nutrient)]) (\(unit))"
    }
  }

  private static func label(_ nutrient: Nutrient) -> RequiredText {
    switch nutrient {
    case .energy: .energy
    case .protein: .protein
    case .carbohydrate: .carbohydrate
    case .fat: .fat
    case .fibre: .fibre
    case .sugar: .sugarAlone
    case .sodium: .salt
    }
  }

  /// Kilocalories of each day as printed.
  package func energy(ofWeek week: Int) -> [Int?] {
    printed.first { $0.nutrient == .energy }?.tree.parts[week].parts.map(\.value) ?? []
  }

  // MARK: Days

  package func rows(ofWeek index: Int) -> [ReportRowView] {
    let week = person.weeks[index]
    let days = week.days.indices.map { place in
      let day = week.days[place]
      return row(
        "\(text.shortName(of: day.date.weekday)) \(day.date.day)", datetime: day.date.text,
        cells: printed.map { cell($0.tree.parts[index].parts[place], $0.nutrient, day.sum) },
        note: note(day.status), standing: day.status.name)
    }
    let sum = row(text[.reportSum], cells: printed.map { cell($0.tree.parts[index], $0.nutrient, week.sum) })
    return days + [sum]
  }

  /// Average of the week's days, and goal of a day.
  package func summary(ofWeek index: Int) -> [ReportRowView] {
    let days = person.weeks[index].days
    let averages = Nutrient.allCases.map { nutrient in
      let average = days.average(nutrient).map {
        RoundedRows([nutrient.printedValue($0)], unit: nutrient.printedUnit).total
      }
      return average == nil ? shown(nil, nutrient) : days.signed(shown(average, nutrient))
    }
    let goals = Nutrient.allCases.map { shown(goal($0), $0) }
    return [row(text[.reportAverageDay], cells: averages), row(text[.reportGoalDay], cells: goals)]
  }

  private func goal(_ nutrient: Nutrient) -> Int? {
    let goals = person.person.goals
    return switch nutrient {
    case .energy: goals.energy
    case .protein: goals.protein
    case .carbohydrate: goals.carbohydrate
    case .fat: goals.fat
    case .fibre, .sugar, .sodium: nil
    }
  }

  private func row(
    _ label: String, datetime: String? = nil, cells: [String], note: String? = nil, standing: String? = nil
  ) -> ReportRowView {
    ReportRowView(label: label, datetime: datetime, cells: cells, note: note, standing: standing)
  }

  /// With a sign for at least, where part of it is unknown, or for about.
  private func cell(_ figure: FigureTree, _ nutrient: Nutrient, _ sum: MacroSum) -> String {
    figure.value == nil ? shown(nil, nutrient) : sum.signed(shown(figure.value, nutrient), nutrient)
  }

  /// Salt is printed in tenths of a gram, everything else whole.
  private func shown(_ value: Int?, _ nutrient: Nutrient) -> String {
    guard let value else { return "–" }
    guard nutrient == .sodium else { return text.number(value) }
    return "\(text.number(value / 10))\(text[.decimalSign])\(value % 10)"
  }

  private func note(_ status: MacroDay.Status) -> String {
    switch status {
    case .unplanned: text[.dayUnplanned]
    case .unknown: text[.dayUnknown]
    case .onTarget: text[.dayOnTarget]
    case .under: text[.dayUnder]
    case .over: text[.dayOver]
    }
  }

  /// Energy of each day of a week against the goal.
  func gauges(ofWeek index: Int) -> [DayGaugeView] {
    let energy = energy(ofWeek: index)
    return zip(person.weeks[index].days, energy).map { day, printed in
      let value = printed.map { day.sum.signed(text.number($0), .energy) } ?? "–"
      let goal = person.target.energy
      let width = goal > 0 ? min(1000, (printed ?? 0) * 2000 / (3 * goal)) : 0
      return DayGaugeView(
        label: text.shortName(of: day.date.weekday), value: value, standing: day.status.name,
        note: note(day.status), width: width)
    }
  }

  // MARK: Meals

  package func slots(ofWeek index: Int) -> [SlotRowView] {
    SlotTable(person, weeks: index..<index + 1).rows.map { row in
      SlotRowView(
        label: text.name(of: row.slot), cells: row.cells.map(slotCell), total: signed(text.number(row.total), row.sign),
        share: text.text(.percent, ["count": String(row.share)]))
    }
  }

  private func slotCell(_ cell: SlotTable.Cell) -> SlotCellView {
    let goal = person.target.energy
    let level =
      switch cell.energy ?? 0 {
      case 0: 0
      case ..<(goal / 10): 1
      case ..<(goal / 5): 2
      case ..<(goal * 35 / 100): 3
      default: 4
      }
    // On a phone the sign may stand above its figure, which would part otherwise.
    let sign = cell.sign.map { $0 + " " } ?? ""
    return SlotCellView(value: cell.energy.map { sign + text.number($0) } ?? "–", level: level)
  }
}

extension MacroSum {
  /// A figure with the sign for at least or for about, as far as one belongs to it.
  func signed(_ figure: String, _ nutrient: Nutrient) -> String {
    PageBuilding.signed(figure, sign(of: nutrient))
  }
}

/// A figure behind its sign, where it has one.
private func signed(_ figure: String, _ sign: String?) -> String { sign.map { $0 + "\u{A0}" + figure } ?? figure }

extension Sequence<MacroDay> {
  /// An average with the sign for about where it is an estimate.
  func signed(_ average: String) -> String { isEstimate ? "≈\u{A0}" + average : average }
}

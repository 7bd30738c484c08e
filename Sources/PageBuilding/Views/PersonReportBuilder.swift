internal import Cookbook
internal import Foods
package import MealPlanning
internal import Mustache
internal import Nutrition
package import Themes

/// Builds the report of one person.
package struct PersonReportBuilder {
  package let context: PageContext
  package let person: PersonMacros
  /// Unique on the page.
  package let id: String
  package let details: ReportDetails

  private var text: InterfaceText { context.text }
  private var figures: FigureText { FigureText(text: text) }
  private var days: [MacroDay] { person.days }

  package func view() -> PersonReportView {
    let isPlanned = days.plannedCount > 0
    let tables = ReportTables(text: text, person: person)
    let dishes = ReportDishes(context: context, person: person, details: details)
    return PersonReportView(
      id: id, name: person.person.name.isEmpty ? nil : Self.shown(person.person.name), headline: headline, lead: lead,
      isPlanned: isPlanned, gauges: gauges, columns: tables.columns,
      weeks: isPlanned ? person.weeks.indices.map { week($0, tables) } : [], dishes: dishes.most,
      sources: dishes.sources, coverage: coverage, goalNote: goalNote)
  }

  /// Plans write names in small letters.
  package static func shown(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }

  // MARK: Sentences

  /// `5 of 7 days on target`
  private var headline: String { ReportSentence(text: text).headline(days) }

  private var lead: String? {
    var sentences: [String] = []
    if let average = days.average(.energy) {
      let energy = RoundedRows([average]).total
      sentences.append(
        text.text(.reportAverage, ["energy": days.signed(figures.energy(average)), "difference": difference(energy)]))
    }
    let printed = PrintedMacros(person, .energy)
    if let worst = days.worst(for: person.target) { sentences.append(sentence(.reportWorst, worst, printed)) }
    if let best = days.best(for: person.target) { sentences.append(sentence(.reportBest, best, printed)) }
    let streak = days.streak.count
    if streak > 1 { sentences.append(text.counted(.reportStreak, streak)) }
    let unknown = days.count(.unknown)
    if unknown > 0 { sentences.append(text.counted(.reportUnknownDays, unknown)) }
    return sentences.isEmpty ? nil : sentences.joined(separator: " ")
  }

  private func sentence(_ key: RequiredText, _ day: MacroDay, _ printed: PrintedMacros) -> String {
    let energy = figures.energy(1000 * (printed.value(of: day) ?? 0))
    return text.text(key, ["day": name(of: day), "energy": day.sum.signed(energy, .energy)])
  }

  /// Of many days, weekdays alone say little.
  private func name(of day: MacroDay) -> String {
    let weekday = text.name(of: day.date.weekday)
    return days.count > 7 ? "\(weekday), \(text.date(day.date))," : weekday
  }

  private func difference(_ energy: Int) -> String {
    let goal = person.target.energy
    let percent = (200 * abs(energy - goal) + goal) / (2 * goal)
    if percent == 0 { return text[.reportAtGoal] }
    let share = text.text(.percent, ["count": String(percent)])
    return text.text(energy > goal ? .reportAbove : .reportBelow, ["share": share])
  }

  private var goalNote: String {
    let values = [
      "share": text.text(.percent, ["count": String(person.target.tolerance)]),
      "energy": figures.energy(1000 * person.target.energy),
    ]
    return text.text(.reportTarget, values) + (person.isKnown ? "" : " " + text[.reportUsualGoals])
  }

  private var coverage: String? {
    let sum = person.sum
    guard sum.mass > 0, sum.coverage.matched + sum.coverage.unmatched > 0 else { return nil }
    return text.text(
      .reportCoverage,
      [
        "known": text.text(.percent, ["count": String(sum.coverage.thousandths / 10)]),
        "guessed": text.text(.percent, ["count": String(sum.guessedPercent)]),
      ])
  }

  // MARK: Gauges

  private var gauges: [GaugeView] {
    let goals = person.person.goals
    let all: [(Nutrient, RequiredText, Int)] = [
      (.energy, .energy, goals.energy), (.protein, .protein, goals.protein),
      (.carbohydrate, .carbohydrate, goals.carbohydrate), (.fat, .fat, goals.fat),
    ]
    return all.map { nutrient, label, goal in
      let average = days.average(nutrient)
      let show = nutrient == .energy ? figures.energy : figures.grams
      // The gauge ends at one and a half times the goal.
      let share = average.map { goal > 0 ? $0 * 2 / (3 * goal) : 0 }
      let percent = average.map { goal > 0 ? (2 * $0 + 10 * goal) / (20 * goal) : 0 }
      return GaugeView(
        kind: "\(nutrient)", label: text[label], value: average.map { days.signed(show($0)) } ?? "–",
        goal: text.number(goal),
        percent: percent.map { text.text(.percent, ["count": String($0)]) }, width: min(share ?? 0, 1000))
    }
  }

  // MARK: Weeks

  private func week(_ index: Int, _ tables: ReportTables) -> ReportWeekView {
    let week = person.weeks[index]
    let weekID = person.weeks.count > 1 ? "\(id)-\(index + 1)" : id
    let label = text.text(.weekNumber, ["number": String(week.week.week)])
    let span = week.days[0].date...week.days[week.days.count - 1].date
    let chart = WeekChartBuilder(
      text: text, week: week, printed: tables.energy(ofWeek: index), target: person.target, id: weekID,
      description: text.text(.chartDescription, ["goal": figures.energy(1000 * person.target.energy)]))
    return ReportWeekView(
      id: weekID, label: label, span: text.span(span), chart: chart.view(), rows: tables.rows(ofWeek: index),
      summary: tables.summary(ofWeek: index), weekdays: week.days.map { text.shortName(of: $0.date.weekday) },
      slots: tables.slots(ofWeek: index), gauges: tables.gauges(ofWeek: index))
  }
}

/// Sentences that pages of several kinds say about a person's days.
package struct ReportSentence {
  package let text: InterfaceText

  package func headline(_ days: [MacroDay]) -> String {
    if days.plannedCount == 0 { return text[.nothingPlanned] }
    let judged = days.judgedCount
    guard judged > 0 else { return text[.reportNothingJudged] }
    return InterfaceText.fill(
      text.counted(.reportHeadline, judged), ["good": text.number(days.count(.onTarget))])
  }
}

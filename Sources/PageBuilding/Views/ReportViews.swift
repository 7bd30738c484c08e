package import Mustache

/// An average of a day against its goal.
struct GaugeView: View {
  let kind: String
  let label: String
  let value: String
  let goal: String
  let percent: String?
  let width: Int

  static let schema = Schema<Self>("Gauge") {
    Field("kind", \.kind, "`energy`, `protein`, `carbohydrate` or `fat`.")
    Field("label", \.label, "What is measured.")
    Field("value", \.value, "Average of a day, such as `138 g`; a dash when unknown.")
    Field("goal", \.goal, "The same for the goal, without its unit.")
    Field("percent", \.percent, "Of the goal; absent when unknown.")
    Field("width", \.width, "In thousandths of the gauge, which ends at one and a half times the goal.")
  }
}

/// A row of a table of days.
package struct ReportRowView: View {
  package let label: String
  package let datetime: String?
  package let cells: [String]
  package let note: String?
  package let standing: String?

  package static let schema = Schema<Self>("ReportRow") {
    Field("label", \.label, "The day, or what is summed up.")
    Field("datetime", \.datetime, "The day as YYYY-MM-DD; absent for sums.")
    Field("cells", \.cells, "One for each column.")
    Field("note", \.note, "How the day stands to the goal.")
    Field("standing", \.standing, "`on-target`, `under`, `over`, `unknown` or `unplanned`; absent for sums.")
  }
}

/// The energy of one meal of one day.
package struct SlotCellView: View {
  package let value: String
  package let level: Int

  package static let schema = Schema<Self>("SlotCell") {
    Field("value", \.value, "Energy; a dash where nothing is eaten or known.")
    Field("level", \.level, "From 0, nothing, to 4, more than a third of the day's goal.")
  }
}

/// The energy of one meal, day by day.
package struct SlotRowView: View {
  package let label: String
  package let cells: [SlotCellView]
  package let total: String
  package let share: String

  package static let schema = Schema<Self>("SlotRow") {
    Field("label", \.label, "Name of the meal.")
    Field("cells", \.cells, "One for each day.")
    Field("total", \.total, "Energy of all days.")
    Field("share", \.share, "Of the week's energy, in percent.")
  }
}

/// The energy of a day against the goal.
struct DayGaugeView: View {
  let label: String
  let value: String
  let standing: String
  let note: String
  let width: Int

  static let schema = Schema<Self>("DayGauge") {
    Field("label", \.label, "Short name of the weekday.")
    Field("value", \.value, "Energy as in the table of days; a dash where nothing is planned or known.")
    Field("standing", \.standing, "`on-target`, `under`, `over`, `unknown` or `unplanned`.")
    Field("note", \.note, "The same in words.")
    Field("width", \.width, "In thousandths of the gauge, which ends at one and a half times the goal.")
  }
}

/// What a person eats in a week.
package struct ReportWeekView: View {
  package let id: String
  package let label: String
  package let span: String
  let chart: WeekChartView
  package let rows: [ReportRowView]
  package let summary: [ReportRowView]
  package let weekdays: [String]
  package let slots: [SlotRowView]
  let gauges: [DayGaugeView]

  package static let schema = Schema<Self>("ReportWeek") {
    Field("id", \.id, "Unique on the page.")
    Field("label", \.label, "Such as `Week 47`.")
    Field("span", \.span, "Its days.")
    Field("chart", \.chart, "Energy of each day.")
    Field("rows", \.rows, "Each day, and the sum.")
    Field("summary", \.summary, "Average of its days, and goal of a day.")
    Field("weekdays", \.weekdays, "Short names of the days.")
    Field("slots", \.slots, "Energy of each meal.")
    Field("gauges", \.gauges, "Energy of each day against the goal.")
  }
}

/// An ingredient that something was assumed of.
package struct ReportIngredientView: View {
  package let name: String
  package let note: String

  package static let schema = Schema<Self>("ReportIngredient") {
    Field("name", \.name, "The ingredient as the recipe writes it.")
    Field("note", \.note, "Its food, source and mass, and what was assumed or is not known.")
  }
}

/// A dish that a person eats.
package struct ReportDishView: View {
  package let title: String
  package let url: String?
  package let count: String
  package let energy: String?
  package let share: String?
  package let note: String?
  package let assumed: [ReportIngredientView]

  package static let schema = Schema<Self>("ReportDish") {
    Field("title", \.title, "What it is called in the plan.")
    Field("url", \.url, "Address of the recipe.")
    Field("count", \.count, "How often it is eaten.")
    Field("energy", \.energy, "Of all portions; absent in the list of sources.")
    Field("share", \.share, "Of all energy, in percent; absent in the list of sources.")
    Field("note", \.note, "Where its figures come from; absent in the list of dishes.")
    Field("assumed", \.assumed, "Ingredients that something was assumed of, in reports that stand by themselves.")
  }
}

/// What the plan provides one person.
package struct PersonReportView: View {
  package let id: String
  package let name: String?
  package let headline: String
  package let lead: String?
  package let isPlanned: Bool
  let gauges: [GaugeView]
  package let columns: [String]
  package let weeks: [ReportWeekView]
  package let dishes: [ReportDishView]
  package let sources: [ReportDishView]
  package let coverage: String?
  let goalNote: String

  package static let schema = Schema<Self>("PersonReport") {
    Field("id", \.id, "Unique on the page.")
    Field("name", \.name, "Who eats; absent where the plan names nobody.")
    Field("headline", \.headline, "Such as `5 of 7 days on target`.")
    Field("lead", \.lead, "The average and the days that stand out.")
    Field("isPlanned", \.isPlanned, "Whether anything is planned for this person.")
    Field("gauges", \.gauges, "Averages of a day against the goals.")
    Field("columns", \.columns, "Headings of the tables of days, with units.")
    Field("weeks", \.weeks, "Week by week.")
    Field("dishes", \.dishes, "What brings most energy.")
    Field("sources", \.sources, "Where the figures of each dish come from.")
    Field("coverage", \.coverage, "How much is known, and how much guessed; absent where nothing has a mass.")
    Field("goalNote", \.goalNote, "What on target means, and whose goals these are.")
  }
}

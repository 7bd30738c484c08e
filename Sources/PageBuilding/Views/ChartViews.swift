package import Mustache

/// A part of a bar.
package struct ChartSegmentView: View {
  package let kind: String
  package let y: Int
  package let height: Int
  package let isUnsplit: Bool

  package static let schema = Schema<Self>("ChartSegment") {
    Field("kind", \.kind, "`protein`, `carbohydrate`, `fat`, or `energy` where the macros are not known.")
    Field("y", \.y, "Upper edge in pixels.")
    Field("height", \.height, "In pixels.")
    Field("isUnsplit", \.isUnsplit, "Whether it is energy of which no macro is known.")
  }
}

/// A day of a chart.
package struct ChartBarView: View {
  package let label: String
  package let left: String
  let centre: String
  package let isPlanned: Bool
  let isPartial: Bool
  package let value: String?
  let valueY: Int
  package let segments: [ChartSegmentView]

  package static let schema = Schema<Self>("ChartBar") {
    Field("label", \.label, "Short name of the weekday.")
    Field("left", \.left, "Left edge, such as `9.8%`.")
    Field("centre", \.centre, "Middle, such as `14.2%`.")
    Field("isPlanned", \.isPlanned, "Whether anything is planned.")
    Field("isPartial", \.isPartial, "Whether the day provides more than is known.")
    Field("value", \.value, "Energy such as `2130`, with a sign for at least where it is more.")
    Field("valueY", \.valueY, "Base line of the value in pixels.")
    Field("segments", \.segments, "From the bottom up; they add up to the energy.")
  }
}

/// A line of the axis.
package struct ChartTickView: View {
  package let y: Int
  let textY: Int
  package let label: String

  package static let schema = Schema<Self>("ChartTick") {
    Field("y", \.y, "In pixels.")
    Field("textY", \.textY, "Base line of the label in pixels.")
    Field("label", \.label, "Energy in kilocalories.")
  }
}

/// A chart of bars whose widths are percentages and whose heights are pixels, so that its texts keep their size.
package struct WeekChartView: View {
  package let id: String
  package let description: String
  package let height: Int
  package let base: Int
  package let barWidth: String
  package let ticks: [ChartTickView]
  let goalY: Int
  let goalHeight: Int
  let goalLabelY: Int
  let goalValueY: Int
  package let goal: String
  package let bars: [ChartBarView]
  let hasUnsplit: Bool

  package static let schema = Schema<Self>("WeekChart") {
    Field("id", \.id, "Unique on the page.")
    Field("description", \.description, "What the chart shows, for those who do not see it.")
    Field("height", \.height, "In pixels.")
    Field("base", \.base, "Where zero is, in pixels.")
    Field("barWidth", \.barWidth, "Such as `8.8%`.")
    Field("ticks", \.ticks, "Lines of the axis; the first is zero.")
    Field("goalY", \.goalY, "Where the goal is, in pixels.")
    Field("goalHeight", \.goalHeight, "From zero to the goal, in pixels.")
    Field("goalLabelY", \.goalLabelY, "Base line of the word above the goal line, in pixels.")
    Field("goalValueY", \.goalValueY, "Base line of the number below it, in pixels.")
    Field("goal", \.goal, "The goal in kilocalories.")
    Field("bars", \.bars, "One for each day.")
    Field("hasUnsplit", \.hasUnsplit, "Whether a day has energy of which no macro is known.")
  }
}

internal import Cookbook
internal import Foods
package import MealPlanning
internal import Mustache
internal import Nutrition
package import Themes

/// Builds the bars of a week: energy of each day, split by macro, against the goal.
///
/// Heights are whole pixels of one cumulative scale from zero, so that segments meet without gaps.
package struct WeekChartBuilder {
  package let text: InterfaceText
  package let week: MacroWeek
  /// Kilocalories as printed for each day.
  package let printed: [Int?]
  package let target: EnergyTarget
  package let id: String
  package let description: String

  private static let top = 34
  private static let base = 262
  private static let height = 296
  /// Room for the labels of the axis and of the goal, in thousandths of the width.
  private static let margin = 95

  package func view() -> WeekChartView {
    let goalY = y(1000 * target.energy)
    let bars = week.days.indices.map(bar)
    return WeekChartView(
      id: id, description: description, height: Self.height, base: Self.base, barWidth: percent(barWidth), ticks: ticks,
      goalY: goalY, goalHeight: Self.base - goalY, goalLabelY: goalY - 6, goalValueY: goalY + 15,
      goal: text.number(target.energy), bars: bars,
      hasUnsplit: bars.contains { $0.segments.contains(where: \.isUnsplit) })
  }

  // MARK: Scale

  /// Kilocalories between two lines: at most four of them above zero.
  private var step: Int {
    let most = max(1000 * target.energy, week.days.map { $0.sum.figures.energy ?? 0 }.max() ?? 0)
    var step = 250
    while 4 * step * 1000 < most { step *= 2 }
    return step
  }

  private var lineCount: Int {
    let most = max(1000 * target.energy, week.days.map { $0.sum.figures.energy ?? 0 }.max() ?? 0)
    return (most + 1000 * step - 1) / (1000 * step)
  }

  private func y(_ thousandths: Int) -> Int {
    let whole = 1000 * step * lineCount
    let height = Self.base - Self.top
    return Self.base - Int((Int128(thousandths) * Int128(2 * height) + Int128(whole)) / Int128(2 * whole))
  }

  private var ticks: [ChartTickView] {
    (0...lineCount).map { number in
      let y = y(1000 * step * number)
      return ChartTickView(y: y, textY: y - 5, label: text.number(step * number))
    }
  }

  // MARK: Bars

  private var columnWidth: Int { (1000 - 2 * Self.margin) / max(1, week.days.count) }
  private var barWidth: Int { columnWidth * 7 / 10 }

  private func percent(_ thousandths: Int) -> String { "\(thousandths / 10).\(thousandths % 10)%" }

  private func bar(_ index: Int) -> ChartBarView {
    let day = week.days[index]
    let centre = Self.margin + columnWidth * index + columnWidth / 2
    let value = printed[index].map { text.number($0) }
    let isPartial = day.isPlanned && !day.sum.knows(.energy)
    let edge = y(day.sum.figures.energy ?? 0)
    return ChartBarView(
      label: text.shortName(of: day.date.weekday), left: percent(centre - barWidth / 2), centre: percent(centre),
      isPlanned: day.isPlanned, isPartial: isPartial,
      value: day.isPlanned ? value.map { day.sum.signed($0, .energy) } ?? "?" : nil, valueY: edge - 7,
      segments: segments(of: day))
  }

  private func segments(of day: MacroDay) -> [ChartSegmentView] {
    guard let energy = day.sum.figures.energy, energy > 0 else { return [] }
    guard let shares = MacroShares(day.sum.figures) else { return [segment("energy", 0, energy)] }
    var parts: [ChartSegmentView] = []
    var before = 0
    for part in shares.parts {
      // Shares are of the energy by 4, 4 and 9; what alcohol or rounding adds stays at the top.
      let end = Int(Int128(energy) * Int128(part.start + part.share) / 1000)
      if y(before) > y(end) { parts.append(segment("\(part.nutrient)", before, end)) }
      before = max(before, end)
    }
    if y(before) > y(energy) + 1 { parts.append(segment("energy", before, energy)) }
    return parts
  }

  private func segment(_ kind: String, _ from: Int, _ to: Int) -> ChartSegmentView {
    ChartSegmentView(kind: kind, y: y(to), height: y(from) - y(to), isUnsplit: kind == "energy")
  }
}

public import Mustache

/// The records of plans and of what they provide.
extension ViewTypes {
  public static let chartSegment = RecordType(
    "ChartSegment",
    [
      .init("kind", .text, "`protein`, `carbohydrate`, `fat`, or `energy` where the macros are not known."),
      .init("y", .integer, "Upper edge in pixels."),
      .init("height", .integer, "In pixels."),
    ])

  public static let chartBar = RecordType(
    "ChartBar",
    [
      .init("label", .text, "Short name of the weekday."),
      .init("left", .text, "Left edge, such as `9.8%`."),
      .init("centre", .text, "Middle, such as `14.2%`."),
      .init("isPlanned", .bool, "Whether anything is planned."),
      .init("isPartial", .bool, "Whether the day provides more than is known."),
      .init("value", .text, "Energy such as `2130`, with a sign for at least where it is more."),
      .init("valueY", .integer, "Base line of the value in pixels."),
      .init("segments", .list(.record(chartSegment)), "From the bottom up; they add up to the energy."),
    ])

  public static let chartTick = RecordType(
    "ChartTick",
    [
      .init("y", .integer, "In pixels."),
      .init("textY", .integer, "Base line of the label in pixels."),
      .init("label", .text, "Energy in kilocalories."),
    ])

  /// A chart of bars whose widths are percentages and whose heights are pixels, so that its texts keep their size.
  public static let weekChart = RecordType(
    "WeekChart",
    [
      .init("id", .text, "Unique on the page."),
      .init("description", .text, "What the chart shows, for those who do not see it."),
      .init("height", .integer, "In pixels."),
      .init("base", .integer, "Where zero is, in pixels."),
      .init("barWidth", .text, "Such as `8.8%`."),
      .init("ticks", .list(.record(chartTick)), "Lines of the axis; the first is zero."),
      .init("goalY", .integer, "Where the goal is, in pixels."),
      .init("goalHeight", .integer, "From zero to the goal, in pixels."),
      .init("goalLabelY", .integer, "Base line of the word above the goal line, in pixels."),
      .init("goalValueY", .integer, "Base line of the number below it, in pixels."),
      .init("goal", .text, "The goal in kilocalories."),
      .init("bars", .list(.record(chartBar)), "One for each day."),
    ])

  public static let gauge = RecordType(
    "Gauge",
    [
      .init("kind", .text, "`energy`, `protein`, `carbohydrate` or `fat`."),
      .init("label", .text, "What is measured."),
      .init("value", .text, "Average of a day, such as `138 g`; a dash when unknown."),
      .init("goal", .text, "The same for the goal, without its unit."),
      .init("percent", .text, "Of the goal; absent when unknown."),
      .init("width", .integer, "In thousandths of the gauge, which ends at one and a half times the goal."),
    ])

  public static let reportRow = RecordType(
    "ReportRow",
    [
      .init("label", .text, "The day, or what is summed up."),
      .init("datetime", .text, "The day as YYYY-MM-DD; absent for sums."),
      .init("cells", .list(.text), "One for each column."),
      .init("note", .text, "How the day stands to the goal; may be absent."),
      .init("standing", .text, "`on-target`, `under`, `over`, `unknown` or `unplanned`; absent for sums."),
    ])

  public static let slotCell = RecordType(
    "SlotCell",
    [
      .init("value", .text, "Energy; a dash where nothing is eaten or known."),
      .init("level", .integer, "From 0, nothing, to 4, more than a third of the day's goal."),
    ])

  public static let slotRow = RecordType(
    "SlotRow",
    [
      .init("label", .text, "Name of the meal."),
      .init("cells", .list(.record(slotCell)), "One for each day."),
      .init("total", .text, "Energy of all days."),
      .init("share", .text, "Of the week's energy, in percent."),
    ])

  public static let dayGauge = RecordType(
    "DayGauge",
    [
      .init("label", .text, "Short name of the weekday."),
      .init("value", .text, "Energy as in the table of days; a dash where nothing is planned or known."),
      .init("standing", .text, "`on-target`, `under`, `over`, `unknown` or `unplanned`."),
      .init("note", .text, "The same in words."),
      .init("width", .integer, "In thousandths of the gauge, which ends at one and a half times the goal."),
    ])

  public static let reportWeek = RecordType(
    "ReportWeek",
    [
      .init("id", .text, "Unique on the page."),
      .init("label", .text, "Such as `Week 47`."),
      .init("span", .text, "Its days."),
      .init("chart", .record(weekChart), "Energy of each day."),
      .init("rows", .list(.record(reportRow)), "Each day, and the sum."),
      .init("summary", .list(.record(reportRow)), "Average of its days, and goal of a day."),
      .init("weekdays", .list(.text), "Short names of the days."),
      .init("slots", .list(.record(slotRow)), "Energy of each meal."),
      .init("gauges", .list(.record(dayGauge)), "Energy of each day against the goal."),
    ])

  public static let reportIngredient = RecordType(
    "ReportIngredient",
    [
      .init("name", .text, "The ingredient as the recipe writes it."),
      .init("note", .text, "Its food, source and mass, and what was assumed or is not known."),
    ])

  public static let reportDish = RecordType(
    "ReportDish",
    [
      .init("title", .text, "What it is called in the plan."),
      .init("url", .text, "Address of the recipe; may be absent."),
      .init("count", .text, "How often it is eaten."),
      .init("energy", .text, "Of all portions; absent in the list of sources."),
      .init("share", .text, "Of all energy, in percent; absent in the list of sources."),
      .init("note", .text, "Where its figures come from; absent in the list of dishes."),
      .init(
        "assumed", .list(.record(reportIngredient)),
        "Ingredients that something was assumed of, in reports that stand by themselves."),
      .init("hasAssumed", .bool, "Whether there are any."),
    ])

  public static let personReport = RecordType(
    "PersonReport",
    [
      .init("id", .text, "Unique on the page."),
      .init("name", .text, "Who eats; absent where the plan names nobody."),
      .init("headline", .text, "Such as `5 of 7 days on target`."),
      .init("lead", .text, "The average and the days that stand out; may be absent."),
      .init("isPlanned", .bool, "Whether anything is planned for this person."),
      .init("gauges", .list(.record(gauge)), "Averages of a day against the goals."),
      .init("columns", .list(.text), "Headings of the tables of days, with units."),
      .init("weeks", .list(.record(reportWeek)), "Week by week."),
      .init("dishes", .list(.record(reportDish)), "What brings most energy."),
      .init("sources", .list(.record(reportDish)), "Where the figures of each dish come from."),
      .init("coverage", .text, "How much is known, and how much guessed; absent where nothing has a mass."),
      .init("goalNote", .text, "What on target means, and whose goals these are."),
    ])

  public static let planDish = RecordType(
    "PlanDish",
    [
      .init("title", .text, "What is eaten."),
      .init("url", .text, "Address of the recipe; may be absent."),
      .init("note", .text, "That it is left over, who eats it and how much; may be absent."),
    ])

  public static let planMeal = RecordType(
    "PlanMeal",
    [
      .init("slot", .text, "Name of the meal."),
      .init("dishes", .list(.record(planDish)), "In the order of the plan."),
    ])

  public static let planColumn = RecordType(
    "PlanColumn",
    [
      .init("label", .text, "Name of the meal."),
      .init("width", .text, "Part of the table's width, by how much is to be read in it, such as `21.5%`."),
    ])

  public static let planDay = RecordType(
    "PlanDay",
    [
      .init("label", .text, "The weekday."),
      .init("date", .text, "The day in the site's language."),
      .init("datetime", .text, "The same as YYYY-MM-DD."),
      .init("meals", .list(.record(planMeal)), "In the order of a day."),
    ])

  public static let weekLink = RecordType(
    "WeekLink",
    [
      .init("label", .text, "Such as `Week 47`."),
      .init("span", .text, "Its days."),
      .init("url", .text, "Address of its page."),
      .init("headlines", .list(.text), "What the reports say, one for each person."),
    ])

  /// `week.mustache`: the plan of a week and what it provides.
  public static func weekPage(text: RecordType) -> RecordType {
    root(
      "WeekPage", text: text,
      [
        .init("span", .text, "The days of the week."),
        .init("people", .list(.record(personReport)), "One report for each person."),
        .init("days", .list(.record(planDay)), "What is planned."),
        .init("jsonUrl", .text, "Relative URL of the report as JSON."),
        .init("earlier", .record(weekLink), "The week before that has a plan; may be absent."),
        .init("later", .record(weekLink), "The week after that has a plan; may be absent."),
        .init("shopping", .record(shoppingList), "What the plan needs and the pantry does not hold."),
        .init("listUrl", .text, "Relative URL of the shopping list as text."),
        .init("listLink", .text, "`quickyshoppy:` address that holds the list; absent where nothing is to be bought."),
      ])
  }

  /// `plans.mustache`: all weeks that have a plan.
  public static func plansPage(text: RecordType) -> RecordType {
    root("PlansPage", text: text, [.init("weeks", .list(.record(weekLink)), "The newest first.")])
  }

  /// `report.mustache`: the reports of any days as one file that needs nothing else.
  public static func reportPage(text: RecordType) -> RecordType {
    root(
      "ReportPage", text: text,
      [
        .init("span", .text, "The days of the report."),
        .init("people", .list(.record(personReport)), "One report for each person."),
        .init("style", .html, "The style sheet of the theme."),
      ])
  }

  /// `print/report.mustache`: the reports of any days on paper, one person after the other.
  public static func printedReportPage(text: RecordType) -> RecordType {
    root(
      "PrintedReportPage", text: text,
      [
        .init("span", .text, "The week or days of the report."),
        .init("people", .list(.record(personReport)), "One report for each person."),
        .init("paper", .record(paper), "What it is printed on."),
      ])
  }

  /// `print/week-sheet.mustache`: a week on two pages, its plan with what it provides, and its shopping list.
  public static func weekSheet(text: RecordType) -> RecordType {
    root(
      "WeekSheet", text: text,
      [
        .init("span", .text, "The week and its days."),
        .init("slots", .list(.record(planColumn)), "The meals that are planned, in the order of a day."),
        .init("days", .list(.record(planDay)), "Every day of the week with each of those meals, planned or not."),
        .init("people", .list(.record(personReport)), "What the plan provides each person."),
        .init(
          "planFit", .integer, "0, or how many steps smaller the plan is set than it should be, to fit on its page."),
        .init("listFit", .integer, "The same for the shopping list."),
        .init("paper", .record(paper), "What it is printed on."),
        .init("shopping", .record(shoppingList), "What has to be bought."),
        .init("sheet", .record(printedList), "What only a printed shopping list shows."),
      ])
  }
}

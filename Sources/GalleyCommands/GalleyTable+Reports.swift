internal import CommandLineParsing
internal import MealPlanning
internal import SitePlanning

/// The command that compares what is planned with what people mean to eat.
extension GalleyTable {
  static let planSheet = CommandSpec(
    GalleyCommand.planSheet.rawValue, group: plans, summary: "print a week for the fridge",
    description: [
      """
      Sets a week on two pages: what is planned, day by day and meal by meal, with what it provides everybody; and its \
      shopping list to tick off, with a QR code. The list is what the plan needs without what pantry.md holds, as on \
      the page of the week. Type gets smaller where a page is too small; a warning says so where even that is not \
      enough. \(weekWords)
      """,
      """
      PDFs need WeasyPrint 57 or newer. HTML is for the print dialogue of a browser.
      """,
    ],
    operands: [OperandSpec("week", .optional, help: "Week; this week when left out.")],
    options: [
      OptionSpec("person", "p", value: .required("NAME", .text), help: "Only what this person eats."),
      PlanSheetCommand.paper.spec,
      PlanSheetCommand.format.spec,
      todaySpec,
    ],
    examples: [UsageExample("galley plan sheet next --output week.pdf", "Print next week.")])

  static let report = CommandSpec(
    GalleyCommand.report.rawValue, group: plans, summary: "report what plans provide",
    description: [
      """
      Adds up energy, protein, carbohydrate, fat, fibre, sugar and salt of what is planned, for every person, day and \
      week, and compares them with the goals of galley.yaml. Leftovers count where they are eaten.
      """,
      """
      A recipe's own figures count where it states them, otherwise those of its ingredients; foods that are planned by \
      themselves are looked up in the table of foods, and notes count with what they state. What is unknown is never \
      counted as nothing: sums that lack something are marked as "at least", and such a day is not judged, unless it \
      is over the goal already. Printed rows add up to their printed sums.
      """,
      """
      --output names the file to write in place of standard output. The format csv has one row for each dish and \
      person, with exact figures; json has all there is, with every ingredient of every recipe. html is one page to \
      look at, with everything inside. pdf is for paper, made by WeasyPrint 57 or newer: each person's first page has \
      the week at a glance, the next says where every figure comes from. \(weekWords)
      """,
    ],
    options: [
      OptionSpec(
        "plan", value: .required("PLAN", .fileWithExtension(["md", "json", "menu"])), defaultText: "this week",
        help: "Week, day or plan file."),
      OptionSpec("from", value: .required("DATE", .text), help: "First day, in place of a plan."),
      OptionSpec(
        "to", value: .required("DATE", .text), defaultText: "six days later",
        help: "Last day."),
      OptionSpec("person", "p", value: .required("NAME", .text), help: "Report on this person only."),
      OptionSpec(
        "tolerance", value: .required("PERCENT", .integer(0...100)), defaultText: "10",
        help: "How far the energy of a day on target may be from the goal."),
      ReportCommand.format.spec,
      ReportCommand.paper.spec,
      todaySpec,
    ],
    examples: [
      UsageExample("galley report --plan 2026-W47", "Report on a week."),
      UsageExample("galley report --plan this --format pdf --output week.pdf", "Print this week's report."),
      UsageExample(
        "galley report --from 2026-11-01 --to 2026-11-30 --format csv > november.csv", "Make a spreadsheet of a month."),
    ])
}

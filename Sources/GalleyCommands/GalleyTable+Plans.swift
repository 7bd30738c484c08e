internal import CommandLineParsing

/// The commands for what is planned to be eaten.
extension GalleyTable {
  static let plans = "Plans"

  static let todaySpec = OptionSpec(
    "today", value: .required("DATE", .text), defaultText: "the day it is",
    help: """
      Day that “this week” is counted from, as 2026-11-16.
      """)

  static let weekWords = """
    A week is written as 2026-W47, or as "this", "next" or "last". Plans are files in the folder plans of the content \
    folder.
    """

  static let planShow = CommandSpec(
    GalleyCommand.planShow.rawValue, group: plans, summary: "show what is planned",
    description: [
      """
      Shows each day's meals with the recipes they are made from, what is left over from which meal, and how many \
      servings everybody eats. \(weekWords)
      """
    ],
    operands: [
      OperandSpec(
        "plan", .optional, kind: .fileWithExtension(["md", "json", "menu"]),
        help: "Week, day or plan file; this week when left out.")
    ],
    options: [
      OptionSpec("person", "p", value: .required("NAME", .text), help: "Show only what this person eats."),
      OptionSpec(
        "format", "f", value: .required("FORMAT", .choice(PlanFormat.allCases.map(\.rawValue))), defaultText: "text",
        help: "For people, or as JSON."),
      todaySpec,
    ],
    examples: [
      UsageExample("galley plan show", "Show this week."),
      UsageExample("galley plan show next --person anna", "Show what Anna eats next week."),
    ])

  static let planCheck = CommandSpec(
    GalleyCommand.planCheck.rawValue, group: plans, summary: "check plans",
    description: [
      """
      Checks every plan of the site, or those named: days and weeks, amounts, links to recipes, leftovers and people. \
      "galley check" does the same and checks everything else, too.
      """
    ],
    operands: [
      OperandSpec("file", .any, kind: .fileWithExtension(["md", "json", "menu"]), help: "Plan file of the site to check.")
    ],
    options: [todaySpec],
    examples: [UsageExample("galley plan check", "Check all plans.")])
}

internal import CommandLineParsing
internal import MealPlanning

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
      PlanShowCommand.format.spec,
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
      OperandSpec(
        "file", .any, kind: .fileWithExtension(["md", "json", "menu"]), help: "Plan file of the site to check.")
    ],
    options: [todaySpec],
    examples: [UsageExample("galley plan check", "Check all plans.")])
}

/// The commands that write plans.
extension GalleyTable {
  static let planFormat = CommandSpec(
    GalleyCommand.planFormat.rawValue, group: plans, summary: "rewrite plans in canonical form",
    description: [
      """
      Rewrites Markdown plans in one form: "## " before days, "- " before meals, dishes separated by semicolons, blank \
      lines around headings. Prose stays, and so do lines that something is wrong with, files with errors, menus and \
      JSON.
      """
    ],
    operands: [
      OperandSpec(
        "file", .any, kind: .fileWithExtension(["md"]), help: "Plan to rewrite; all of them when none is named.")
    ],
    options: [
      OptionSpec(
        "check", value: .none,
        help: """
          Change nothing; name the files that would change, and exit with 1 if there are any.
          """)
    ],
    examples: [UsageExample("galley plan fmt --check", "See whether all plans are in canonical form.")])

  static let planImport = CommandSpec(
    GalleyCommand.planImport.rawValue, group: plans, summary: "take over a plan from a file",
    description: [
      """
      Checks a plan of one week, such as the one the planner of the site saves, and puts it into the folder plans. Another       plan of the week stays unless --replace says otherwise; one with an error is refused whole. Links lead where they       do from the folder plans. \(weekWords)
      """
    ],
    operands: [OperandSpec("file", kind: .fileWithExtension(["md"]), help: "Plan file, or - for standard input.")],
    options: [
      OptionSpec("week", value: .required("WEEK", .text), help: "Week it is for; the one its name or heading says."),
      OptionSpec("replace", value: .none, help: "Take it in the place of another plan of the week."),
      todaySpec,
    ],
    examples: [UsageExample("galley plan import ~/Downloads/2026-W48.md", "Take over what was planned in the browser.")]
  )

  static let planNew = CommandSpec(
    GalleyCommand.planNew.rawValue, group: plans, summary: "propose the plan of a week",
    description: [
      """
      Writes a plan for a week that has none: recipes by the meal their category names, those that were planned longest \
      ago first. Recipes tagged with another season come last; of the others, those of the season are preferred: by \
      their tags, or because the vegetables and fruits they are mainly made of are harvested in the week's month. Of \
      recipes that fit equally well the one comes next that shares the fewest tags with those before it.
      """,
      """
      A dinner that feeds everybody twice is lunch on the next day, too. A recipe without a category is taken for the \
      meal its tags, its title or its foods speak for, which is said. Recipes that nothing is known of, or that name no \
      servings, are left out, and so are archived ones.
      """,
      """
      With --towards-goals the week comes within a tenth of everybody's energy and protein, on average of a day, as far \
      as the recipes allow: no dish comes twice, each person has servings of their own, and what could not be reached is \
      said. Only recipes whose nutrition is known are planned then.
      """,
      """
      The same recipes, plans and seed give the same week. An existing file is never overwritten. \(weekWords)
      """,
    ],
    operands: [OperandSpec("week", .exactly(1), help: "Week to plan.")],
    options: [
      OptionSpec(
        "from", value: .required("EXPRESSION", .text), help: "Use only recipes that match, as in “galley list”."),
      OptionSpec(
        "people", value: .required("NAMES", .text), defaultText: "everybody in galley.yaml, else two",
        help: """
          Who eats: names separated by commas, or a number of people.
          """),
      OptionSpec(
        "seed", value: .required("N", .integer(0...Int.max)), defaultText: "taken from the week",
        help: "Choose otherwise among recipes that fit equally well."),
      PlanNewCommand.hemisphere.spec,
      OptionSpec(
        "towards-goals", value: .none, help: "Come near everybody's energy and protein, with no dish twice."),
      OptionSpec("dry-run", "n", value: .none, help: "Print the plan; write nothing."),
      todaySpec,
    ],
    examples: [
      UsageExample("galley plan new next --dry-run", "See a proposal for next week."),
      UsageExample("galley plan new 2026-W50 --from vegetarian --seed 7", "Plan a vegetarian week."),
      UsageExample("galley plan new next --towards-goals -n", "See a week that comes near everybody's goals."),
    ])

  private static let placeOperands = [
    OperandSpec("week", .exactly(1), help: "Week of the plan."),
    OperandSpec("day", .exactly(1), help: "Day of the week, in any of the four languages, or a date of that week."),
    OperandSpec("slot", .exactly(1), help: "Meal, such as dinner or “morning snack”."),
  ]

  static let planAdd = CommandSpec(
    GalleyCommand.planAdd.rawValue, group: plans, summary: "add a dish to a plan",
    description: [
      """
      Adds a recipe, named as for "galley show", a food with its amount, a note with its energy ("pizza ~ 800 kcal") \
      or a leftover ("leftover of Monday dinner"). With --text, any text is taken as it is. The rest of the file stays \
      byte for byte; a plan that is not there yet is made. Without --servings a recipe is planned with one serving for each \
      who eats, which is said. \(weekWords)
      """
    ],
    operands: placeOperands + [OperandSpec("item", .oneOrMore, help: "Recipe or text; several words are joined.")],
    options: [
      OptionSpec("servings", value: .required("N", .text), help: "Servings that are made, such as 2 or 1/2."),
      OptionSpec(
        "person", "p", value: .required("NAME", .text), isRepeatable: true, help: "Person that eats it; everybody else."
      ),
      OptionSpec("text", value: .none, help: "Take the words as they are; look for no recipe."),
      todaySpec,
    ],
    examples: [
      UsageExample("galley plan add this tuesday dinner lentil soup --servings 4", "Plan a recipe."),
      UsageExample("galley plan add 2026-W47 friday lunch --text eating out", "Plan a meal elsewhere."),
    ])

  static let planRemove = CommandSpec(
    GalleyCommand.planRemove.rawValue, group: plans, summary: "remove a dish from a plan",
    description: [
      """
      Removes a whole meal, or only the dishes whose title, text or file has the words named. The rest of the file stays \
      byte for byte. \(weekWords)
      """
    ],
    operands: placeOperands + [
      OperandSpec("item", .any, help: "Words of the dish; the whole meal when none is named.")
    ],
    options: [todaySpec],
    examples: [UsageExample("galley plan remove this tuesday dinner soup", "Take the soup out of a dinner.")])
}

/// The commands that compare and hand on plans.
extension GalleyTable {
  static let planDiff = CommandSpec(
    GalleyCommand.planDiff.rawValue, group: plans, summary: "compare two plans",
    description: [
      """
      Names the dishes that were swapped, added, removed, moved to another meal, or are eaten in another amount; for \
      each person the energy, protein, carbohydrates and fat of a day, on average and day by day, and the days on \
      target; and what has to be bought more, less or in another amount. Days of different weeks are compared by their \
      day of the week. \(weekWords)
      """,
      """
      A file that is no plan of the site is read as if it stood in the folder plans, in place of the plans for its days; \
      "-" is standard input. One that does not say its week is taken for the week of the other plan.
      """,
    ],
    operands: [
      OperandSpec(
        "old", .exactly(1), kind: .fileWithExtension(["md", "json", "menu"]), help: "Week, plan file, or “-”."),
      OperandSpec(
        "new", .exactly(1), kind: .fileWithExtension(["md", "json", "menu"]), help: "Week, plan file, or “-”."),
    ],
    options: [
      PlanDiffCommand.format.spec,
      OptionSpec("exit-code", value: .none, help: "Exit with 1 if the plans differ."),
      todaySpec,
    ],
    examples: [
      UsageExample("galley plan diff last this", "See how this week differs from the last one."),
      UsageExample(
        "git show main:content/plans/2026-W47.md | galley plan diff - 2026-W47 --format markdown",
        "Write a comment for a pull request."),
    ])

  static let planCalendar = CommandSpec(
    GalleyCommand.planCalendar.rawValue, group: plans, summary: "print plans as calendar events",
    description: [
      """
      Prints an iCalendar file (RFC 5545): one event for each meal, with links to the recipes where galley.yaml has a \
      base-url, and one on the evening before for dishes that have to be begun then. Importing it again changes the \
      events and adds none. \(weekWords)
      """
    ],
    operands: [OperandSpec("plan", .optional, help: "Week, day or plan file; this week when left out.")],
    options: [
      OptionSpec("from", value: .required("DATE", .text), help: "First day, in place of a week."),
      OptionSpec("to", value: .required("DATE", .text), help: "Last day."),
      OptionSpec("person", "p", value: .required("NAME", .text), help: "Only the meals this person eats."),
      todaySpec,
    ],
    examples: [UsageExample("galley plan ics 2026-W47 > week.ics", "Write a week for a calendar.")])
}

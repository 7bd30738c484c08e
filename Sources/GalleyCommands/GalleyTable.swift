internal import CommandLineParsing
internal import SiteBuilding
internal import Themes

/// The commands of the program, by their names on the command line.
enum GalleyCommand: String, CaseIterable {
  case initialise = "init"
  case importRecipes = "import"
  case format = "fmt"
  case manual = "man"
  case tagAdd = "tag add"
  case tagRemove = "tag remove"
  case tagRename = "tag rename"
  case themeCheck = "theme check"
  case themeList = "theme list"
  case themeNew = "theme new"
  case planShow = "plan show"
  case planCheck = "plan check"
  case shopList = "shop list"
  case shopAdd = "shop add"
  case shopTick = "shop tick"
  case shopUntick = "shop untick"
  case shopClear = "shop clear-ticked"
  case shopRemove = "shop remove"
  case shopMove = "shop move"
  case shopImport = "shop import"
  case planFormat = "plan fmt"
  case planNew = "plan new"
  case planAdd = "plan add"
  case planRemove = "plan remove"
  case planDiff = "plan diff"
  case planCalendar = "plan ics"
  case planSheet = "plan sheet"
  case planImport = "plan import"
  case pantryImport = "pantry import"
  case delete, duplicates, edit, merge, new, rename, undo
  case archive, book, build, card, categorize, check, clean, completions, cook, doctor, export, food, ingredient,
    inspect, list,
    favourite, report, restore, serve, show, unfavourite
}

/// The one table that parsing, help, man pages and completions are made from.
enum GalleyTable {
  static let table = CommandTable(
    name: "galley", version: Version.current,
    summary: "turn a folder of recipes into a website",
    description: [
      "Galley reads a folder of recipes, RecipeMD 2.4.0 Markdown or JSON, and renders them through templates into a website of static files that works without a server.",
      "The site's root is the folder that holds galley.yaml and the folders content, templates and output. Every key of galley.yaml has a default, and so has every template.",
    ],
    commonOptions: commonOptions,
    commands: [
      initialise, build, serve, check, inspect, list, show, format, importRecipes, export, cook, ingredient, food,
      categorize, new, edit, rename, delete, undo, duplicates, merge,
      archive, restore, favourite, unfavourite, tagAdd, tagRemove, tagRename, planShow,
      planNew, planAdd, planRemove, planCheck, planFormat, planDiff, planCalendar, planSheet, planImport, pantryImport,
      shopList, shopAdd,
      shopTick, shopUntick, shopClear, shopRemove, shopMove, shopImport, report, card, book, themeList, themeNew,
      themeCheck, doctor, clean, completions,
      manual,
    ],
    exitStatuses: [
      ExitStatus(0, "everything is clean; warnings alone do not change that"),
      ExitStatus(1, "there are problems in the content, the configuration or the templates"),
      ExitStatus(2, "the command line is wrong"),
      ExitStatus(3, "the output or cache cannot be written, a full disk, another build at work"),
    ],
    files: [
      FileNote("galley.yaml", "the configuration of the site"),
      FileNote("foods.yaml", "foods of your own, and which names mean which food"),
      FileNote("aisle.conf", "which items belong into which category of the shop, and in which order"),
      FileNote("substitutions.yaml", "what else may take the place of what"),
      FileNote("content/pantry.md", "what is at home"),
      FileNote("content/", "the recipes and their pictures"),
      FileNote("content/book.md", "what stands in the cookbook, and in which order"),
      FileNote("content/shopping.md", "what is on the shopping list by hand, and what is bought"),
      FileNote("content/pages/", "pages of text beside the recipes"),
      FileNote("content/plans/", "what is planned to be eaten, one file for each week"),
      FileNote("templates/", "templates, style sheets and strings that replace those of the theme"),
      FileNote("themes/", "themes of your own, a folder each"),
      FileNote("output/", "the site"),
      FileNote(
        ".galley/",
        "what is remembered between builds, which can be deleted at any time, deleted recipes in trash, and imported foods"
      ),
    ],
    examples: [
      UsageExample("galley init cookbook", "Start a cookbook in the folder cookbook."),
      UsageExample("galley build", "Build the site of the current folder."),
      UsageExample("galley check --strict", "Check everything, and take warnings for errors."),
    ])

  private static let commonOptions = [
    OptionSpec("root", value: .required("DIR", .directory), defaultText: ".", help: "Folder that holds galley.yaml."),
    OptionSpec(
      "output", "o", value: .required("DIR", .directory), defaultText: "output",
      help: "Folder the site is written to, instead of the configured one."),
    OptionSpec(
      "cache", value: .required("DIR", .directory), defaultText: ".galley in the site's folder",
      help: "Folder for what is remembered between builds, and for deleted recipes."),
    OptionSpec(
      "theme", value: .required("NAME", .text), help: "Theme the site is shown with, instead of the configured one."),
    OptionSpec("strict", value: .none, help: "Take warnings for errors; with any problem nothing is published."),
    OptionSpec("quiet", "q", value: .none, help: "Print problems only."),
    OptionSpec("verbose", "v", value: .none, help: "Print what is done and how long it takes."),
    CommonOptions.color.spec,
    OptionSpec(
      "jobs", "j", value: .required("N", .integer(1...256)), defaultText: "one for each core",
      help: "Recipes and pages worked on at the same time. The result is the same for any number."),
  ]

  private static let initialise = CommandSpec(
    GalleyCommand.initialise.rawValue, group: "Build", summary: "start a cookbook",
    description: [
      "Writes a cookbook that builds at once: galley.yaml, three recipes, a .gitignore and a workflow that publishes it from GitHub. Existing files are never overwritten."
    ],
    operands: [OperandSpec("dir", .exactly(1), kind: .directory, help: "Folder to write to; it is made when missing.")],
    examples: [UsageExample("galley init cookbook", "Start a cookbook in the folder cookbook.")])

  private static let build = CommandSpec(
    GalleyCommand.build.rawValue, group: "Build", summary: "build the site",
    description: [
      "Reads what has changed since the last build, renders the pages that show it, and removes files that no longer belong. Only files Galley made are ever overwritten or removed.",
      "A recipe with an error is left out and the rest is published; the exit status is 1. An error in the configuration or the templates, or any problem with --strict, leaves the last site as it was.",
    ],
    options: [
      OptionSpec(
        "pdf", value: .none,
        help: "Offer each recipe's cook card as a PDF, as \"cards: {pdf: true}\" in galley.yaml does; needs WeasyPrint."
      ),
      OptionSpec(
        "force", value: .none,
        help: "Write into an output folder that holds files Galley did not make; they stay as they are."),
      CoverageRequirement.spec,
      OptionSpec(
        "shard", value: .required("I/N", .text),
        help:
          "Make only part I of N, into the output folder with -I-of-N behind its name, so that N jobs share the rendering; all parts copied into one folder are the site. “auto” takes both numbers from GitLab, Slurm, CircleCI, Buildkite or Kubernetes."
      ),
    ] + Measurements.specs,
    examples: [
      UsageExample("galley build --strict", "Publish only if nothing is wrong."),
      UsageExample("galley build --timings --trace build.json", "Build, and say what took how long."),
    ])

  private static let check = CommandSpec(
    GalleyCommand.check.rawValue, group: "Build", summary: "check recipes, configuration and templates",
    description: [
      "Checks the files named, or the whole site: every recipe, the links between them, plans, shopping.md, pantry.md, the aisle file, the configuration and the templates. Nothing is written.",
      "Notes say which ingredients no food is known for, or what their amounts weigh; they are no problems, and --quiet leaves them out.",
    ],
    operands: [
      OperandSpec(
        "file", .any, kind: .fileWithExtension(["md", "json", "menu"]), help: "Recipe, plan or list to check.")
    ],
    options: [
      CheckCommand.format.spec,
      CoverageRequirement.spec,
    ],
    examples: [
      UsageExample("galley check", "Check the whole site."),
      UsageExample("galley check --strict soup.md", "Check one recipe against RecipeMD to the letter."),
      UsageExample("galley check content/plans/2026-W47.md", "Check one plan against the recipes of the site."),
    ])

  private static let export = CommandSpec(
    GalleyCommand.export.rawValue, group: "Recipes", summary: "print recipes in another format",
    description: [
      "Prints the recipes of the files named. One recipe is one document; several are printed one after the other, as JSON Lines where the format is JSON.",
      "Amounts are scaled and converted as galley show does it, in text and markdown-table in the steps of a kitchen; in the other formats scaled amounts stay exact, and converted ones say that they are rounded.",
      "Other programs read the formats mealie, paprika (once packed with gzip, as a .paprikarecipe), cooklang and mealmaster; text and markdown-table are for people. Notes around the steps come along; what a format has no place for, such as pictures, is left out.",
    ],
    operands: [OperandSpec("file", .oneOrMore, kind: .fileWithExtension(["md", "json"]), help: "Recipe to export.")],
    options: [
      ExportCommand.format.spec
    ] + ScaleOptions.specs,
    examples: [
      UsageExample("galley export --format recipemd-json soup.md", "Print a recipe in RecipeMD's exchange format."),
      UsageExample(
        "galley export --format paprika soup.md | gzip > soup.paprikarecipe", "Take a recipe along to Paprika."),
      UsageExample("galley export --format recipemd --metric soup.md", "Print a recipe in grams and millilitres."),
    ])

  private static let inspect = CommandSpec(
    GalleyCommand.inspect.rawValue, group: "Build", summary: "print what a page's template receives",
    description: [
      "Prints the view of a page as JSON, exactly as its template gets it. The page is named by its path in the site, or by the source of its recipe."
    ],
    operands: [
      OperandSpec(
        "page", .exactly(1), kind: .file, help: "Path of a page, such as index.html or recipes/lentil-soup.html.")
    ],
    examples: [UsageExample("galley inspect recipes/lentil-soup.html", "Print the view of a recipe page.")])
}

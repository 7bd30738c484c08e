// swift-tools-version: 6.2
import PackageDescription

/// How a debug build from nothing takes half the time, `GALLEY_WHOLE_MODULES=1`: each module is compiled in one go. Without
/// it, as one works, a change compiles the files it concerns alone.
let hasWholeModules = Context.environment["GALLEY_WHOLE_MODULES"] != nil

let wholeModules: [SwiftSetting] =
  !hasWholeModules
  ? []
  : [
    .unsafeFlags(
      [
        "-whole-module-optimization", "-num-threads", "1", "-no-emit-module-separately-wmo",
        "-index-ignore-system-modules",
      ], .when(configuration: .debug))
  ]

/// What every Swift target is compiled with: the language mode with full concurrency checking, imports that state
/// their access, and warnings that stop the build. A release build does not optimise across modules: that takes a third
/// of the time of the optimiser, and saves a hundredth of the instructions of a build of a site. Nor does it read the
/// sources twice to write the interface first: nothing waits for that alone. Nor does it note a hash of each module for
/// a later build, which holds the paths of the sources: programs are the same bytes wherever they are built. Each function
/// is a section of its own, so that the linker leaves out those that nothing calls.
let strict: [SwiftSetting] =
  [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
    .unsafeFlags(
      [
        "-disable-cmo", "-no-emit-module-separately-wmo", "-Xfrontend", "-disable-incremental-llvm-codegen",
        "-Xfrontend", "-function-sections",
      ], .when(configuration: .release)),
  ] + wholeModules

/// Where a release build notes which archives are in a program: packages state their terms and versions. Each product has a
/// map of its own; given on the command line, the option would have the tools of the build write over it.
func linkerMap(_ product: String) -> [LinkerSetting] {
  [
    .unsafeFlags(
      ["-Xlinker", "-Map=\(Context.packageDirectory)/.build/\(product).map"], .when(configuration: .release))
  ]
}

/// Targets in which a run spends too little time for anybody to notice – commands, presenters, plans, lists, exports, the
/// preview – are not optimised in release builds: it would take eight times as long to compile them.
let unoptimised = strict + [.unsafeFlags(["-Onone"], .when(configuration: .release))]

/// Targets that tests and the program they start spend most of their time in are optimised in such debug builds, too: a
/// build from nothing takes half a minute more, and the tests half the time.
let busy =
  strict + (hasWholeModules ? [.unsafeFlags(["-O"], .when(configuration: .debug))] : [])

func library(
  _ name: String, _ dependencies: [Target.Dependency] = [], settings: [SwiftSetting] = strict
) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

func tests(_ subject: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = []) -> Target {
  .testTarget(
    name: "\(subject)Tests", dependencies: [.init(stringLiteral: subject)] + dependencies, exclude: exclude,
    swiftSettings: strict)
}

/// Some test targets alone, for a quick run while one works: `GALLEY_TESTS="Foods Nutrition" scripts/test.sh`.
func chosen(_ targets: [Target]) -> [Target] {
  guard let names = Context.environment["GALLEY_TESTS"]?.split(separator: " "), !names.isEmpty else { return targets }
  return targets.filter { target in
    target.type != .test || names.contains { target.name == "\($0)Tests" }
  }
}

let package = Package(
  name: "galley",
  targets: chosen([
    // C libraries of Debian; each has exactly one Swift wrapper.
    .systemLibrary(name: "CCmarkGFM", providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"])]),
    .systemLibrary(name: "CGumbo", providers: [.apt(["libgumbo-dev"])]),
    .systemLibrary(name: "CLibYAML", providers: [.apt(["libyaml-dev"])]),
    .systemLibrary(name: "CXXHash", providers: [.apt(["libxxhash-dev"])]),
    // Opened while the program runs, not linked: Debian has no static archive of it.
    .systemLibrary(name: "CQREncode", providers: [.apt(["libqrencode-dev"])]),
    // Opened while the program runs, too: its archive needs libraries that Debian has no archives of.
    .systemLibrary(name: "CMicroHTTPD", providers: [.apt(["libmicrohttpd-dev"])]),
    // Opened by the helper for pictures alone; its interface stands in the shim, so that no header of it is needed.
    .systemLibrary(name: "CVips"),
    .systemLibrary(name: "CSQLite", providers: [.apt(["libsqlite3-dev"])]),
    .systemLibrary(name: "CZlib", providers: [.apt(["zlib1g-dev"])]),
    // A Linux system call that the Glibc module does not show.
    .systemLibrary(name: "CRenameAt2"),
    .systemLibrary(name: "CStatFS"),

    // Values.
    library("SourceText", settings: busy),
    library("Words", settings: busy),
    library("Quantities", settings: busy),
    library("Fingerprints", ["CXXHash"], settings: busy),

    // Threads that share work; who has some is handed them.
    library("Concurrency", settings: busy),

    // How the program ends while it writes.
    library("Termination", settings: unoptimised),

    // Drawings of texts for phones.
    library("QRCodes", ["CQREncode"], settings: unoptimised),

    // The preview's two ends: browsers, and files that change.
    library("HTTPServing", ["CMicroHTTPD"], settings: unoptimised),
    library("FileWatching", ["CStatFS"], settings: unoptimised),

    // Readers.
    library("RecipeMarkdown", ["CCmarkGFM"], settings: busy),
    library("Cookbook", ["Quantities", "RecipeMarkdown"]),
    library("YAMLReading", ["CLibYAML", "SourceText"], settings: busy),
    library("JSONReading", ["SourceText"], settings: busy),
    library("Mustache", ["SourceText"], settings: busy),
    library("ThemeChecking", ["SourceText", "YAMLReading"], settings: unoptimised),
    library("CommandLineParsing", ["SourceText"]),

    // Files of other programs: packed bytes, XML, books.
    library("Compression", ["CZlib"]),
    library("XMLWriting"),
    library("EPUBFiles", ["Compression", "Fingerprints", "Words", "XMLWriting"], settings: unoptimised),

    // What a kitchen knows: units, ingredient lines, foods, nutrition.
    library("KitchenUnits", ["Quantities", "Words"], settings: busy),
    library("IngredientLines", ["KitchenUnits", "Quantities", "Words"], settings: busy),
    library("Foods", ["KitchenUnits", "Quantities", "SourceText", "Words", "YAMLReading"], settings: busy),
    library(
      "Nutrition", ["Cookbook", "Foods", "IngredientLines", "KitchenUnits", "Quantities", "RecipeMarkdown", "Words"],
      settings: busy),
    library(
      "StepText",
      ["Cookbook", "Foods", "IngredientLines", "KitchenUnits", "Nutrition", "Quantities", "RecipeMarkdown", "Words"]),

    library(
      "CookbookReading",
      [
        "Cookbook", "IngredientLines", "JSONReading", "KitchenUnits", "Quantities", "RecipeMarkdown", "SourceText",
        "Words", "YAMLReading",
      ]),

    // Plans, pantries, shopping lists and books as people write them.
    library(
      "PlanReading",
      [
        "Cookbook", "CookbookReading", "JSONReading", "Quantities", "RecipeMarkdown", "SourceText",
      ]),

    // What recipes from elsewhere stand in: pages, pictures, photos of printed ones.
    library("WebPages", ["CGumbo", "JSONReading", "SourceText"]),
    library("PictureFiles", settings: unoptimised),
    library("PhotoReading", ["SourceText"], settings: unoptimised),
    library("LanguageModels", ["Fingerprints", "JSONReading", "SourceText"], settings: unoptimised),

    // Recipes for elsewhere: formats of other programs, text.
    library(
      "RecipeExport", ["Cookbook", "CookbookReading", "JSONReading", "Quantities", "RecipeMarkdown"],
      settings: unoptimised),

    library(
      "FoodDatabases", ["CSQLite", "Compression", "Foods", "JSONReading", "KitchenUnits", "SourceText", "Words"]),

    // Site.
    library("SiteStorage", ["CRenameAt2", "Concurrency", "Fingerprints", "SourceText", "Termination"]),
    library(
      "SitePlanning",
      [
        "Concurrency", "Cookbook", "CookbookReading", "Fingerprints", "Foods", "IngredientLines", "KitchenUnits",
        "Nutrition",
        "Quantities", "RecipeMarkdown", "SourceText", "Words", "YAMLReading",
      ]),

    // Recipes changed in their files, byte for byte.
    library(
      "RecipeEditing", ["Cookbook", "CookbookReading", "RecipeMarkdown", "SitePlanning", "SourceText", "Words"],
      settings: unoptimised),

    // Recipes from elsewhere: pages, texts, exports.
    library(
      "RecipeImport",
      [
        "Compression", "Cookbook", "CookbookReading", "IngredientLines", "JSONReading", "KitchenUnits",
        "LanguageModels", "PhotoReading", "PictureFiles", "Quantities", "RecipeEditing", "RecipeMarkdown", "SourceText",
        "WebPages", "Words", "YAMLReading",
      ]),

    // Questions about recipes: scaling, flattening, expressions that choose some.
    library(
      "RecipeQueries",
      [
        "Cookbook", "CookbookReading", "IngredientLines", "KitchenUnits", "Quantities", "RecipeMarkdown",
        "SitePlanning", "SourceText", "StepText", "Words",
      ]),

    // What is planned to be eaten.
    library(
      "MealPlanning",
      [
        "Cookbook", "Foods", "IngredientLines", "KitchenUnits", "Nutrition", "Quantities", "RecipeMarkdown",
        "RecipeQueries", "SitePlanning", "SourceText", "Words", "YAMLReading",
      ], settings: unoptimised),

    // What has to be bought.
    library(
      "ShoppingCategories", ["Foods", "IngredientLines", "KitchenUnits", "SourceText", "Words"], settings: busy),
    library(
      "ShoppingLists",
      [
        "Cookbook", "Foods", "IngredientLines", "JSONReading", "KitchenUnits", "Nutrition", "Quantities",
        "RecipeMarkdown", "RecipeQueries", "ShoppingCategories", "SourceText", "Words", "YAMLReading",
      ]),

    // What stands in a printed book.
    library(
      "BookPlanning",
      [
        "Cookbook", "Foods", "KitchenUnits", "MealPlanning", "Nutrition", "Quantities", "RecipeMarkdown",
        "RecipeQueries", "SitePlanning", "SourceText", "Words",
      ], settings: unoptimised),
    // The edge to WeasyPrint and Chromium: reports, lists and cards are printed by them.
    library("PDFEngine", ["JSONReading", "SourceText", "Termination"], settings: unoptimised),

    // Pictures in smaller sizes, by a program of its own: what a picture does there takes nothing else down.
    library("PictureResizing", ["CVips", "PictureFiles"], settings: unoptimised),
    .executableTarget(
      name: "galley-images", dependencies: ["PictureResizing"], swiftSettings: strict,
      linkerSettings: linkerMap("galley-images")),
    library("CoverDrawing", ["Words"]),
    library("SearchIndexing", ["Fingerprints", "JSONReading", "Words"]),
    // What a site looks like: templates, strings, styles, scripts.
    library(
      "Themes", ["Cookbook", "Fingerprints", "Mustache", "Quantities", "SourceText", "ThemeChecking", "YAMLReading"],
      settings: busy),
    // Figures and words as JSON has them, in files of the site and in what commands print.
    library("JSONVocabulary", ["Cookbook", "Foods", "JSONReading", "MealPlanning", "Nutrition", "Quantities"]),
    // What each file of a site is made from.
    library(
      "PageInputs",
      [
        "Concurrency", "Cookbook", "CoverDrawing", "Fingerprints", "Foods", "JSONVocabulary", "MealPlanning",
        "Mustache", "Nutrition",
        "PictureFiles", "Quantities", "RecipeQueries", "SearchIndexing", "SitePlanning", "Themes",
      ]),
    // Files for programs: data, feeds, the search index, what scripts read.
    library(
      "DataFiles",
      [
        "Cookbook", "CookbookReading", "Fingerprints", "Foods", "IngredientLines", "JSONReading", "JSONVocabulary",
        "KitchenUnits", "MealPlanning", "Nutrition", "PageInputs", "PlanReading", "Quantities", "RecipeMarkdown",
        "RecipeQueries", "SearchIndexing", "ShoppingCategories", "ShoppingLists", "SitePlanning", "SourceText",
        "Themes", "Words", "XMLWriting",
      ], settings: busy),
    // Pages for people: inputs and recipes, into what templates see.
    library(
      "PageBuilding",
      [
        "Cookbook", "CookbookReading", "Fingerprints", "Foods", "IngredientLines", "JSONReading", "JSONVocabulary",
        "KitchenUnits", "MealPlanning", "Mustache", "Nutrition", "PageInputs", "PictureFiles", "Quantities",
        "RecipeMarkdown", "RecipeQueries", "ShoppingLists", "SitePlanning", "SourceText", "StepText", "Themes", "Words",
      ]),
    // Any file of a site, and what is printed from it.
    library(
      "PageRendering",
      [
        "BookPlanning", "Cookbook", "CookbookReading", "CoverDrawing", "DataFiles", "EPUBFiles", "Fingerprints",
        "Foods", "KitchenUnits", "MealPlanning", "Mustache", "Nutrition", "PageBuilding", "PageInputs",
        "PictureFiles", "Quantities", "RecipeMarkdown", "SearchIndexing", "ShoppingLists", "SitePlanning", "SourceText",
        "StepText", "Themes", "XMLWriting",
      ], settings: unoptimised),

    // The default theme and the first cookbook, carried by the program.
    .plugin(name: "EmbedFiles", capability: .buildTool(), dependencies: ["embed-files"]),
    .executableTarget(name: "embed-files", swiftSettings: strict),
    .target(
      name: "DefaultFiles", exclude: ["Editor", "Knowledge", "Preview", "Starter"], swiftSettings: strict,
      plugins: ["EmbedFiles"]
    ),

    // The table of foods. Its compact form is committed: `make foods` makes it anew with compile-foods.
    .target(name: "FoodTable", dependencies: ["Foods"], exclude: ["Foods"], swiftSettings: strict),
    .executableTarget(name: "compile-foods", dependencies: ["Foods", "SourceText"], swiftSettings: strict),

    // The site as it is worked with: opened, read, planned, rendered, published.
    library(
      "SiteBuilding",
      [
        "Concurrency", "Cookbook", "CookbookReading", "DataFiles", "DefaultFiles", "Fingerprints", "FoodDatabases",
        "Foods",
        "FoodTable", "IngredientLines", "KitchenUnits", "MealPlanning", "Mustache", "Nutrition", "PageInputs",
        "PageRendering", "PhotoReading", "PictureFiles", "PlanReading", "Quantities", "RecipeQueries",
        "SearchIndexing", "ShoppingCategories", "ShoppingLists", "SitePlanning", "SiteStorage", "SourceText", "Themes",
        "Words",
      ], settings: unoptimised),
    // Values as text, tables, CSV and JSON.
    library(
      "TerminalPresentation",
      [
        "CommandLineParsing", "Cookbook", "CookbookReading", "Foods", "IngredientLines", "JSONReading", "KitchenUnits",
        "MealPlanning", "Nutrition", "Quantities", "RecipeMarkdown", "ShoppingCategories",
        "ShoppingLists", "SiteBuilding", "SitePlanning", "SiteStorage", "SourceText",
      ], settings: unoptimised),
    // Cards, books, lists and reports on paper.
    library(
      "Printing",
      [
        "BookPlanning", "Cookbook", "CookbookReading", "EPUBFiles", "Fingerprints", "Foods", "JSONReading",
        "JSONVocabulary", "KitchenUnits", "MealPlanning", "Mustache", "Nutrition", "PageBuilding", "PageInputs",
        "PageRendering", "PDFEngine", "PlanReading", "QRCodes", "Quantities", "RecipeQueries", "ShoppingLists",
        "SiteBuilding", "SitePlanning", "SiteStorage", "SourceText", "Themes",
      ], settings: unoptimised),
    // Recipe files as a whole: made, renamed, deleted, merged.
    library(
      "RecipeKeeping",
      [
        "Cookbook", "CookbookReading", "MealPlanning", "PlanReading", "RecipeEditing", "SiteBuilding", "SitePlanning",
        "SiteStorage", "SourceText", "Words",
      ], settings: unoptimised),
    // The editor of recipes in the browser.
    library(
      "EditorServing",
      [
        "Cookbook", "CookbookReading", "DataFiles", "DefaultFiles", "Fingerprints", "Foods", "HTTPServing",
        "JSONReading",
        "MealPlanning", "PageInputs", "PageRendering", "PhotoReading", "PictureFiles", "PlanReading", "Quantities",
        "RecipeEditing", "RecipeImport", "RecipeKeeping", "SiteBuilding", "SitePlanning", "SiteStorage", "SourceText",
        "Themes",
      ], settings: unoptimised),
    // A site shown in browsers while its files change.
    library(
      "LivePreview",
      [
        "CommandLineParsing", "Concurrency", "DefaultFiles", "EditorServing", "FileWatching", "Fingerprints",
        "HTTPServing",
        "JSONReading", "Mustache", "PageInputs", "PageRendering", "SiteBuilding", "SiteStorage", "SourceText",
        "TerminalPresentation", "Termination", "Themes",
      ], settings: unoptimised),
    // Program.
    library(
      "GalleyCommands",
      [
        "BookPlanning", "CommandLineParsing", "Concurrency", "Cookbook", "CookbookReading", "DefaultFiles",
        "FileWatching",
        "Fingerprints", "FoodDatabases", "Foods", "HTTPServing", "IngredientLines", "JSONReading", "JSONVocabulary",
        "KitchenUnits", "LanguageModels", "LivePreview", "MealPlanning", "Mustache", "Nutrition", "PageBuilding",
        "PageInputs", "PageRendering", "PDFEngine", "PhotoReading", "PictureFiles", "PlanReading", "Printing",
        "QRCodes", "Quantities", "RecipeEditing", "RecipeExport", "RecipeImport", "RecipeKeeping", "RecipeMarkdown",
        "RecipeQueries", "ShoppingCategories", "ShoppingLists", "SiteBuilding", "SitePlanning", "SiteStorage",
        "SourceText", "TerminalPresentation", "ThemeChecking", "Themes", "WebPages", "Words", "YAMLReading",
      ], settings: unoptimised),
    .executableTarget(
      name: "galley", dependencies: ["GalleyCommands"], swiftSettings: strict, linkerSettings: linkerMap("galley")),

    // Measurements.
    .executableTarget(
      name: "galley-bench", dependencies: ["CommandLineParsing", "CookbookReading", "RecipeMarkdown", "SourceText"],
      swiftSettings: strict),

    // Tests.
    .target(name: "TestSupport", dependencies: ["SourceText"], path: "Tests/TestSupport", swiftSettings: strict),
    tests("SourceText"),
    tests("Words"),
    tests("Concurrency"),
    tests("Quantities", ["TestSupport"]),
    tests("KitchenUnits", ["Quantities"]),
    tests(
      "StepText", ["Cookbook", "FoodTable", "KitchenUnits", "Nutrition", "Quantities", "TestSupport"],
      exclude: ["Checked"]),
    tests("IngredientLines", ["KitchenUnits", "Quantities", "TestSupport"]),
    tests("Cookbook", ["Quantities"]),
    tests(
      "Nutrition",
      [
        "Cookbook", "FoodTable", "Foods", "IngredientLines", "KitchenUnits", "Quantities", "RecipeMarkdown",
        "TestSupport",
      ]),
    tests(
      "MealPlanning",
      [
        "Cookbook", "DefaultFiles", "FoodTable", "Foods", "KitchenUnits", "Nutrition", "PlanReading",
        "Quantities",
        "SourceText", "TestSupport",
      ]),
    tests(
      "ShoppingLists",
      [
        "Cookbook", "DefaultFiles", "FoodTable", "Foods", "IngredientLines", "KitchenUnits", "Quantities",
        "RecipeQueries", "SourceText", "TestSupport",
      ]),
    tests(
      "BookPlanning",
      [
        "Cookbook", "CookbookReading", "Fingerprints", "FoodTable", "Foods", "KitchenUnits", "MealPlanning",
        "Nutrition", "PlanReading", "Quantities", "SitePlanning", "SourceText",
      ]),
    tests("RecipeMarkdown"),
    tests(
      "PageRendering",
      [
        "BookPlanning", "Cookbook", "CookbookReading", "CoverDrawing", "DataFiles", "DefaultFiles", "Fingerprints",
        "FoodTable",
        "Foods", "JSONReading", "MealPlanning", "Mustache", "Nutrition", "PageBuilding", "PageInputs", "Quantities",
        "RecipeMarkdown", "SitePlanning", "SourceText", "Themes", "YAMLReading",
      ]),
    tests(
      "SitePlanning",
      [
        "Concurrency", "Cookbook", "CookbookReading", "Fingerprints", "FoodTable", "Foods", "Nutrition", "Quantities",
        "RecipeMarkdown", "SourceText", "TestSupport",
      ]),
    tests("CommandLineParsing"),
    tests(
      "CookbookReading",
      ["Cookbook", "JSONReading", "KitchenUnits", "Quantities", "RecipeMarkdown", "SourceText", "TestSupport"]),
    tests("PlanReading", ["Cookbook", "Quantities", "SourceText", "TestSupport"]),
    tests("JSONReading", ["SourceText", "TestSupport"]),
    tests("YAMLReading", ["SourceText", "TestSupport"]),
    tests("Mustache", ["SourceText", "TestSupport"]),
    tests("ThemeChecking", ["SourceText"]),
    tests("CoverDrawing"),
    tests("PDFEngine"),
    tests("PictureFiles", ["TestSupport"]),
    tests("PhotoReading"),
    tests("PictureResizing", ["PictureFiles"]),
    tests("LanguageModels", ["JSONReading", "SourceText"]),
    tests("SearchIndexing", ["Words"]),
    tests("Compression"),
    tests("XMLWriting"),
    tests("EPUBFiles", ["TestSupport"]),
    tests("Fingerprints"),
    tests("QRCodes"),
    tests("HTTPServing"),
    tests("FileWatching"),
    tests("Foods", ["KitchenUnits", "SourceText", "TestSupport"]),
    tests("FoodTable", ["Foods", "KitchenUnits", "SourceText", "Words"]),
    tests("FoodDatabases", ["Foods"]),
    tests("RecipeEditing", ["CookbookReading", "SourceText"]),
    tests(
      "RecipeKeeping",
      [
        "Cookbook", "Fingerprints", "SiteBuilding", "SitePlanning", "SiteStorage", "SourceText", "TestSupport",
        "galley",
      ]),
    tests("RecipeExport", ["Cookbook", "CookbookReading", "JSONReading", "RecipeImport", "SourceText"]),
    tests("WebPages", ["JSONReading"]),
    tests(
      "RecipeImport",
      [
        "Compression", "Cookbook", "CookbookReading", "JSONReading", "LanguageModels", "PhotoReading", "SourceText",
        "TestSupport", "WebPages",
      ]),
    tests("ShoppingCategories", ["FoodTable", "Foods", "SourceText", "TestSupport"]),
    tests("SiteStorage", ["Concurrency", "Fingerprints", "SourceText"]),
    .testTarget(
      name: "GoldenSiteTests", dependencies: ["galley", "galley-images", "JSONReading", "SourceText", "TestSupport"],
      exclude: ["Cards", "Sites"],
      swiftSettings: strict),
    .testTarget(
      name: "ArchitectureTests",
      dependencies: [
        "CommandLineParsing", "GalleyCommands", "Mustache", "PageRendering", "SitePlanning",
        "SiteStorage",
        "SourceText", "Themes",
      ], swiftSettings: strict),
    tests(
      "RecipeQueries",
      [
        "Cookbook", "CookbookReading", "Fingerprints", "IngredientLines", "KitchenUnits", "Quantities", "SitePlanning",
        "SourceText", "TestSupport",
      ]),
    tests(
      "SiteBuilding",
      [
        "Concurrency", "Cookbook", "Fingerprints", "Foods", "Nutrition", "PageInputs", "PhotoReading", "Quantities",
        "RecipeImport",
        "SearchIndexing", "ShoppingLists", "SitePlanning", "SiteStorage", "SourceText", "Words",
      ], exclude: ["Photos"]),
    tests(
      "TerminalPresentation",
      [
        "CommandLineParsing", "Cookbook", "CookbookReading", "JSONReading", "RecipeMarkdown", "SiteBuilding",
        "SourceText",
      ]),
    tests("Printing", ["PDFEngine", "PageRendering", "ShoppingLists", "SiteBuilding", "SitePlanning"]),
    tests(
      "GalleyCommands",
      [
        "CommandLineParsing", "Concurrency", "Cookbook", "DefaultFiles", "Foods", "JSONReading", "LanguageModels",
        "PageInputs",
        "PageRendering", "PDFEngine", "Printing", "ShoppingCategories", "SiteBuilding", "SitePlanning", "SiteStorage",
        "SourceText", "TerminalPresentation", "TestSupport",
      ]),
    .target(
      name: "BrowserDriving", dependencies: ["TestSupport"], path: "Tests/BrowserDriving", swiftSettings: strict),
    // Recipe pages as people use them, in Chromium.
    .testTarget(
      name: "RecipePageTests",
      dependencies: [
        "BrowserDriving", "Cookbook", "CookbookReading", "FoodTable", "Foods", "KitchenUnits", "Nutrition",
        "PageBuilding", "PlanReading", "Quantities", "RecipeMarkdown", "RecipeQueries", "SourceText", "TestSupport",
        "galley",
      ], swiftSettings: strict),
    // The preview and the editor, as browsers and hostile programs see them.
    .testTarget(
      name: "LivePreviewTests", dependencies: ["BrowserDriving", "TestSupport", "galley"], swiftSettings: strict),
    // The script of the search page, in Chromium.
    .testTarget(
      name: "SearchPageTests",
      dependencies: [
        "BrowserDriving", "DataFiles", "Foods", "Nutrition", "PlanReading", "QRCodes", "Quantities", "RecipeQueries",
        "SearchIndexing", "SourceText", "Themes", "Words",
      ], swiftSettings: strict),
  ])
)

internal import CommandLineParsing
internal import RecipeImport
internal import SiteBuilding

enum ImportFormat: String, CaseIterable {
  case recipemd, json

  var ending: String {
    switch self {
    case .recipemd: ".md"
    case .json: ".json"
    }
  }
}

/// What becomes of a recipe whose file is there already.
enum ImportConflict: String, CaseIterable {
  case skip, rename, replace
}

enum LossReportFormat: String, CaseIterable {
  case text, json
}

/// How recipes are to be taken over.
struct ImportOptions {
  static let format = ChoiceOption<ImportFormat>(
    "format", "f", metavar: "FORMAT", default: .recipemd,
    help: "Write RecipeMD, or RecipeMD's exchange format. With --dry-run, json prints every field that was found.")

  static let conflict = ChoiceOption<ImportConflict>(
    "on-conflict", metavar: "WAY", default: .skip,
    help: "Where a file of that name is there already: leave it, write beside it under a new name, or write over it.")

  static let lossReport = ChoiceOption<LossReportFormat>(
    "loss-report", metavar: "FORMAT", default: .text,
    help: "Print what was lost for people, or as one JSON object for each recipe.")

  static let model = ChoiceOption<ModelReader.Subject>(
    "ai", metavar: "SUBJECT", default: .recipe,
    help:
      "Have the language model named in galley.yaml read texts and photos: recipe copies the one they hold, fridge makes recipes of the food they show."
  )

  let format: ImportFormat
  let conflict: ImportConflict
  let lossReport: LossReportFormat
  let isDryRun: Bool
  /// Below the content folder; empty for itself.
  let folder: String
  /// Numbers of recipes to take; `nil` for all.
  let selection: [ClosedRange<Int>]?
  /// What fetches addresses.
  let fetch: WebFetch
  /// A file with what was shared with the site's pages.
  let pending: String?
  /// What texts and photos hold for a language model; `nil` where none is asked.
  let model: ModelReader.Subject?
  /// The title of a blank recipe.
  let manualTitle: String?

  init(_ command: ParsedCommand) throws(InvalidRequest) {
    format = command.choice(Self.format)
    conflict = command.choice(Self.conflict)
    lossReport = command.choice(Self.lossReport)
    isDryRun = command.flag("dry-run")
    fetch = WebFetch(allowsPrivate: command.flag("allow-private"))
    model = command.given(Self.model)
    pending = command.value("pending")
    manualTitle = command.value("manual")
    selection = try command.value("select").map { (text) throws(InvalidRequest) in try ItemNumbers.read(text) }
    folder = try Self.folder(command.value("to") ?? "")
  }

  private static func folder(_ text: String) throws(InvalidRequest) -> String {
    let parts = text.split(separator: "/")
    if text.hasPrefix("/") || parts.contains("..") {
      throw InvalidRequest(
        "“\(text)” after --to is no folder below the content folder", hint: "name it relative to the content folder")
    }
    return parts.filter { $0 != "." }.joined(separator: "/")
  }
}

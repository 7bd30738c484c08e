internal import CommandLineParsing
internal import Cookbook
internal import CookbookReading
internal import Fingerprints
internal import JSONReading
internal import KitchenUnits
internal import PageBuilding
internal import PageInputs
internal import Quantities
internal import RecipeExport
internal import RecipeQueries
internal import SiteBuilding
internal import SitePlanning
internal import SourceText
internal import TerminalPresentation

enum ExportFormat: String, CaseIterable {
  case recipemdJSON = "recipemd-json"
  case organiserJSON = "organiser-json"
  case schemaOrg = "schema-org"
  case recipemd, mealie, paprika, cooklang, mealmaster, text
  case markdownTable = "markdown-table"

  /// Amounts are told in the steps of a kitchen.
  var isForPeople: Bool { self == .text || self == .markdownTable }

  var isJSON: Bool {
    switch self {
    case .recipemdJSON, .organiserJSON, .schemaOrg, .mealie, .paprika: true
    case .recipemd, .cooklang, .mealmaster, .text, .markdownTable: false
    }
  }
}

/// `galley export`
enum ExportCommand {
  static let format = ChoiceOption<ExportFormat>(
    "format", "f", metavar: "FORMAT", default: .recipemdJSON,
    help: "Format to print.")

  static func run(_ command: ParsedCommand, options: CommonOptions, console: Console) -> ExitCode {
    let format = command.choice(Self.format)
    do throws(InvalidRequest) {
      let change = Change(
        wish: try ScaleOptions.wish(command), system: try ScaleOptions.system(command),
        precision: format.isForPeople ? .readable : .exact)
      return export(command.operands("file"), format, change, options: options, console: console)
    } catch {
      return console.report(error)
    }
  }

  private static func export(
    _ paths: [String], _ format: ExportFormat, _ change: Change, options: CommonOptions, console: Console
  ) -> ExitCode {
    var report = DiagnosticLog(isStrict: options.isStrict)
    var configuration = SiteConfiguration()
    configuration.strict = options.isStrict
    let reader = RecipeFileReader(configuration: configuration)
    var recipes: [SourcedRecipe] = []
    for path in paths {
      let file = SourceFolderFile.read(path)
      report.add(file.diagnostics)
      guard let source = file.value else { continue }
      let read = reader.read(source, fingerprint: .unknown) { $0 }
      report.add(read.payload.diagnostics)
      for recipe in read.contents {
        let changed = change.apply(to: recipe)
        report.add(changed.diagnostics)
        if let recipe = changed.value { recipes.append(recipe) }
      }
    }
    let isAlone = recipes.count == 1
    for (index, recipe) in recipes.enumerated() {
      let exported = Self.bytes(recipe, format, layout: isAlone ? .pretty : .compact)
      report.add(exported.diagnostics)
      if index > 0, !format.isJSON { console.write("\n") }
      console.write(exported.value)
      if exported.value.last != 0x0A { console.write("\n") }
    }
    for problem in report.sorted { console.writeError(DiagnosticText.text(problem, style: console.errorStyle)) }
    return report.exitCode
  }

  private static func bytes(
    _ recipe: SourcedRecipe, _ format: ExportFormat, layout: JSONWriter.Layout
  ) -> Checked<[UInt8]> {
    let entry = recipe.entry
    switch format {
    case .recipemdJSON: return Checked(RecipeJSONWriter.recipeMD(entry.recipe, layout: layout))
    case .recipemd: return Checked(recipe.source)
    case .schemaOrg:
      let steps = RecipeSteps.sections(of: entry.recipe)
      return Checked(
        RecipeJSONWriter.schemaOrg(entry, RecipeJSONWriter.Publication(sections: steps), layout: layout),
        RecipeJSONWriter.lossesOfSchemaOrg(entry, steps: steps) + Self.lossOfNotes(entry, "schema.org JSON"))
    case .organiserJSON:
      let written = RecipeJSONWriter.organiser(
        entry, steps: RecipeSteps.sections(of: entry.recipe), layout: layout)
      return Checked(written.value, written.diagnostics + Self.lossOfNotes(entry, "organiser JSON"))
    case .mealie:
      return Checked(ManagerExport.mealie(plain(entry), layout: layout), losses(entry, .mealie, "Mealie’s JSON"))
    case .paprika:
      return Checked(ManagerExport.paprika(plain(entry), layout: layout), losses(entry, .paprika, "Paprika’s JSON"))
    case .cooklang:
      return Checked(Array(CooklangExport.text(plain(entry)).utf8), losses(entry, .cooklang, "Cooklang"))
    case .mealmaster:
      return Checked(Array(MealMasterExport.text(plain(entry)).utf8), losses(entry, .mealMaster, "MealMaster’s form"))
    case .text: return Checked(Array(TextExport.plain(plain(entry)).utf8), losses(entry, .text, "plain text"))
    case .markdownTable:
      return Checked(Array(TextExport.markdownTable(plain(entry)).utf8), losses(entry, .text, "a table"))
    }
  }

  /// Says what else has no place in a form.
  private static func losses(_ entry: RecipeEntry, _ form: ExportLosses.Form, _ name: String) -> [Diagnostic] {
    ExportLosses.of(plain(entry), in: form).map { RecipeJSONWriter.loss(of: entry, "in \(name) \($0)") }
  }

  /// Says that what stands around the steps has no place in a form.
  private static func lossOfNotes(_ entry: RecipeEntry, _ form: String) -> [Diagnostic] {
    let count = RecipeSteps.remarks(of: entry.recipe).count
    guard count > 0 else { return [] }
    let notes = count == 1 ? "a note around the steps was" : "\(count) notes around the steps were"
    return [RecipeJSONWriter.loss(of: entry, "in \(form) \(notes) dropped")]
  }

  private static func plain(_ entry: RecipeEntry) -> PlainRecipe {
    PlainRecipe(
      entry, sections: RecipeSteps.sections(of: entry.recipe), remarks: RecipeSteps.remarks(of: entry.recipe))
  }

  /// What is to become of the amounts.
  private struct Change {
    let wish: ScaleWish?
    let system: MeasurementSystem
    let precision: RecipeAdjustment.Precision

    func apply(to recipe: SourcedRecipe) -> Checked<SourcedRecipe?> {
      guard wish != nil || system != .asWritten else { return Checked(recipe) }
      var entry = recipe.entry
      entry.recipe.yields = entry.yields
      let factor = wish?.factor(for: entry) ?? Checked(.one)
      guard let times = factor.value else { return Checked(nil, factor.diagnostics) }
      let language = entry.facts.language ?? SiteConfiguration().language
      let adjustment = RecipeAdjustment(
        factor: times, system: system, language: language, decimalSign: LanguageTag.decimalSign(language),
        precision: precision)
      guard let adjusted = adjustment.adjust(entry.recipe) else { return Checked(nil, [.scaleOverflow(entry)]) }
      entry.recipe = adjusted.recipe
      return Checked(SourcedRecipe(entry: entry, source: Array(RecipeWriter.write(adjusted.recipe).utf8)))
    }
  }
}

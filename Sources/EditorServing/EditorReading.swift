internal import Cookbook
internal import CookbookReading
internal import Fingerprints
internal import JSONReading
internal import PageInputs
internal import PageRendering
internal import RecipeEditing
internal import SiteBuilding
internal import SitePlanning
internal import SourceText

/// A text that is edited, with all that is understood of it.
struct EditorReading {
  private let payload: SourcePayload
  private let contents: SourcedRecipe?
  private let sheet: RecipeSheet?
  private let places: SheetPlaces?
  private let draft: DraftReading?
  /// In which facts are called and said.
  private let siteLanguage: String

  /// - Parameter path: below the content folder.
  init(_ text: String, path: String, in site: EditedSite) {
    let file = SourceFile(path: path, text: text)
    let configuration = site.workspace.configuration
    siteLanguage = configuration.language
    guard ContentKind(path: path) == .recipe else {
      (payload, contents, sheet, places, draft) = (SourcePayload(), nil, nil, nil, nil)
      return
    }
    let read = RecipeFileReader(configuration: configuration).read(file, fingerprint: .unknown) { $0 }
    payload = read.payload
    contents = read.contents.first
    let document = contents == nil ? nil : RecipeReader.read(file).value
    sheet = document.map { RecipeSheet($0) }
    places = document.map { SheetPlaces($0) }
    draft = contents.map { contents in
      var analyst = site.renderer.makeAnalyst()
      let analysis = RecipeAnalysis(
        contents.entry, in: RecipeLibrary(site.workspace), analyst: &analyst,
        threshold: configuration.nutrition.coverage)
      return site.renderer.draft(
        contents.entry, lines: analysis.lines, analysis: analysis.analysis, nutrition: analysis.nutrition)
    }
  }

  /// Of the recipe; `nil` where there is none.
  var language: String? { contents?.entry.facts.language }

  func write(to json: inout JSONWriter) {
    json.key("form")
    if let sheet, let contents { write(sheet, contents.entry, to: &json) } else { json.null() }
    json.key("lines")
    json.beginArray()
    for line in draft?.lines ?? [] { write(line, to: &json) }
    json.endArray()
    json.key("steps")
    json.beginArray()
    for step in draft?.steps ?? [] { write(step, to: &json) }
    json.endArray()
    json.key("summary")
    if let summary = draft?.summary { write(summary, to: &json) } else { json.null() }
    json.key("problems")
    json.beginArray()
    for problem in payload.diagnostics { write(problem, to: &json) }
    json.endArray()
  }

  // MARK: Form

  private func write(_ sheet: RecipeSheet, _ entry: RecipeEntry, to json: inout JSONWriter) {
    json.beginObject()
    json.member("title", sheet.title)
    json.member("description", sheet.description)
    json.member("tags", sheet.tags)
    json.member("otherTags", entry.extraTags)
    json.member("yields", sheet.yields)
    json.member("isFavourite", entry.facts.isFavourite)
    json.member("isArchived", entry.facts.isArchived)
    write(sheet.facts, found: entry.facts, to: &json)
    for section in [RecipeSheet.Section.ingredients, .method] {
      json.key(section.rawValue)
      json.beginArray()
      for row in sheet[section] { write(row, to: &json) }
      json.endArray()
    }
    json.endObject()
  }

  private func write(_ row: RecipeSheet.Row, to json: inout JSONWriter) {
    json.beginObject()
    json.member("kind", row.kind.rawValue)
    json.member("amount", row.amount)
    json.member("text", row.text)
    json.member("level", row.level)
    json.endObject()
  }

  /// Each fact with its line; what tags or front matter say where it has none.
  private func write(_ facts: [FactKey: String], found: RecipeFacts, to json: inout JSONWriter) {
    let words = Dictionary(
      FactWriter.lines(found, language: siteLanguage).map { ($0.key, $0.value) },
      uniquingKeysWith: { first, _ in first })
    json.key("facts")
    json.beginArray()
    for key in FactKey.allCases where key != .yield || facts[key] != nil {
      json.beginObject()
      json.member("key", key.rawValue)
      json.member("label", key.name(in: LanguageTag.primary(siteLanguage)))
      json.member("value", facts[key] ?? "")
      json.member("found", facts[key] == nil ? words[key] : nil)
      json.endObject()
    }
    json.endArray()
  }

  // MARK: What is understood

  private func write(_ line: DraftReading.Line, to json: inout JSONWriter) {
    json.beginObject()
    json.member("name", line.name)
    json.member("mass", line.mass)
    json.member("energy", line.energy)
    json.member("note", line.note)
    json.member("state", "\(line.status)")
    json.member("isGuess", line.isGuess)
    json.endObject()
  }

  private func write(_ step: [DraftReading.StepUse], to json: inout JSONWriter) {
    json.beginArray()
    for use in step {
      json.beginObject()
      json.member("amount", use.amount)
      json.member("name", use.name)
      json.endObject()
    }
    json.endArray()
  }

  private func write(_ summary: DraftReading.Summary, to json: inout JSONWriter) {
    json.beginObject()
    json.member("basis", summary.basis)
    json.member("energy", summary.energy)
    json.key("macros")
    json.beginArray()
    for macro in summary.macros {
      json.beginObject()
      json.member("label", macro.label)
      json.member("value", macro.value)
      json.endObject()
    }
    json.endArray()
    json.member("note", summary.note)
    json.member("missing", summary.missing)
    json.endObject()
  }

  private func write(_ problem: Diagnostic, to json: inout JSONWriter) {
    json.beginObject()
    json.member("severity", "\(problem.severity)")
    json.member("name", problem.identifier)
    json.member("message", problem.message)
    json.member("hint", problem.hint)
    json.member("line", problem.position?.line)
    json.member("column", problem.position?.column)
    json.member("field", problem.position.flatMap { places?.field(ofLine: $0.line) })
    json.endObject()
  }
}

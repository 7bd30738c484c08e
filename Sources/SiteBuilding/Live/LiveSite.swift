internal import Cookbook
package import Fingerprints
internal import Foods
internal import Nutrition
internal import PageInputs
internal import SitePlanning
internal import SiteStorage
package import SourceText

/// A site that is kept in memory while its files change.
///
/// It never writes. It starts from what the last build remembers, and reads again what changed after it. A recipe that
/// cannot be read any more stays as it was last; what is wrong with it is told.
package struct LiveSite: Sendable {
  let options: SiteOptions
  package internal(set) var workspace: Workspace
  package internal(set) var session: SiteSession
  /// What each recipe file held when it was read.
  var outcomes: [String: CollectionReader.Outcome]
  var reader: CollectionReader
  var analyst: RecipeAnalyst?
  /// Of the configuration, when it was last opened.
  var configurationProblems: [Diagnostic]
  var dates: Checked<[String: CalendarDate]>
  var knowledge: Fingerprint

  /// Reads a site; `nil` after an error in the configuration or the theme.
  ///
  /// - Parameter prepare: is told what will be read, before it is.
  package static func open<Failure>(
    _ options: SiteOptions, console: any ProgramOutput, preparing prepare: (Workspace) throws(Failure) -> Void
  ) throws(Failure) -> Checked<LiveSite?> {
    let opened = Workspace.open(options)
    guard let workspace = opened.value, !opened.hasErrors else { return Checked(nil, opened.diagnostics) }
    try prepare(workspace)
    let theme = InterfaceThemes.load(workspace)
    guard let loaded = theme.value else { return Checked(nil, opened.diagnostics + theme.diagnostics) }
    let clock = PhaseClock(console: console)
    let model = SiteModel(workspace, workers: options.workers, console: console)
    let reader = model.reader(foods: model.foods)
    let state = lastBuild(workspace, reader)
    let analyst = reader.makeAnalyst()
    // A page's own text is read when somebody asks for the page.
    let outcomes = reader.outcomes(
      of: Array(zip(model.files, state.value.statuses(of: model.files))), analyst, kept: .withoutTexts,
      console: console)
    clock.mark("read \(outcomes.count) recipe files")
    let dates = GitDates.read(workspace)
    var collection = reader.collection(of: outcomes, model.files)
    collection.analyst = analyst
    collection.forgetContents()
    let knowledge = SourcePayload.format(reading: reader.reading.key, foods: workspace.foods.bytes)
    let material = SiteMaterial(
      model, themes: Checked(loaded, theme.diagnostics), collection: collection, reading: reader.reading,
      contents: RecipeContents(collection, in: workspace.content, reading: reader.reading),
      texts: RecipeTexts(WordStore(workspace.folders), format: knowledge), dates: dates)
    var session = SiteSession(material)
    session.collection = session.collection.withoutSummaries
    clock.mark("planned the site")
    let site = LiveSite(
      options: options, workspace: workspace, session: session,
      outcomes: Dictionary(outcomes.map { ($0.path, $0.forKeeping) }) { first, _ in first }, reader: reader,
      analyst: analyst, configurationProblems: opened.diagnostics, dates: dates, knowledge: knowledge)
    return Checked(site, state.diagnostics)
  }

  /// What the last build found out, where there was one and none is at work.
  private static func lastBuild(_ workspace: Workspace, _ reader: CollectionReader) -> Checked<BuildState> {
    let format = SourcePayload.format(reading: reader.reading.key, foods: workspace.foods.bytes)
    guard let lock = BuildLock.acquire(workspace.folders).value else { return Checked(.empty) }
    return BuildState.load(lock, payloadFormat: format)
  }

  /// What is wrong with the site now, as a build would tell it; notes are left out.
  package var problems: [Diagnostic] {
    let configuration = workspace.configuration
    let log = DiagnosticLog(
      configurationProblems + session.diagnostics, isStrict: options.isStrict || configuration.strict,
      silenced: configuration.silenced)
    return log.sorted.filter { $0.severity > .note }
  }
}

extension CollectionReader.Outcome {
  /// Without what is read again when somebody asks for it.
  var forKeeping: CollectionReader.Outcome {
    var kept = self
    kept.contents = []
    kept.record = record.map {
      SourceRecord(path: $0.path, signature: $0.signature, content: $0.content, payload: .held([]))
    }
    return kept
  }

  /// With the recipes of an older one where this one has none that can be read.
  func keepingRecipes(of older: CollectionReader.Outcome?) -> CollectionReader.Outcome {
    guard payload.isBroken, payload.summaries.isEmpty, let older, !older.payload.summaries.isEmpty else { return self }
    var kept = self
    kept.payload.summaries = older.payload.summaries
    kept.payload.isBroken = false
    return kept
  }
}

extension RecipeCollection {
  /// Recipes are read again when their pages are asked for; thousands of them would fill the memory.
  mutating func forgetContents() { contents = [:] }

  /// Without what the planned site has, too.
  var withoutSummaries: RecipeCollection {
    var collection = self
    collection.summaries = []
    collection.records = []
    return collection
  }

  /// Pictures of the content folder, by path, with the fingerprint of their signature.
  package var pictures: [(path: String, fingerprint: Fingerprint)] {
    otherFiles.filter { PictureFile.isPicture($0.key) }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}

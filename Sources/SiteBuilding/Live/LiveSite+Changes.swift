internal import Cookbook
internal import Fingerprints
internal import PageInputs
internal import SitePlanning
internal import SiteStorage
internal import SourceText
internal import Themes

extension LiveSite {
  /// Shows changed recipes at once, without planning the site anew.
  ///
  /// Their pages, and what other recipes take from them, are right; lists and the like follow with `replanned`. Files
  /// that are new, or no recipes, are left to it, too.
  package mutating func revise(_ changes: LiveChanges) {
    for path in changes.content.sorted() where outcomes[path] != nil && workspace.content.has(path) {
      revise(path)
    }
  }

  private mutating func revise(_ path: String) {
    let file = ScannedFile(path: path, signature: FileSignature(size: 0, modified: 0, changed: 0, inode: 0))
    let outcome = reader.outcome(of: file, .new, &analyst).keepingRecipes(of: outcomes[path])
    if !outcome.contents.isEmpty { session.contents.replace(path, with: outcome.contents) }
    outcomes[path] = outcome.forKeeping
    let shownPath = workspace.content.shownPath(of: path)
    var diagnostics = session.diagnostics.filter { $0.path != shownPath } + outcome.payload.diagnostics
    for summary in outcome.payload.summaries {
      guard let revised = SitePlanner.revise(session.site, with: summary, inputs: session.inputs) else { continue }
      session.plan = session.plan.revised(revised.value)
      session.site = revised.value.site
      diagnostics += revised.diagnostics.map { $0.moved(to: workspace.content.shownPath(of: $0.path)) }
    }
    session.diagnostics = diagnostics
  }

  /// The site as it is on disk now. Only what changed is read again.
  ///
  /// Where the configuration or the theme has an error, the site stays as it was, and says what is wrong.
  package func replanned(after changes: LiveChanges, console: any ProgramOutput) -> LiveSite {
    var next = self
    if changes.configuration, !next.reopen() { return next }
    var theme = Checked<InterfaceThemes?>(session.themes)
    if changes.theme || changes.configuration || changes.anything {
      theme = InterfaceThemes.load(next.workspace)
      guard theme.value != nil else {
        next.configurationProblems = Self.adding(theme.diagnostics, to: next.configurationProblems)
        return next
      }
    }
    next.plan(theme, dirty: changes.content, console: console)
    return next
  }

  /// Reads the configuration; `false` after an error, which is told.
  private mutating func reopen() -> Bool {
    let opened = Workspace.open(options)
    configurationProblems = opened.diagnostics
    guard let workspace = opened.value, !opened.hasErrors else { return false }
    self.workspace = workspace
    reader = CollectionReader(
      folder: workspace.content, reading: RecipeFileReader(configuration: workspace.configuration),
      foods: workspace.foods.makeBook(), language: workspace.configuration.language, workers: options.workers)
    analyst = reader.makeAnalyst()
    dates = GitDates.read(workspace)
    let format = SourcePayload.format(reading: reader.reading.key, foods: workspace.foods.bytes)
    if format != knowledge { outcomes = [:] }
    knowledge = format
    return true
  }

  private mutating func plan(_ theme: Checked<InterfaceThemes?>, dirty: Set<String>, console: any ProgramOutput) {
    guard let loaded = theme.value, let foods = reader.foods else { return }
    let model = SiteModel(workspace, foods: foods, workers: options.workers, console: console)
    let recipes = model.files.filter { ContentKind(path: $0.path) == .recipe }
    let stale = recipes.filter { dirty.contains($0.path) || outcomes[$0.path]?.record?.signature != $0.signature }
    let read = reader.outcomes(of: stale.map { ($0, .new) }, analyst, console: console)
    let contents =
      session.content == workspace.content && outcomes.count > 0
      ? session.contents : RecipeContents(RecipeCollection(), in: workspace.content, reading: reader.reading)
    let present = Set(recipes.map(\.path))
    // A file that is new may have the name of one that was here before.
    contents.forget(
      Set(read.map(\.path).filter { outcomes[$0] == nil } + outcomes.keys.filter { !present.contains($0) }))
    for outcome in read {
      let kept = outcome.keepingRecipes(of: outcomes[outcome.path])
      if !kept.contents.isEmpty, outcomes[outcome.path] != nil { contents.replace(kept.path, with: kept.contents) }
      outcomes[outcome.path] = kept.forKeeping
    }
    outcomes = outcomes.filter { present.contains($0.key) }
    var collection = reader.collection(of: recipes.compactMap { outcomes[$0.path] }, model.files)
    collection.analyst = analyst
    let material = SiteMaterial(
      model, themes: Checked(loaded, theme.diagnostics), collection: collection, reading: reader.reading,
      contents: contents,
      texts: session.content == workspace.content
        ? session.texts : RecipeTexts(WordStore(workspace.folders), format: knowledge), dates: dates)
    session = SiteSession(material)
    session.collection = session.collection.withoutSummaries
  }

  private static func adding(_ more: [Diagnostic], to diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.filter { !more.contains($0) } + more
  }
}

internal import Cookbook
package import Fingerprints
package import PageInputs
package import PageRendering
internal import PictureFiles
internal import ShoppingLists
package import SitePlanning
package import SiteStorage
package import SourceText
package import Themes

/// Everything up to the planned site: what `build`, `check` and `inspect` share.
package struct SiteSession: Sendable {
  package internal(set) var site: Site
  /// Every file of the site, or whatever is asked for.
  package internal(set) var plan: PagePlan
  /// One for each of the site's weeks.
  package let weeks: [WeekReport]
  /// `nil` without plans.
  let lists: SiteWeekLists?
  let themes: InterfaceThemes
  package internal(set) var collection: RecipeCollection
  package let content: SourceFolder
  let contents: RecipeContents
  let texts: RecipeTexts
  let cooking: SiteCooking
  let shopping: SiteShoppingKnowledge
  let pictureStore: PictureStore
  /// What the site was planned with.
  let inputs: SitePlanner.Inputs
  package internal(set) var diagnostics: [Diagnostic]

  /// Of the site's own edition.
  package var theme: Theme { themes.own }

  /// `nil` after an error in the configuration or the theme, and where the content folder itself cannot be read: a site
  /// without recipes is not what anybody wanted then.
  ///
  /// - Parameters:
  ///   - printing: of the program that makes PDFs, where there is one to make.
  package static func plan(
    _ model: SiteModel, state: BuildState, printing: Fingerprint? = nil
  ) -> Checked<SiteSession?> {
    let clock = PhaseClock(console: model.console)
    let workspace = model.workspace
    let theme = InterfaceThemes.load(workspace)
    guard let loaded = theme.value else { return Checked(nil, theme.diagnostics) }
    clock.mark("loaded the theme")
    guard !model.lacksContent else { return Checked(nil, theme.diagnostics + model.scan.diagnostics) }
    var reader = model.reader(foods: model.foods)
    let format = SourcePayload.format(reading: reader.reading.key, foods: workspace.foods.bytes)
    let texts = RecipeTexts(WordStore(workspace.folders), format: format)
    if model.isBuild { (reader.texts, reader.isRemembered) = (texts, true) }
    let kept = model.isBuild ? KeptRecipes.ofBuild(workspace.folders) : .all
    let collection = reader.read(model.files, state: state, kept: kept, console: model.console)
    clock.mark("read \(collection.readCount) of \(collection.summaries.count) recipes")
    let material = SiteMaterial(
      model, themes: Checked(loaded, theme.diagnostics), collection: collection, reading: reader.reading,
      contents: RecipeContents(collection, in: workspace.content, reading: reader.reading), texts: texts,
      dates: GitDates.read(workspace))
    let pictures = material.pictures.value.sets.count
    if model.isBuild, pictures > 0 { clock.mark("prepared \(pictures) pictures") }
    let session = SiteSession(material, printing: printing)
    clock.mark(model.extent == .all ? "planned \(session.plan.pages.count) files" : "planned the site")
    return Checked(session, session.diagnostics)
  }

  /// Plans the site that some material makes.
  init(_ material: SiteMaterial, printing: Fingerprint? = nil) {
    let (model, collection, contents) = (material.model, material.collection, material.contents)
    let workspace = model.workspace
    let pages = material.pages
    var inputs = Self.inputs(material)
    inputs.pages = Dictionary(pages.value.map { ($0.path, $0.page) }) { first, _ in first }
    let site = SitePlanner.plan(
      collection.summaries, configuration: workspace.configuration, inputs: inputs)
    let plans = model.files.map(\.path).filter { ContentKind(path: $0) == .plan }
    // Only plans of the organiser name recipes by what it calls them.
    let namesByID = plans.contains { $0.lowercased().hasSuffix(".json") }
    let weeks =
      plans.isEmpty
      ? SiteWeeks()
      : SiteWeeks(
        model, recipes: site.value.recipes, unreadable: collection.unreadable,
        organiserID: { namesByID ? contents.organiserID(of: $0) : nil })
    lists =
      plans.isEmpty
      ? nil
      : SiteWeekLists(model, weeks: weeks, unreadable: collection.unreadable)
    let resolved = FreePageLinks.resolve(
      pages.value, in: site.value, contentFiles: collection.otherFiles, damaged: inputs.damagedPictures)
    cooking = SiteCooking(model)
    shopping = SiteShoppingKnowledge(model)
    plan = Self.pages(
      of: site.value, material, lists?.planned(site.value) ?? [], cooking: cooking, shopping: shopping,
      pages: resolved.value, printing: printing)
    let planned = site.diagnostics.map { $0.moved(to: workspace.content.shownPath(of: $0.path)) }
    self.site = site.value
    self.weeks = weeks.reports
    themes = material.themes
    self.collection = collection
    content = workspace.content
    self.contents = contents
    texts = material.texts
    self.inputs = inputs
    pictureStore = PictureStore(workspace.folders)
    diagnostics =
      material.themeDiagnostics + model.scan.diagnostics + collection.diagnostics + material.dates.diagnostics
      + material.pictures.diagnostics + planned
      + weeks.diagnostics
      + (lists?.diagnostics ?? shopping.diagnostics) + cooking.diagnostics
      + pages.diagnostics + resolved.diagnostics
  }

  private static func inputs(_ material: SiteMaterial) -> SitePlanner.Inputs {
    var inputs = SitePlanner.Inputs()
    inputs.contentFiles = material.collection.otherFiles
    inputs.pictureSets = material.pictures.value.sets
    inputs.damagedPictures = material.pictures.value.damaged
    inputs.unreadable = material.collection.unreadable
    inputs.dates = material.dates.value
    inputs.foods = material.model.foods
    inputs.knowledge = material.knowledge
    inputs.share = RecipeAnalysis.share
    inputs.workers = material.model.workers
    return inputs
  }

  private static func pages(
    of site: Site, _ material: SiteMaterial, _ weeks: [PlannedWeek], cooking: SiteCooking,
    shopping: SiteShoppingKnowledge, pages: [FreePage], printing: Fingerprint?
  ) -> PagePlan {
    var inputs = PagePlan.Inputs(
      program: Fingerprint(of: Version.identity), generator: Version.generator)
    inputs.workers = material.model.workers
    inputs.foods = Fingerprint(of: material.model.workspace.foods.bytes)
    inputs.cooking = cooking.fingerprint
    inputs.shopping = shopping.fingerprint
    inputs.ownShelves = shopping.ownShelves
    inputs.printing = printing ?? .unknown
    inputs.contentFiles = material.collection.otherFiles
    inputs.pages = pages
    return PagePlan(
      site, theme: material.themes.own, further: material.themes.further, weeks: weeks, inputs: inputs,
      extent: material.model.extent)
  }

  /// Renders the files of this site; recipes that were not read in this run are read when they are needed.
  ///
  /// - Parameter theme: another theme than that of the site.
  package func renderer(preparesCards: Bool = false, theme: Theme? = nil) -> PageRenderer {
    let (site, lists, contents, content, cooking, shopping) = (site, lists, contents, content, cooking, shopping)
    let (pictures, texts, made) = (pictureStore, texts, WeekListMemory())
    let recipe: ContentsOfRecipe = { path throws(RenderFailure) in
      guard let found = contents.contents(of: path) else { throw .unreadable }
      return found
    }
    return PageRenderer(
      plan, theme: theme, analyst: collection.analyst, preparesCards: preparesCards,
      contents: recipe,
      contentFile: { path throws(RenderFailure) in
        let most = SourceFolder.pictureSizeLimit
        let read = content.read(path, limit: most)
        guard let file = read.value else {
          let isLarge = read.diagnostics.contains { $0.identifier == "storage-too-large" }
          throw isLarge ? .largePicture(most: most >> 20) : .unreadable
        }
        // Where a photo was taken, and with what, is nobody's business.
        guard let bytes = PictureMetadata.stripped(file.bytes) else { throw .damagedPicture }
        return bytes
      },
      words: { wanted throws(RenderFailure) in try texts.words(of: wanted, contents: recipe) },
      resizedPictures: { content throws(RenderFailure) in
        guard let message = pictures.picture(content) else { throw .unreadable }
        return message
      },
      shoppingList: { week, language throws(RenderFailure) in
        guard let lists else { return ShoppingList(items: [], covered: []) }
        return try made.list(of: week, in: language) { () throws(RenderFailure) in
          try lists.list(week, of: site, language: language) { contents.contents(of: $0)?.entry }
        }
      },
      cooking: { cooking.knowledge() }, shopping: { shopping.knowledge(in: $0) })
  }
}

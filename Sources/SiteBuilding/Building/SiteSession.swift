internal import Cookbook
package import Fingerprints
package import PageRendering
internal import PictureFiles
internal import ShoppingLists
package import SitePlanning
package import SiteStorage
package import SourceText

/// Everything up to the planned site: what `build`, `check` and `inspect` share.
package struct SiteSession: Sendable {
  package let site: Site
  /// Every file of the site.
  package let plan: PagePlan
  /// One for each of the site's weeks.
  package let weeks: [WeekReport]
  /// `nil` without plans.
  let lists: SiteWeekLists?
  package let theme: Theme
  package let collection: RecipeCollection
  package let content: SourceFolder
  let contents: RecipeContents
  private let cooking: SiteCooking
  package let diagnostics: [Diagnostic]

  /// `nil` after an error in the configuration or the theme.
  ///
  /// - Parameter printing: of the program that makes PDFs, where there is one to make.
  package static func plan(
    _ workspace: Workspace, state: BuildState, jobs: Int, printing: Fingerprint? = nil, console: any ProgramOutput
  ) -> Checked<SiteSession?> {
    let clock = PhaseClock(console: console)
    let theme = ThemeFiles.load(workspace)
    guard let loaded = theme.value else { return Checked(nil, theme.diagnostics) }
    clock.mark("loaded the theme")
    let scan = workspace.content.scan()
    clock.mark("looked at \(scan.value.count) files")
    let reading = RecipeFileReader(configuration: workspace.configuration)
    let foods = workspace.foods.makeBook()
    clock.mark("opened the book of foods")
    let reader = CollectionReader(
      folder: workspace.content, reading: reading, foods: foods, language: workspace.configuration.language,
      jobs: jobs)
    let collection = reader.read(scan.value, state: state, console: console)
    let contents = RecipeContents(collection, in: workspace.content, reading: reading)
    clock.mark("read \(collection.contents.count) of \(collection.summaries.count) recipes")
    let dates = GitDates.read(workspace)
    var inputs = SitePlanner.Inputs()
    inputs.contentFiles = collection.otherFiles
    inputs.unreadable = collection.unreadable
    inputs.dates = dates.value
    inputs.foods = foods
    inputs.knowledge = knowledge(reading, workspace)
    inputs.share = RecipeAnalysis.share
    let plans = scan.value.map(\.path).filter { ContentKind(path: $0) == .plan }
    // Only plans of the organiser name recipes by what it calls them.
    let namesByID = plans.contains { $0.lowercased().hasSuffix(".json") }
    let site = SitePlanner.plan(
      collection.summaries, configuration: workspace.configuration, inputs: inputs)
    let weeks =
      plans.isEmpty
      ? SiteWeeks()
      : SiteWeeks(
        workspace, recipes: site.value.recipes, foods: foods, unreadable: collection.unreadable,
        organiserID: { namesByID ? contents.organiserID(of: $0) : nil })
    let lists =
      plans.isEmpty
      ? nil
      : SiteWeekLists(
        workspace, weeks: weeks.reports, foods: foods, files: scan.value, unreadable: collection.unreadable)
    let cooking = SiteCooking(workspace, book: foods, among: scan.value)
    var pages = PagePlan.Inputs(program: Fingerprint(of: Version.identity), generator: Version.generator)
    pages.foods = Fingerprint(of: workspace.foods.bytes)
    pages.cooking = cooking.fingerprint
    pages.printing = printing ?? .unknown
    pages.contentFiles = collection.otherFiles
    let plan = PagePlan(site.value, theme: loaded, weeks: lists?.planned(site.value) ?? [], inputs: pages)
    clock.mark("planned \(plan.pages.count) files")
    let planned = site.diagnostics.map { $0.moved(to: workspace.content.shownPath(of: $0.path)) }
    let session = SiteSession(
      site: site.value, plan: plan, weeks: weeks.reports, lists: lists, theme: loaded, collection: collection,
      content: workspace.content, contents: contents, cooking: cooking,
      diagnostics: theme.diagnostics + scan.diagnostics + collection.diagnostics + dates.diagnostics + planned
        + weeks.diagnostics + (lists?.diagnostics ?? []) + cooking.diagnostics)
    return Checked(session, session.diagnostics)
  }

  /// Of all that recipes are read and looked up with; what is remembered of them depends on the same.
  private static func knowledge(_ reading: RecipeFileReader, _ workspace: Workspace) -> Fingerprint {
    SourcePayload.format(reading: reading.key, foods: workspace.foods.bytes)
  }

  /// Renders the files of this site; recipes that were not read in this run are read when they are needed.
  ///
  /// - Parameter theme: another theme than that of the site.
  package func renderer(manyPages: Bool = false, theme: Theme? = nil) -> PageRenderer {
    let (site, lists, contents, content, cooking) = (site, lists, contents, content, cooking)
    return PageRenderer(
      plan, theme: theme, analyst: collection.analyst, manyPages: manyPages,
      contents: { path throws(PageRenderer.Failure) in
        guard let found = contents.contents(of: path) else { throw .unreadable }
        return found
      },
      contentFile: { path throws(PageRenderer.Failure) in
        guard let file = content.read(path, limit: 64 * 1024 * 1024).value else { throw .unreadable }
        // Where a photo was taken, and with what, is nobody's business.
        guard let bytes = PictureMetadata.stripped(file.bytes) else { throw .damagedPicture }
        return bytes
      },
      shoppingList: { week throws(PageRenderer.Failure) in
        guard let lists else { return ShoppingList(items: [], covered: []) }
        return try lists.list(week, of: site) { contents.contents(of: $0)?.entry }
      },
      cooking: { cooking.knowledge() })
  }
}

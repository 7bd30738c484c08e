internal import Cookbook
internal import CoverDrawing
public import DataFiles
public import Fingerprints
internal import Foods
internal import MealPlanning
public import Mustache
public import Nutrition
internal import PageBuilding
public import PageInputs
internal import PictureFiles
internal import SearchIndexing
public import ShoppingLists
internal import SitePlanning
package import Themes

/// Renders any file of a site. Rendering is a pure function of what the page plan says of the file, the theme and the
/// recipe's own text.
public struct PageRenderer: Sendable {
  /// The shopping list of a week, by its position among those of the site, in a language.
  public typealias ListOfWeek = @Sendable (_ week: Int, _ language: String) throws(RenderFailure) -> ShoppingList
  /// What decides what can be cooked; found out when a file of the site says so.
  public typealias Cooking = @Sendable () -> CookingKnowledge
  /// What decides how needs become a list in a language; found out when a file of the site says so.
  public typealias Shopping = @Sendable (_ language: String) -> ShoppingKnowledge
  /// A picture in its published sizes, as a message, by the fingerprint of its content.
  public typealias ResizedPictures = @Sendable (Fingerprint) throws(RenderFailure) -> [UInt8]

  let plan: PagePlan
  /// Of pages in the site's own language, and of what is printed.
  private let own: RenderedEdition
  private let further: [RenderedEdition]
  let contents: ContentsOfRecipe
  let contentFile: ContentFile
  private let wordsOfTexts: WordsOfTexts
  let resizedPictures: ResizedPictures
  public let shoppingList: ListOfWeek
  let cooking: Cooking
  private let shopping: Shopping
  private let analyst: RecipeAnalyst

  /// - Parameters:
  ///   - theme: another theme than that of the plan, for what is printed in another language.
  ///   - analyst: who read the recipes, and remembers their ingredients; `nil` for one who begins anew.
  ///   - words: of the texts of recipes, where somebody has them already.
  ///   - shoppingList: the list of each week, made when a page of the week is.
  ///   - preparesCards: whether so many pages will be rendered that preparing what they share pays.
  package init(
    _ plan: PagePlan, theme: Theme? = nil, analyst: RecipeAnalyst? = nil, preparesCards: Bool = false,
    contents: @escaping ContentsOfRecipe,
    contentFile: @escaping ContentFile,
    words: WordsOfTexts? = nil,
    resizedPictures: @escaping ResizedPictures = { _ throws(RenderFailure) in throw .unreadable },
    shoppingList: @escaping ListOfWeek = { _, _ in ShoppingList(items: [], covered: []) },
    cooking: Cooking? = nil,
    shopping: Shopping? = nil
  ) {
    self.plan = plan
    let prepared = preparesCards ? plan : nil
    own = RenderedEdition(theme.map(plan.sharedInputs) ?? plan.shared, preparing: prepared)
    further = plan.editions.dropFirst().map { RenderedEdition($0, preparing: prepared) }
    self.contents = contents
    self.contentFile = contentFile
    if let words {
      wordsOfTexts = words
    } else {
      wordsOfTexts = { texts throws(RenderFailure) in try Self.words(of: texts, contents) }
    }
    self.resizedPictures = resizedPictures
    self.shoppingList = shoppingList
    let (foods, language) = (plan.site.foods, plan.site.configuration.language)
    self.cooking =
      cooking ?? {
        CookingKnowledge(
          stock: [], kinds: FoodKinds(foods), substitutions: SubstitutionTable(), book: foods, language: language)
      }
    self.shopping =
      shopping ?? { language in
        ShoppingKnowledge(ItemAssignment(ItemNaming(foods), language: language)) { _ in .init(.uncategorised) }
      }
    self.analyst = analyst ?? RecipeAnalyst(foods: foods, language: language)
  }

  private static func words(of texts: SearchTexts, _ contents: ContentsOfRecipe) throws(RenderFailure) -> PackedWords {
    var words = PackedWords()
    for text in texts.recipes { words.add(RecipeText.words(of: try contents(text.path).entry), as: text.key) }
    return words
  }

  var theme: Theme { own.theme }
  /// What the interface says, in the language of the site.
  package var words: InterfaceText { theme.text }
  var shared: SharedViews { own.views }
  var sharedInputs: SharedInputs { own.inputs }

  private func edition(of page: SitePage) -> RenderedEdition { page.edition == 0 ? own : further[page.edition - 1] }

  /// Of what is printed, which shows what it likes; pages show what the plan says.
  var site: Site { plan.site }

  /// Looks up the ingredients of this site. A thread that renders many pages keeps one, so that it looks up each once.
  public func makeAnalyst() -> RecipeAnalyst { analyst }

  /// Renders a file and lends its bytes: those of data are not copied into the buffer, which a list of many megabytes would
  /// fill a second time.
  ///
  /// - Parameter buffer: empty, before and after.
  public func render<Result>(
    _ page: SitePage, with buffer: inout ByteBuffer, analyst: inout RecipeAnalyst,
    _ body: (UnsafeRawBufferPointer) -> Result
  ) throws(RenderFailure) -> Result {
    let (content, edition) = (page.content, edition(of: page))
    guard let template = content.template, let view = try pageView(content, at: page.path, edition, &analyst) else {
      return try data(content, at: page.path, edition, &analyst).withUnsafeBytes(body)
    }
    defer { buffer.removeAll() }
    try render(template, view, edition.theme, into: &buffer)
    return buffer.withUnsafeBytes { body($0) }
  }

  /// The view a page's template gets; `nil` for files that are made without a template.
  public func view(of page: SitePage, analyst: inout RecipeAnalyst) throws(RenderFailure) -> Value? {
    try pageView(of: page, &analyst)?.templateValue
  }

  func pageView(of page: SitePage, _ analyst: inout RecipeAnalyst) throws(RenderFailure) -> (any View)? {
    try pageView(page.content, at: page.path, edition(of: page), &analyst)
  }

  /// With the theme of the site's own edition.
  func render(_ template: PageTemplate, _ view: any View, into buffer: inout ByteBuffer) throws(RenderFailure) {
    try render(template, view, theme, into: &buffer)
  }

  private func render(
    _ template: PageTemplate, _ view: any View, _ theme: Theme, into buffer: inout ByteBuffer
  ) throws(RenderFailure) {
    do throws(RenderError) {
      try theme.templates.render(template.rawValue, view.templateValue, into: &buffer)
    } catch {
      throw .template(error)
    }
  }

  private func pageView(
    _ content: FileContent, at path: String, _ edition: RenderedEdition, _ analyst: inout RecipeAnalyst
  ) throws(RenderFailure) -> (any View)? {
    func context(_ chrome: Shared<SiteChrome>) -> PageContext {
      PageContext(edition.views, chrome: chrome, path: path)
    }
    switch content {
    case .recipe(let inputs):
      let entry = try contents(inputs.recipe.summary.path).entry
      let lines = analyst.lines(of: entry)
      return RecipeViewBuilder(inputs, entry: entry, lines: lines, context: context(inputs.chrome)).page()
    case .list(let inputs): return ListPageBuilder(context: context(inputs.chrome), inputs: inputs).view()
    case .index(let inputs): return IndexPageBuilder(context: context(inputs.chrome), inputs: inputs).view()
    case .about(let inputs): return SinglePageBuilder(context: context(inputs.chrome)).about(inputs)
    case .page(let inputs): return FreePageBuilder(context: context(inputs.chrome), page: inputs.page).view()
    case .search(let inputs): return SearchPageBuilder(context: context(inputs.chrome), inputs: inputs).view()
    case .week(let inputs):
      let list = try shoppingList(inputs.list.week, edition.language)
      return WeekPageBuilder(context: context(inputs.chrome), inputs: inputs, list: list).view()
    case .plans(let inputs): return PlansPageBuilder(context: context(inputs.chrome), inputs: inputs).view()
    case .tool(let inputs): return SinglePageBuilder(context: context(inputs.chrome)).tool(inputs)
    case .notFound(let inputs): return SinglePageBuilder(context: context(inputs.chrome)).notFound()
    default: return nil
    }
  }

  private func data(
    _ content: FileContent, at path: String, _ edition: RenderedEdition, _ analyst: inout RecipeAnalyst
  ) throws(RenderFailure) -> [UInt8] {
    switch content {
    case .recipeSource(let inputs): try contents(inputs.path).source
    case .recipeJSON(let inputs): try recipeFile(inputs.recipe, &analyst)
    case .cover(let inputs): CoverDrawing.svg(of: inputs.subject)
    case .weekJSON(let inputs): try files(inputs, at: path, edition).json()
    case .weekList(let inputs): try files(inputs, at: path, edition).listText()
    case .planScript(let week): PlanScript(week: week.inputs).bytes
    case .plansScript(let inputs): PlanNamesScript.bytes(inputs)
    case .catalogue(let inputs): RecipeCatalogue.bytes(inputs)
    case .searchPiece(let inputs): SearchIndex.piece(inputs)
    case .searchShard(let inputs): edition.search.script(inputs)
    case .searchText(let inputs): try edition.search.script(inputs, words: wordsOfTexts)
    case .textScript(let inputs): ScriptText.bytes(inputs.text)
    case .kitchenScript(let inputs): KitchenScript(inputs: inputs, shopping: shopping(edition.language)).bytes
    case .recipeScript(let inputs):
      try RecipeScript(inputs, contents: contents, shopping: shopping(edition.language), memory: edition.needs).bytes
    case .cookScript(let inputs): CookScript(inputs: inputs, cooking: cooking()).bytes
    case .cookPiece(let inputs): try CookPiece(inputs: inputs, cooking: cooking(), contents: contents).bytes(&analyst)
    case .worker(let inputs): WorkerScript.bytes(inputs)
    case .atom(let inputs): Feeds.atom(inputs)
    case .jsonFeed(let inputs): Feeds.json(inputs)
    case .sitemap(let inputs): SiteFiles.sitemap(inputs)
    case .sitemapIndex(let inputs): SiteFiles.sitemapIndex(inputs)
    case .robots(let inputs): SiteFiles.robots(inputs)
    case .manifest(let inputs): WebManifest(site: inputs).bytes
    case .openSearch(let inputs): SiteFiles.openSearch(inputs, baseURL: inputs.baseURL ?? "")
    case .themeFile(let inputs): theme.files[inputs.name] ?? []
    case .stylesheet: theme.stylesheet
    case .contentFile(let inputs): try contentFile(inputs.name)
    case .resizedPicture(let inputs): try resized(inputs)
    // Printed by a program that takes many at once, and never asked for here.
    case .printedCard: []
    // Pages, which have a view.
    case .recipe, .list, .index, .about, .page, .search, .tool, .week, .plans, .notFound: []
    }
  }

  private func resized(_ inputs: ResizedPictureInputs) throws(RenderFailure) -> [UInt8] {
    guard case .success(let picture) = ResizedPicture.read(try resizedPictures(inputs.content)),
      let piece = picture.pieces.first(where: { $0.bound == inputs.bound && $0.encoding == inputs.encoding })
    else { throw .unreadable }
    return Array(piece.bytes)
  }

  private func files(
    _ inputs: WeekFileInputs, at path: String, _ edition: RenderedEdition
  ) throws(RenderFailure) -> WeekFiles {
    let context = PageContext(edition.views, chrome: inputs.chrome, path: path)
    let list = try shoppingList(inputs.list.week, edition.language)
    return WeekFiles(context: context, week: inputs.week.inputs, list: list)
  }

  private func recipeFile(_ recipe: SiteRecipe, _ analyst: inout RecipeAnalyst) throws(RenderFailure) -> [UInt8] {
    let entry = try contents(recipe.summary.path).entry
    return RecipeFile.bytes(entry, of: recipe, lines: analyst.lines(of: entry))
  }
}

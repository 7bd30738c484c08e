internal import Mustache
internal import PageBuilding
internal import Themes

extension PageTemplate {
  /// The kind of view the template gets.
  var view: any View.Type {
    switch self {
    case .home, .list: ListPageView.self
    case .recipe: RecipePageView.self
    case .index: IndexPageView.self
    case .about: AboutPageView.self
    case .page: FreePageView.self
    case .week: WeekPageView.self
    case .plans: PlansPageView.self
    case .report: ReportPageView.self
    case .search: SearchPageView.self
    case .notFound: NotFoundPageView.self
    case .shopping, .planner, .pantry, .settings, .share, .offline: ToolPageView.self
    case .card: CardPageView.self
    case .printedReport: PrintedReportPageView.self
    case .weekSheet: WeekSheetView.self
    case .book: BookPageView.self
    case .shoppingList: ListSheetView.self
    case .epubCover: EPUBCoverPageView.self
    case .epubChapter: EPUBChapterPageView.self
    case .epubProse: EPUBProsePageView.self
    case .epubRecipe: EPUBRecipePageView.self
    case .epubTitle, .epubIngredients, .epubTags, .epubSubstitutions, .epubMeasures, .epubNutrition, .epubColophon:
      EPUBPageView.self
    }
  }

  /// What the template is checked against, with the names that the strings of a theme have.
  func viewType(text: RecordType) -> RecordType { view.recordType.declaring("text", as: .record(text)) }
}

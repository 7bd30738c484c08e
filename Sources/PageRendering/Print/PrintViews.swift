internal import Mustache
internal import PageBuilding

/// What only a printed card shows.
struct PrintedCardView: View {
  let size: String
  let width: String
  let height: String
  let isMono: Bool
  let runningTitle: String
  let styles: HTML
  let code: String?
  let address: String?
  let nutrition: [String]
  let picture: String?
  let isDrawn: Bool
  let amountWidth: String
  let amountIndent: String
  let hasIngredients: Bool
  let hasMethod: Bool
  let isRightToLeft: Bool
  let isClose: Bool
  let ingredientShare: String
  let hasStepAmounts: Bool

  static let schema = Schema<Self>("PrintedCard") {
    Field("size", \.size, "`a4`, `letter`, `a5`, `a6`, `4x6` or `3x5`.")
    Field("width", \.width, "Width of the paper as a CSS length.")
    Field("height", \.height, "Height of the paper as a CSS length.")
    Field("isMono", \.isMono, "Whether the card is to be black on white.")
    Field(
      "runningTitle", \.runningTitle, "The title, cut after a word where it is long, for the head of further cards.")
    Field("styles", \.styles, "The style sheets `print/base.css` and `print/card.css`, joined.")
    Field("code", \.code, "A `data:` address of the QR code that leads to the page.")
    Field("address", \.address, "Absolute URL of the page; absent without a base URL.")
    Field("nutrition", \.nutrition, "Energy and macros of a serving; empty where too little is known.")
    Field("picture", \.picture, "A `data:` address of the photo or drawn cover; absent unless it is asked for.")
    Field("isDrawn", \.isDrawn, "Whether that is the drawn cover.")
    Field("amountWidth", \.amountWidth, "How much room the amounts of the ingredients take, in em: `4.2`.")
    Field("amountIndent", \.amountIndent, "The same with the gap behind them.")
    Field("hasIngredients", \.hasIngredients, "Whether there are any ingredients.")
    Field("hasMethod", \.hasMethod, "Whether there are any instructions.")
    Field("isRightToLeft", \.isRightToLeft, "Whether the title is written from right to left.")
    Field("isClose", \.isClose, "Whether it is set closer, which saves another card.")
    Field("ingredientShare", \.ingredientShare, "How much of the width the ingredients take, in percent: `38`.")
    Field("hasStepAmounts", \.hasStepAmounts, "Whether the paper has room for the amounts of each step.")
  }
}

/// `print/card.mustache`: one recipe on paper.
struct CardPageView: View {
  let base: PageBaseView
  let recipe: RecipeView
  let card: PrintedCardView

  static let schema = Schema<Self>("CardPage", extending: \.base) {
    Field("recipe", \.recipe, "The recipe.")
    Field("card", \.card, "The paper.")
  }
}

/// What only a printed shopping list shows.
struct PrintedListView: View {
  let occasion: String?
  let code: String?
  let codeSide: String?
  let codeLabel: String?
  let address: String?

  static let schema = Schema<Self>("PrintedList") {
    Field("occasion", \.occasion, "The week, the days or the recipes it is for.")
    Field("code", \.code, "A `data:` address of the QR code.")
    Field("codeSide", \.codeSide, "Side of the code as a CSS length, large enough to be read.")
    Field("codeLabel", \.codeLabel, "What the code holds; absent without one.")
    Field("address", \.address, "Absolute URL of the page the code leads to; absent where it holds the list itself.")
  }
}

/// `print/list.mustache`: a shopping list on paper.
struct ListSheetView: View {
  let base: PageBaseView
  let shopping: ShoppingListView
  let paper: PaperView
  let sheet: PrintedListView

  static let schema = Schema<Self>("ListSheet", extending: \.base) {
    Field("shopping", \.shopping, "What is to be bought.")
    Field("paper", \.paper, "The paper.")
    Field("sheet", \.sheet, "What only a printed shopping list shows.")
  }
}

/// `print/report.mustache`: the reports of any days on paper, one person after the other.
struct PrintedReportPageView: View {
  let base: PageBaseView
  let span: String
  let people: [PersonReportView]
  let paper: PaperView

  static let schema = Schema<Self>("PrintedReportPage", extending: \.base) {
    Field("span", \.span, "The week or days of the report.")
    Field("people", \.people, "One report for each person.")
    Field("paper", \.paper, "What it is printed on.")
  }
}

/// `print/week-sheet.mustache`: a week on two pages, its plan with what it provides, and its shopping list.
struct WeekSheetView: View {
  let base: PageBaseView
  let span: String
  let slots: [PlanColumnView]
  let days: [PlanDayView]
  let people: [PersonReportView]
  let planFit: Int
  let listFit: Int
  let paper: PaperView
  let shopping: ShoppingListView
  let sheet: PrintedListView

  static let schema = Schema<Self>("WeekSheet", extending: \.base) {
    Field("span", \.span, "The week and its days.")
    Field("slots", \.slots, "The meals that are planned, in the order of a day.")
    Field("days", \.days, "Every day of the week with each of those meals, planned or not.")
    Field("people", \.people, "What the plan provides each person.")
    Field("planFit", \.planFit, "0, or how many steps smaller the plan is set than it should be, to fit on its page.")
    Field("listFit", \.listFit, "The same for the shopping list.")
    Field("paper", \.paper, "What it is printed on.")
    Field("shopping", \.shopping, "What has to be bought.")
    Field("sheet", \.sheet, "What only a printed shopping list shows.")
  }
}

/// `report.mustache`: the reports of any days as one file that needs nothing else.
struct ReportPageView: View {
  let base: PageBaseView
  let span: String
  let people: [PersonReportView]
  let style: HTML

  static let schema = Schema<Self>("ReportPage", extending: \.base) {
    Field("span", \.span, "The days of the report.")
    Field("people", \.people, "One report for each person.")
    Field("style", \.style, "The style sheet of the theme.")
  }
}

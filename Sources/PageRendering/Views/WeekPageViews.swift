internal import Mustache

/// `week.mustache`: the plan of a week and what it provides.
struct WeekPageView: View {
  let base: PageBaseView
  let span: String
  let people: [PersonReportView]
  let days: [PlanDayView]
  let jsonUrl: String
  let earlier: WeekLinkView?
  let later: WeekLinkView?
  let shopping: ShoppingListView
  let listUrl: String
  let listLink: String?

  static let schema = Schema<Self>("WeekPage", extending: \.base) {
    Field("span", \.span, "The days of the week.")
    Field("people", \.people, "One report for each person.")
    Field("days", \.days, "What is planned.")
    Field("jsonUrl", \.jsonUrl, "Relative URL of the report as JSON.")
    Field("earlier", \.earlier, "The week before that has a plan.")
    Field("later", \.later, "The week after that has a plan.")
    Field("shopping", \.shopping, "What the plan needs and the pantry does not hold.")
    Field("listUrl", \.listUrl, "Relative URL of the shopping list as text.")
    Field("listLink", \.listLink, "`quickyshoppy:` address that holds the list; absent where nothing is to be bought.")
  }
}

/// `plans.mustache`: all weeks that have a plan.
struct PlansPageView: View {
  let base: PageBaseView
  let weeks: [WeekLinkView]

  static let schema = Schema<Self>("PlansPage", extending: \.base) {
    Field("weeks", \.weeks, "The newest first.")
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

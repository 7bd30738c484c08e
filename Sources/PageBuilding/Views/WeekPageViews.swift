package import Mustache

/// `week.mustache`: the plan of a week and what it provides.
package struct WeekPageView: View {
  package let base: PageBaseView
  package let span: String
  package let people: [PersonReportView]
  package let days: [PlanDayView]
  let jsonUrl: String
  package let earlier: WeekLinkView?
  package let later: WeekLinkView?
  package let shopping: ShoppingListView
  let listUrl: String
  let listLink: String?

  package static let schema = Schema<Self>("WeekPage", extending: \.base) {
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
package struct PlansPageView: View {
  package let base: PageBaseView
  package let weeks: [WeekLinkView]

  package static let schema = Schema<Self>("PlansPage", extending: \.base) {
    Field("weeks", \.weeks, "The newest first.")
  }
}

internal import Mustache

/// A dish of a meal.
struct PlanDishView: View {
  let title: String
  let url: String?
  let note: String?

  static let schema = Schema<Self>("PlanDish") {
    Field("title", \.title, "What is eaten.")
    Field("url", \.url, "Address of the recipe.")
    Field("note", \.note, "That it is left over, who eats it and how much.")
  }
}

/// A planned meal.
struct PlanMealView: View {
  let slot: String
  let dishes: [PlanDishView]

  static let schema = Schema<Self>("PlanMeal") {
    Field("slot", \.slot, "Name of the meal.")
    Field("dishes", \.dishes, "In the order of the plan.")
  }
}

/// A column of a printed plan.
struct PlanColumnView: View {
  let label: String
  let width: String

  static let schema = Schema<Self>("PlanColumn") {
    Field("label", \.label, "Name of the meal.")
    Field("width", \.width, "Part of the table's width, by how much is to be read in it, such as `21.5%`.")
  }
}

/// A day of a plan.
struct PlanDayView: View {
  let label: String
  let date: String
  let datetime: String
  let meals: [PlanMealView]

  static let schema = Schema<Self>("PlanDay") {
    Field("label", \.label, "The weekday.")
    Field("date", \.date, "The day in the site's language.")
    Field("datetime", \.datetime, "The same as YYYY-MM-DD.")
    Field("meals", \.meals, "In the order of a day.")
  }
}

/// A link to a week, with what its reports say.
struct WeekLinkView: View {
  let label: String
  let span: String
  let url: String
  let headlines: [String]

  static let schema = Schema<Self>("WeekLink") {
    Field("label", \.label, "Such as `Week 47`.")
    Field("span", \.span, "Its days.")
    Field("url", \.url, "Address of its page.")
    Field("headlines", \.headlines, "What the reports say, one for each person.")
  }
}

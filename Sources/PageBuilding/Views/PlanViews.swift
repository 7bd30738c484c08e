package import Mustache

/// A dish of a meal.
package struct PlanDishView: View {
  package let title: String
  package let url: String?
  package let note: String?

  package static let schema = Schema<Self>("PlanDish") {
    Field("title", \.title, "What is eaten.")
    Field("url", \.url, "Address of the recipe.")
    Field("note", \.note, "That it is left over, who eats it and how much.")
  }
}

/// A planned meal.
package struct PlanMealView: View {
  package let slot: String
  package let dishes: [PlanDishView]

  package static let schema = Schema<Self>("PlanMeal") {
    Field("slot", \.slot, "Name of the meal.")
    Field("dishes", \.dishes, "In the order of the plan.")
  }
}

/// A column of a printed plan.
package struct PlanColumnView: View {
  package let label: String
  package let width: String

  package static let schema = Schema<Self>("PlanColumn") {
    Field("label", \.label, "Name of the meal.")
    Field("width", \.width, "Part of the table's width, by how much is to be read in it, such as `21.5%`.")
  }
}

/// A day of a plan.
package struct PlanDayView: View {
  package let label: String
  package let date: String
  package let datetime: String
  package let meals: [PlanMealView]

  package static let schema = Schema<Self>("PlanDay") {
    Field("label", \.label, "The weekday.")
    Field("date", \.date, "The day in the site's language.")
    Field("datetime", \.datetime, "The same as YYYY-MM-DD.")
    Field("meals", \.meals, "In the order of a day.")
  }
}

/// A link to a week, with what its reports say.
package struct WeekLinkView: View {
  package let label: String
  package let span: String
  package let url: String
  let headlines: [String]

  package static let schema = Schema<Self>("WeekLink") {
    Field("label", \.label, "Such as `Week 47`.")
    Field("span", \.span, "Its days.")
    Field("url", \.url, "Address of its page.")
    Field("headlines", \.headlines, "What the reports say, one for each person.")
  }
}

internal import Cookbook
internal import CookbookReading
internal import KitchenUnits
internal import Quantities
internal import RecipeMarkdown
internal import StepText

/// Makes amounts, times and temperatures stand out in the steps of a recipe page.
///
/// What a script may want to know of them is in attributes: the place of the ingredient in the recipe (from 1), the
/// amount as a plain number, the duration in ISO 8601 and the longest one of a range, the degrees and their scale.
struct StepMarks {
  private let ingredients: [StepIngredient]
  private let language: String

  init(_ recipe: Recipe, language: String) {
    self.language = language
    ingredients = recipe.instructions == nil ? [] : recipe.stepIngredients(language: language)
  }

  /// The marks of one paragraph, in reading order.
  func marks(in text: [UInt8]) -> [InlineMark] {
    let reading = StepReading(text, ingredients: ingredients, language: language)
    let marks = reading.amounts.map(amount) + reading.times.map(time) + reading.temperatures.map(temperature)
    return marks.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private func amount(_ amount: StepAmount) -> InlineMark {
    let place = amount.ingredient.map { " data-ingredient=\"\($0 + 1)\"" } ?? ""
    return InlineMark(
      amount.range, open: "<b class=\"amount\"\(place)\(Self.numbers(amount.measure))>", close: "</b>")
  }

  private func time(_ time: StepTime) -> InlineMark {
    let (least, most) = (time.seconds.lowerBound, time.seconds.upperBound)
    let end = most > least ? " data-to=\"\(DurationText.isoWithSeconds(most))\"" : ""
    return InlineMark(
      time.range, open: "<time datetime=\"\(DurationText.isoWithSeconds(least))\"\(end)>", close: "</time>")
  }

  private func temperature(_ found: StepTemperature) -> InlineMark {
    let details = found.temperature.map { " data-scale=\"\($0.scale)\"\(Self.numbers($0.measure))" } ?? ""
    return InlineMark(found.range, open: "<span class=\"temperature\"\(details)>", close: "</span>")
  }

  private static func numbers(_ measure: Amount.Measure) -> String {
    switch measure {
    case .exact(let value): " data-value=\"\(NumberText.plain(value))\""
    case .range(let lower, let upper):
      " data-value=\"\(NumberText.plain(lower))\" data-to=\"\(NumberText.plain(upper))\""
    case .unmeasured: ""
    }
  }
}

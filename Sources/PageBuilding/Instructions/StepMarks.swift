package import Cookbook
internal import CookbookReading
internal import KitchenUnits
package import Mustache
internal import Quantities
package import RecipeMarkdown
internal import RecipeQueries
package import StepText

/// Makes amounts, times and temperatures stand out in the steps of a recipe page, and notes what a script needs to
/// change them: a mark names its place among ``quantities``, from 1, in `data-quantity`.
///
/// Also in attributes are the place of the ingredient in the recipe (from 1), the amount as a plain number, the duration
/// in ISO 8601 and the longest one of a range, the degrees and their scale.
package final class StepMarks {
  package private(set) var quantities: MethodQuantities
  private let ingredients: StepIngredientList
  private let names: [String]
  private let language: String
  private let isolatesOnly: Bool
  private let conversions: [(system: MeasurementSystem, conversion: StepConversion)]

  /// - Parameter isolatesOnly: whether nothing stands out and no element is put into the text: amounts, times and temperatures
  ///   are kept from being turned round by characters alone (U+2066, U+2069; Unicode Standard Annex 9). WeasyPrint sets each
  ///   inline element as a text of its own, which in a line from right to left loses blanks and turns full stops round.
  package init(_ recipe: Recipe, language: String, isolatesOnly: Bool = false) {
    self.language = language
    self.isolatesOnly = isolatesOnly
    quantities = MethodQuantities(language: language)
    ingredients = recipe.instructions == nil ? StepIngredientList() : recipe.stepIngredients(language: language)
    names = recipe.allIngredients.map(\.name)
    let sign = LanguageTag.decimalSign(language)
    conversions = [.metric, .us, .imperial].map {
      ($0, StepConversion(to: $0, language: language, decimalSign: sign))
    }
  }

  /// The marks of one paragraph, in reading order.
  package func marks(in text: [UInt8]) -> InlineMarkList {
    let reading = StepReading(text, ingredients: ingredients, language: language)
    var marks = InlineMarkList()
    if isolatesOnly {
      let ranges =
        reading.amounts.map(\.range) + reading.unclear.map(\.range) + reading.times.map(\.range)
        + reading.temperatures.map(\.range)
      for range in ranges { marks.append(range, open: "\u{2066}", close: "\u{2069}") }
      marks.sort()
      return marks
    }
    for found in reading.amounts {
      add(found, in: reading, to: &marks)
      for noun in found.nouns(in: text, language: language) {
        marks.append(noun.range, open: "<span\(note { $0.add(noun, by: found.measure) })>", close: "</span>")
      }
    }
    for found in reading.unclear { add(unclear: found, in: reading, to: &marks) }
    for found in reading.times { Self.add(found, to: &marks) }
    for found in reading.temperatures { add(found, in: reading, to: &marks) }
    for found in reading.lengths {
      add(fixed: found.range, found.article, to: &marks) { $0.text(of: found, in: reading) }
    }
    for found in reading.sizes {
      add(fixed: found.range, found.article, to: &marks) { $0.text(of: found, in: reading) }
    }
    marks.sort()
    return marks
  }

  /// The tools that steps name.
  package func tools(in steps: [String]) -> [StepTool] {
    StepTools.tools(in: steps, language: language)
  }

  /// The size of a tool as mark-up, like the lengths in steps.
  package func size(of tool: StepTool) -> HTML? {
    guard let size = tool.size else { return nil }
    let escaped = HTML(escaping: size)
    let texts = conversions.compactMap { system, conversion in conversion.text(of: tool).map { (system, $0) } }
    guard !texts.isEmpty else { return escaped }
    return HTML(trusted: Array("<span\(note { $0.add(fixed: texts) })>".utf8) + escaped.bytes + Array("</span>".utf8))
  }

  private func add(_ amount: StepAmount, in reading: StepReading, to marks: inout InlineMarkList) {
    let place = amount.ingredient.map { " data-ingredient=\"\($0 + 1)\"" } ?? ""
    let isStick = amount.ingredient.map { ButterSticks.isButter(amount.written, of: names[$0], language: language) }
    let key = note {
      $0.add(
        amount.written, amount.unit, amount.words, isSaidTwice: reading.isSaidTwice(amount), isStick: isStick ?? false)
    }
    marks.append(
      amount.range, open: "<b class=\"amount\"\(place)\(Self.numbers(amount.measure))\(key)>", close: "</b>")
  }

  private func add(unclear amount: StepAmount, in reading: StepReading, to marks: inout InlineMarkList) {
    let key = note {
      $0.add(unclear: amount.written, amount.unit, amount.words, isSaidTwice: reading.isSaidTwice(amount))
    }
    marks.append(amount.range, open: "<span\(key)>", close: "</span>")
  }

  private static func add(_ time: StepTime, to marks: inout InlineMarkList) {
    let (least, most) = (time.seconds.lowerBound, time.seconds.upperBound)
    let end = most > least ? " data-to=\"\(DurationText.isoWithSeconds(most))\"" : ""
    marks.append(
      time.range, open: "<time datetime=\"\(DurationText.isoWithSeconds(least))\"\(end)>", close: "</time>")
  }

  private func add(_ found: StepTemperature, in reading: StepReading, to marks: inout InlineMarkList) {
    // By how much something gets colder is no heat that anything is set to.
    let heat = found.isDifference ? nil : found.temperature
    let details = heat.map { " data-scale=\"\($0.scale)\"\(Self.numbers($0.measure))" } ?? ""
    let texts = conversions.compactMap { system, conversion in
      conversion.text(of: found, in: reading).map { (system, $0) }
    }
    let key = texts.isEmpty ? "" : note { $0.add(fixed: texts) }
    marks.append(found.range, open: "<span class=\"temperature\"\(details)\(key)>", close: "</span>")
    add(found.article, to: &marks) { $0.text(of: found, in: reading) }
  }

  /// What never scales; only what another system says in another way.
  private func add(
    fixed range: Range<Int>, _ article: StepArticle? = nil, to marks: inout InlineMarkList,
    _ text: (StepConversion) -> String?
  ) {
    let texts = conversions.compactMap { system, conversion in text(conversion).map { (system, $0) } }
    if !texts.isEmpty { marks.append(range, open: "<span\(note { $0.add(fixed: texts) })>", close: "</span>") }
    add(article, to: &marks, before: text)
  }

  /// The `a` that becomes `an` before what is read in other measures.
  private func add(
    _ article: StepArticle?, to marks: inout InlineMarkList, before text: (StepConversion) -> String?
  ) {
    guard let article else { return }
    add(fixed: article.range, to: &marks) { $0.text(of: article, before: text($0)) }
  }

  /// The attribute that names a quantity.
  private func note(_ add: (inout MethodQuantities) -> Void) -> String {
    add(&quantities)
    return " data-quantity=\"\(quantities.count)\""
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

extension StepAmount {
  fileprivate var written: Amount { Amount(measure, unit: unitText.isEmpty ? nil : unitText) }
}

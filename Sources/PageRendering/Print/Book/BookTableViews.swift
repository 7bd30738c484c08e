internal import BookPlanning
internal import Cookbook
internal import Foods
internal import KitchenUnits
internal import MealPlanning
internal import Mustache
internal import Nutrition
internal import Quantities
internal import SitePlanning

/// Builds the tables at the end of a book: substitutions, measures, nutrition.
struct BookTableViews {
  let book: Book
  let site: Site
  let text: InterfaceText
  let links: BookLinks

  private var isEnglish: Bool { FoodLanguage(tag: book.language) == .en }
  private var units: UnitText { UnitText(language: book.language, decimalSign: text[.decimalSign]) }
  private var figures: FigureText { FigureText(text: text) }

  /// In the order of the fields of a book.
  var values: [Value] {
    let cups = book.conversions.cups.compactMap(cup)
    return [
      .list(substitutions), .bool(!book.substitutions.isEmpty),
      .list(book.conversions.volumes.map(measure)), .list(book.conversions.weights.map(measure)),
      .list(book.conversions.oven.map(ovenMark)), .list(cups), .bool(!cups.isEmpty),
      .list(book.nutrition.map(nutritionRow)),
    ]
  }

  private func name(_ food: String) -> String {
    guard let language = FoodLanguage(tag: book.language) else { return food }
    return site.foods.food(named: food)?.names(in: language).first ?? food
  }

  // MARK: Substitutions

  private var substitutions: [Value] {
    book.substitutions.flatMap { food in
      food.ways.indices.map { place in
        substitution(
          food.ways[place], isRepeated: place > 0 && food.ways[place - 1].missing == food.ways[place].missing)
      }
    }
  }

  private func substitution(_ way: Substitution, isRepeated: Bool) -> Value {
    let all = [way.missing] + way.parts
    // One for one, whatever is counted.
    let isPlain = all.allSatisfy { $0.unit == nil && $0.quantity == way.missing.quantity }
    let texts = all.map { isPlain ? name($0.food) : part($0) }
    return .record(
      Record(
        ViewTypes.bookSubstitution,
        [
          .text(texts[0]), .bool(isRepeated), .text(texts.dropFirst().joined(separator: " + ")),
          .text(ifPresent: isEnglish ? way.effect : nil), .text(ifPresent: isEnglish ? way.avoid : nil),
        ]))
  }

  private func part(_ part: Substitution.Part) -> String {
    let amount = part.unit.map { units.text(UnitAmount(part.quantity, $0)) }
    return (amount ?? NumberText.display(part.quantity, decimalSign: text[.decimalSign])) + " " + name(part.food)
  }

  // MARK: Measures

  private func measure(_ measure: BookConversions.Measure) -> Value {
    .record(
      Record(ViewTypes.bookMeasure, [.text(name(of: measure.amount)), .text(units.text(rounded(measure.metric)))]))
  }

  /// Both pints are called so where they are used.
  private func name(of amount: UnitAmount) -> String {
    let name = units.text(amount)
    return switch amount.unit {
    case .pint: text.text(.bookCustomary, ["amount": name])
    case .imperialPint: text.text(.bookImperial, ["amount": name])
    default: name
    }
  }

  /// To what can be measured: tenths below 10, whole ones below 100, fives above.
  private func rounded(_ amount: UnitAmount) -> UnitAmount {
    guard case .exact(let value) = amount.measure else { return amount }
    let step = value < Rational(10) ? Rational(1, 10) : value < Rational(100) ? .one : Rational(5)
    return UnitAmount(value.rounded(to: step ?? .one) ?? value, amount.unit)
  }

  private func ovenMark(_ row: OvenTable.Row) -> Value {
    func number(_ value: Rational) -> Value { .text(NumberText.display(value, decimalSign: text[.decimalSign])) }
    return .record(Record(ViewTypes.bookOvenMark, [number(row.celsius), number(row.fahrenheit), number(row.mark)]))
  }

  /// Forms are English words: other books leave out the weights that hold for one form only.
  private func cup(_ cup: BookConversions.Cup) -> Value? {
    guard cup.form == nil || isEnglish else { return nil }
    let weight = cup.grams.rounded(to: .one) ?? cup.grams
    return .record(
      Record(
        ViewTypes.bookCup,
        [
          .text([name(cup.food), cup.form].compactMap(\.self).joined(separator: ", ")),
          .text(units.text(UnitAmount(weight, .gram))), .text(cup.source),
        ]))
  }

  // MARK: Nutrition

  private func nutritionRow(_ row: BookNutrition) -> Value {
    let summary = site.recipes[row.recipe].summary
    func grams(_ milligrams: Int?) -> Value { .text(ifPresent: milligrams.map(fine)) }
    let share = text.text(.percent, ["count": String(row.coverage / 10)])
    return .record(
      Record(
        ViewTypes.bookNutritionRow,
        [
          .text(summary.title), .text(summary.facts.language ?? site.configuration.language),
          .text(ifPresent: links.url(ofRecipe: row.recipe)), .bool(row.basis == .hundredGrams),
          .text(ifPresent: row.figures?.energy.map(figures.whole)), grams(row.figures?.protein),
          grams(row.figures?.carbohydrate), grams(row.figures?.fat),
          // Micrograms of sodium; salt is two and a half times as much.
          grams(row.figures?.sodium.map { $0 / 400 }), .text(ifPresent: row.status == .stated ? nil : share),
        ]))
  }

  /// Grams, to a tenth below 10.
  private func fine(_ milligrams: Int) -> String {
    milligrams < 9950 ? figures.decimal((milligrams + 50) / 100 * 100) : figures.whole(milligrams)
  }
}

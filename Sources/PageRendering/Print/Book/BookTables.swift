internal import BookPlanning
internal import Cookbook
internal import Foods
internal import KitchenUnits
internal import MealPlanning
internal import Mustache
internal import Nutrition
internal import PageBuilding
internal import Quantities
internal import SitePlanning
internal import Themes

/// Builds the tables at the end of a book: substitutions, measures, nutrition.
struct BookTables {
  let book: Book
  let site: Site
  let text: InterfaceText
  let links: BookLinks

  private var isEnglish: Bool { FoodLanguage(tag: book.language) == .en }
  private var units: UnitText { UnitText(language: book.language, decimalSign: text[.decimalSign]) }
  private var figures: FigureText { FigureText(text: text) }

  var volumes: [BookMeasureView] { book.conversions.volumes.map(measure) }
  var weights: [BookMeasureView] { book.conversions.weights.map(measure) }
  var oven: [BookOvenMarkView] { book.conversions.oven.map(ovenMark) }
  var cups: [BookCupView] { book.conversions.cups.compactMap(cup) }
  var nutrition: [BookNutritionRowView] { book.nutrition.map(nutritionRow) }

  private func name(_ food: String) -> String {
    guard let language = FoodLanguage(tag: book.language) else { return food }
    return site.foods.food(named: food)?.names(in: language).first ?? food
  }

  // MARK: Substitutions

  var substitutions: [BookSubstitutionView] {
    book.substitutions.flatMap { food in
      food.ways.indices.map { place in
        substitution(
          food.ways[place], isRepeated: place > 0 && food.ways[place - 1].missing == food.ways[place].missing)
      }
    }
  }

  private func substitution(_ way: Substitution, isRepeated: Bool) -> BookSubstitutionView {
    let all = [way.missing] + way.parts
    // One for one, whatever is counted.
    let isPlain = all.allSatisfy { $0.unit == nil && $0.quantity == way.missing.quantity }
    let texts = all.map { isPlain ? name($0.food) : part($0) }
    return BookSubstitutionView(
      missing: texts[0], isRepeated: isRepeated, parts: texts.dropFirst().joined(separator: " + "),
      effect: isEnglish ? way.effect : nil, avoid: isEnglish ? way.avoid : nil)
  }

  private func part(_ part: Substitution.Part) -> String {
    let amount = part.unit.map { units.text(UnitAmount(part.quantity, $0)) }
    return (amount ?? NumberText.display(part.quantity, decimalSign: text[.decimalSign])) + " " + name(part.food)
  }

  // MARK: Measures

  private func measure(_ measure: BookConversions.Measure) -> BookMeasureView {
    BookMeasureView(amount: name(of: measure.amount), metric: units.text(rounded(measure.metric)))
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

  private func ovenMark(_ row: OvenTable.Row) -> BookOvenMarkView {
    func number(_ value: Rational) -> String { NumberText.display(value, decimalSign: text[.decimalSign]) }
    return BookOvenMarkView(
      celsius: number(row.celsius), fahrenheit: number(row.fahrenheit), gasMark: number(row.mark))
  }

  /// Forms are English words: other books leave out the weights that hold for one form only.
  private func cup(_ cup: BookConversions.Cup) -> BookCupView? {
    guard cup.form == nil || isEnglish else { return nil }
    let weight = cup.grams.rounded(to: .one) ?? cup.grams
    return BookCupView(
      food: [name(cup.food), cup.form].compactMap(\.self).joined(separator: ", "),
      weight: units.text(UnitAmount(weight, .gram)), source: cup.source)
  }

  // MARK: Nutrition

  private func nutritionRow(_ row: BookNutrition) -> BookNutritionRowView {
    let summary = site.recipes[row.recipe].summary
    let share = text.text(.percent, ["count": String(row.coverage / 10)])
    return BookNutritionRowView(
      title: summary.title, language: summary.facts.language ?? site.configuration.language,
      url: links.url(ofRecipe: row.recipe), isPer100g: row.basis == .hundredGrams,
      energy: row.figures?.energy.map { figures.marked(figures.whole($0), isEstimate: row.status == .estimated) },
      protein: row.figures?.protein.map(fine),
      carbohydrate: row.figures?.carbohydrate.map(fine), fat: row.figures?.fat.map(fine),
      // Micrograms of sodium; salt is two and a half times as much.
      salt: row.figures?.sodium.map { fine($0 / 400) }, coverage: row.status == .stated ? nil : share)
  }

  /// Grams, to a tenth below 10.
  private func fine(_ milligrams: Int) -> String {
    milligrams < 9950 ? figures.decimal((milligrams + 50) / 100 * 100) : figures.whole(milligrams)
  }
}

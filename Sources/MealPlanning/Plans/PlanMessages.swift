internal import Cookbook
internal import Quantities
internal import SitePlanning
internal import SourceText
internal import Words

/// What is said about plans that do not go together with the recipes, the people or each other.
extension PlanPlace {
  private func report(
    _ severity: Diagnostic.Severity, _ identifier: String, _ message: String, hint: String
  ) -> Diagnostic {
    source.diagnostic(severity, identifier, at: item.range, message: message, hint: hint)
  }

  func unknownRecipe(_ destination: String, among paths: [String]) -> Diagnostic {
    let near = ContentPath.suggestion(for: destination, from: source.path, among: paths)
    return report(
      .error, "plan-link", "“\(destination)” leads to no recipe",
      hint: near.map { "did you mean “\($0)”?" } ?? "write the path of a recipe as seen from the plan")
  }

  func typedRecipe(_ text: String, _ recipe: PlanRecipe) -> Diagnostic {
    let path = ContentPath.relativePath(to: recipe.path, from: source.path)
    return report(
      .note, "plan-recipe-name", "“\(text)” counts as it is written, without the recipe",
      hint: "did you mean “[\(recipe.title)](\(path))”?")
  }

  func unknownID(_ id: String) -> Diagnostic {
    report(
      .error, "plan-recipe-id", "no recipe has the id “\(id)”",
      hint: "put the recipe's JSON file into the collection, or correct “recipeId”")
  }

  func unknownPerson(_ name: String, known: [String]) -> Diagnostic {
    report(
      .warning, "plan-unknown-person", "nobody is called “\(name)”",
      hint: NearMiss.suggestion(for: name, among: known).map { "did you mean “@\($0)”?" }
        ?? "add “\(name)” below “people” in galley.yaml")
  }

  func personBefore(_ name: String) -> Diagnostic {
    report(
      .warning, "plan-person-place", "“\(name):” is part of what is eaten, and names nobody",
      hint: "write “@\(name)” behind the dish")
  }

  func unknownYield(of recipe: PlanRecipe, amount: Amount) -> Diagnostic {
    let text = amount.unit ?? "a number alone"
    let yields = recipe.yields.compactMap(\.unit)
    return report(
      .error, "plan-yield", "“\(recipe.title)” does not yield “\(text)”",
      hint: yields.isEmpty
        ? "leave out the amount for the whole recipe, or add a yield to it"
        : "write the amount in what it yields: \(yields.joined(separator: ", "))")
  }

  func unknownServings(of recipe: PlanRecipe) -> Diagnostic {
    report(
      .error, "plan-yield", "“\(recipe.title)” does not say how many servings it makes",
      hint: "add a yield in servings to the recipe, or write an amount in what it yields before the people")
  }

  func repeated(in path: String) -> Diagnostic {
    report(
      .warning, "plan-repeated-meal", "“\(path)” has “\(text)” for this meal, too; both count",
      hint: "remove one of the two, or the whole file where it is a copy")
  }

  func tooLarge() -> Diagnostic {
    report(.error, "plan-amount", "the amounts are larger than can be counted with", hint: "write a smaller number")
  }

  func tooFewServings(_ total: Rational, _ eaten: Rational, _ servings: Rational) -> Diagnostic {
    let planned = total.multiplied(by: servings).map { NumberText.display($0) } ?? "fewer"
    let wanted = eaten.multiplied(by: servings).map { NumberText.display($0) } ?? "more"
    return report(
      .warning, "plan-servings", "\(planned) servings are made, but \(wanted) are eaten",
      hint: "make more, or give somebody less")
  }

  /// As ``tooFewServings(_:_:_:)``, for what is not counted in servings; both in times the recipe.
  func tooLittle(_ total: Rational, _ eaten: Rational) -> Diagnostic {
    let (made, wanted) = (NumberText.display(total), NumberText.display(eaten))
    return report(
      .warning, "plan-servings", "the recipe is made \(made) times, but eaten \(wanted) times",
      hint: "make more, or give somebody less")
  }

  /// - Parameter recipe: what it is a share of; `nil` for foods and notes.
  func share(_ share: PersonShare, of recipe: PlanRecipe?) -> Diagnostic {
    let written = ["@\(share.person)", NumberText.plain(share.servings), share.unit].compactMap(\.self)
    let yields = recipe?.yields.compactMap(\.unit) ?? []
    return report(
      .error, "plan-person", "“\(written.joined(separator: " "))” is not a person's share",
      hint: recipe == nil || yields.isEmpty
        ? "write @name, or @name and how many parts of it, as @anna 2"
        : "write @name and how much of what it yields: \(yields.joined(separator: ", "))")
  }

  func nothingLeft(of subject: PlannedEntry.Subject) -> Diagnostic {
    report(
      .warning, "plan-nothing-left", "nothing is left of “\(subject.title)”",
      hint: "make more servings of it, or eat less")
  }

  func nobodyEats(_ subject: PlannedEntry.Subject) -> Diagnostic {
    report(
      .error, "plan-nobody-eats", "nobody eats anything of “\(subject.title)”",
      hint: "write how much somebody eats, as @name 1/2, or remove the dish")
  }

  func unknownLeftover() -> Diagnostic {
    report(
      .error, "plan-leftover-unknown", "nothing was planned for the meal that “\(text)” is left of",
      hint: "name a meal of an earlier day, or one earlier that day")
  }

  /// - Parameter titles: what was planned for the meals it may come from, the likeliest first.
  func unknownDish(_ dish: PlannedMeal.Dish, among titles: [String]) -> Diagnostic {
    let near = Self.near(dish, in: titles)
    let shown = titles.prefix(3).map { "“\($0)”" }.joined(separator: ", ")
    return report(
      .error, "plan-leftover-dish", "“\(dish.text)” was not planned before, so nothing is left of it",
      hint: near.map { "did you mean “\($0)”?" } ?? "name a dish of an earlier meal, such as \(shown)")
  }

  /// Whether a dish is hardly anything but one of these, misspelt.
  func isNear(_ dish: PlannedMeal.Dish, to titles: [String]) -> Bool { Self.near(dish, in: titles) != nil }

  private static func near(_ dish: PlannedMeal.Dish, in titles: [String]) -> String? {
    NearMiss.suggestion(for: dish.text, among: titles) ?? nearWord(to: dish.text, in: titles)
  }

  func leftoverNote() -> Diagnostic {
    report(
      .warning, "plan-leftover-note", "“\(words)” is left of nothing that was planned before, and is a note",
      hint: "name a dish of an earlier meal, or write the note in other words")
  }

  /// The item without its people.
  var words: String {
    let end = text.firstRange(of: " @")?.lowerBound ?? text.endIndex
    return String(text[..<end])
  }

  func ambiguousLeftover(_ dish: PlannedMeal.Dish, among titles: [String]) -> Diagnostic {
    report(
      .error, "plan-leftover-ambiguous",
      "“\(dish.text)” may be \(titles.map { "“\($0)”" }.joined(separator: " or "))",
      hint: "write more of its name, or link to its recipe")
  }

  /// The title with a word that is spelt alike: “chilli” for “Smoky black bean chili”.
  private static func nearWord(to name: String, in titles: [String]) -> String? {
    let word = TextFolding.folded(name)
    guard word.utf8.count > 3 else { return nil }
    return titles.first { title in
      let words = TextFolding.folded(title).split { !$0.isLetter }.map(String.init)
      return NearMiss.suggestion(for: word, among: words) != nil
    }
  }

  private var text: String { String(decoding: source.bytes[item.range], as: UTF8.self) }
}

extension PlannedMeal.Dish {
  fileprivate var text: String {
    switch self {
    case .named(let name): name
    case .recipe(let title, _): title
    }
  }
}

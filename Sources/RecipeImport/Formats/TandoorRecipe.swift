internal import JSONReading
internal import SourceText

/// A recipe of Tandoor: steps that bring their own ingredients along.
enum TandoorRecipe {
  static func draft(_ value: JSONValue) -> RecipeDraft {
    var members = MemberReader(value)
    var draft = RecipeDraft()
    draft.title = members.text("name")
    draft.summary = members.text("description")
    draft.keywords = members.names("keywords")
    draft.preparationMinutes = members.minutes("working_time")
    draft.cookingMinutes = members.minutes("waiting_time")
    let servings = members.text("servings")
    let counted = members.text("servings_text")
    draft.yieldText = servings.map { number in counted.map { "\(number) \($0)" } ?? number }
    draft.source = members.text("source_url")
    var groups = [RecipeDraft.Group()]
    for step in members.list("steps") {
      draft.losses += stepLosses(step)
      if step["instruction"] == nil, step["ingredients"] == nil { members.note("steps", step, instead: "a step") }
      let name = step["name"].flatMap(MemberReader.text)
      let ingredients = step["ingredients"]?.array ?? []
      // Those of a step without a name are of no group, which come first.
      var place = 0
      if let name, !ingredients.isEmpty {
        groups.append(RecipeDraft.Group(title: name))
        place = groups.count - 1
      }
      for line in ingredients where !add(line, to: &groups, at: &place) {
        members.note("ingredients", line, instead: "an ingredient")
      }
      draft.link(to: ingredients.compactMap(recipeLink))
      var lines = (step["instruction"]?.string).map { ImportedText.lines(instruction($0, ingredients)) } ?? []
      if let other = stepRecipe(step) {
        lines.append(other)
        draft.link(to: [other], inSteps: true)
      }
      guard !lines.isEmpty else { continue }
      draft.sections.append(RecipeDraft.Section(title: name, steps: lines.map { RecipeDraft.Step($0) }))
    }
    draft.take(groups)
    let nutrition = members.nutrition("nutrition")
    draft.takeNutrients(
      nutrients.map { name in
        let text = nutrition.figures.first { $0.name == name.theirs }?.text
        return (name.ours, name.theirs == "calories" ? text : text.map { "\(ProgramNumber.readable($0)) g" })
      })
    draft.losses += nutrition.figures.filter { figure in !nutrients.contains { $0.theirs == figure.name } }
      .map { ImportLoss(.dropped, "nutrition", "\($0.name) \($0.text)") }
    draft.takeNutrition(nutrition.lines)
    draft.losses += members.losses(quietly: [
      "id", "internal", "created_at", "updated_at", "created_by", "image", "private", "show_ingredient_overview",
    ])
    return draft
  }

  /// What Tandoor calls the nutrients, and schema.org.
  private static let nutrients: [(theirs: String, ours: String)] = [
    ("calories", "calories"), ("proteins", "proteinContent"), ("carbohydrates", "carbohydrateContent"),
    ("fats", "fatContent"),
  ]

  /// What a step says besides its text and ingredients: how long it takes, a file.
  private static func stepLosses(_ step: JSONValue) -> [ImportLoss] {
    guard step.object != nil else { return [] }
    var members = MemberReader(step)
    let known =
      ["name", "instruction", "ingredients"] + (stepRecipe(step) == nil ? [] : ["step_recipe", "step_recipe_data"])
    for key in known { _ = members.member(key) }
    return members.losses(quietly: [
      "id", "order", "type", "show_as_header", "show_ingredients_table", "instructions_markdown", "numrecipe",
    ]).map { ImportLoss($0.kind, "step \($0.field)", $0.message) }
  }

  /// The name of another recipe that a step is.
  private static func stepRecipe(_ step: JSONValue) -> String? {
    (step["step_recipe_data"] ?? step["step_recipe"])?["name"].flatMap(MemberReader.text)
  }

  /// A food that is made by a recipe of its own.
  private static func recipeLink(_ line: JSONValue) -> (link: RecipeDraft.Link, isInSteps: Bool)? {
    guard let food = line["food"], let shown = food["name"].flatMap(MemberReader.text),
      let name = food["recipe"]?["name"].flatMap(MemberReader.text)
    else { return nil }
    return (RecipeDraft.Link(shown: shown, name: name), false)
  }

  /// Plain text with the ingredients that it names by their place, `Fry the {{ ingredients[0] }}`, or a part of them,
  /// `{{ ingredients[0].amount }}`, and the numbers that are scaled along, `{{ scale(250) }}`.
  private static func instruction(_ text: String, _ ingredients: [JSONValue]) -> String {
    let plain = StepMarkdown.plain(text)
    guard plain.contains("{{") else { return plain }
    return named.replaced(in: scaled.replaced(in: plain) { String($0.1) }) { match in
      guard let place = Int(match.1), ingredients.indices.contains(place) else {
        return String(match.0)
      }
      let ingredient = ingredients[place]
      return match.2.map { part(String($0), of: ingredient) } ?? amountAndFood(ingredient)
        ?? String(match.0)
    }
  }

  private static let scaled = TextPattern(/\{\{\s*scale\(\s*([0-9]{1,9}(?:\.[0-9]{1,9})?)\s*\)\s*\}\}/)
  private static let named = TextPattern(
    /\{\{\s*ingredients\[([0-9]{1,3})\](?:\.(amount|unit|food|note))?\s*\}\}/)

  private static func part(_ name: String, of ingredient: JSONValue) -> String {
    let text = ingredient[name].flatMap { MemberReader.text($0["name"] ?? $0) } ?? ""
    return name == "amount" ? ProgramNumber.readable(text) : text
  }

  /// Whether the line says something that can be read.
  private static func add(_ line: JSONValue, to groups: inout [RecipeDraft.Group], at place: inout Int) -> Bool {
    let note = line["note"].flatMap(MemberReader.text)
    if line["is_header"]?.bool == true {
      groups.append(RecipeDraft.Group(title: note))
      place = groups.count - 1
      return true
    }
    guard let text = MemberReader.text(line) ?? amountAndFood(line) ?? note else { return false }
    groups[place].lines.append(note.map { $0 == text ? text : "\(text), \($0)" } ?? text)
    return true
  }

  private static func amountAndFood(_ line: JSONValue) -> String? {
    let isPlural = line["no_amount"]?.bool != true && line["amount"].map(ProgramNumber.isPlural) == true
    func name(of object: JSONValue) -> String? {
      // A food that is a recipe is linked to by its name.
      let isNamed = isPlural && (object["recipe"] == nil || object["recipe"]?.isNull == true)
      return (isNamed ? object["plural_name"].flatMap(MemberReader.text) : nil)
        ?? MemberReader.text(object["name"] ?? object)
    }
    guard let food = line["food"].flatMap(name) else { return nil }
    let hasAmount = line["no_amount"]?.bool != true && line["amount"]?.integer != 0
    let amount = hasAmount ? line["amount"].flatMap(MemberReader.text) : nil
    let unit = amount == nil ? nil : line["unit"].flatMap(name)
    return ProgramNumber.readable([amount, unit, food].compactMap(\.self).joined(separator: " "))
  }
}

internal import JSONReading

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
      if let name, !ingredients.isEmpty { groups.append(RecipeDraft.Group(title: name)) }
      for line in ingredients where !add(line, to: &groups) {
        members.note("ingredients", line, instead: "an ingredient")
      }
      let lines = (step["instruction"]?.string).map { ImportedText.lines(instruction($0, ingredients)) } ?? []
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
    for key in ["name", "instruction", "ingredients"] { _ = members.member(key) }
    return members.losses(quietly: [
      "id", "order", "type", "show_as_header", "show_ingredients_table", "instructions_markdown", "numrecipe",
    ]).map { ImportLoss($0.kind, "step \($0.field)", $0.message) }
  }

  /// Plain text with the ingredients that it names by their place, `Fry the {{ ingredients[0] }}`, or a part of them,
  /// `{{ ingredients[0].amount }}`, and the numbers that are scaled along, `{{ scale(250) }}`.
  private static func instruction(_ text: String, _ ingredients: [JSONValue]) -> String {
    let plain = StepMarkdown.plain(text)
    guard plain.contains("{{") else { return plain }
    return plain.replacing(/\{\{\s*scale\(\s*([0-9]{1,9}(?:\.[0-9]{1,9})?)\s*\)\s*\}\}/) { $0.output.1 }
      .replacing(/\{\{\s*ingredients\[([0-9]{1,3})\](?:\.(amount|unit|food|note))?\s*\}\}/) { match in
        guard let place = Int(match.output.1), ingredients.indices.contains(place) else {
          return String(match.output.0)
        }
        let ingredient = ingredients[place]
        return match.output.2.map { part(String($0), of: ingredient) } ?? amountAndFood(ingredient)
          ?? String(match.output.0)
      }
  }

  private static func part(_ name: String, of ingredient: JSONValue) -> String {
    let text = ingredient[name].flatMap { MemberReader.text($0["name"] ?? $0) } ?? ""
    return name == "amount" ? ProgramNumber.readable(text) : text
  }

  /// Whether the line says something that can be read.
  private static func add(_ line: JSONValue, to groups: inout [RecipeDraft.Group]) -> Bool {
    let note = line["note"].flatMap(MemberReader.text)
    if line["is_header"]?.bool == true {
      groups.append(RecipeDraft.Group(title: note))
      return true
    }
    guard let text = MemberReader.text(line) ?? amountAndFood(line) ?? note else { return false }
    groups[groups.count - 1].lines.append(note.map { $0 == text ? text : "\(text), \($0)" } ?? text)
    return true
  }

  private static func amountAndFood(_ line: JSONValue) -> String? {
    guard let food = line["food"].flatMap({ MemberReader.text($0["name"] ?? $0) }) else { return nil }
    let hasAmount = line["no_amount"]?.bool != true && line["amount"]?.integer != 0
    let amount = hasAmount ? line["amount"].flatMap(MemberReader.text) : nil
    let unit = amount == nil ? nil : line["unit"].flatMap { MemberReader.text($0["name"] ?? $0) }
    return ProgramNumber.readable([amount, unit, food].compactMap(\.self).joined(separator: " "))
  }
}

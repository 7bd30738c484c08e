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
    for step in members.member("steps")?.array ?? [] {
      let name = step["name"].flatMap(MemberReader.text)
      let ingredients = step["ingredients"]?.array ?? []
      if let name, !ingredients.isEmpty { groups.append(RecipeDraft.Group(title: name)) }
      for line in ingredients { add(line, to: &groups) }
      let lines = (step["instruction"]?.string).map { ImportedText.lines(instruction($0, ingredients)) } ?? []
      guard !lines.isEmpty else { continue }
      draft.sections.append(RecipeDraft.Section(title: name, steps: lines.map { RecipeDraft.Step($0) }))
    }
    draft.groups = groups.filter { !$0.lines.isEmpty }
    if let figures = members.member("nutrition") {
      func grams(_ key: String) -> String? {
        figures[key].flatMap(MemberReader.text).map { "\(ProgramNumber.readable($0)) g" }
      }
      draft.takeNutrients([
        ("calories", figures["calories"].flatMap(MemberReader.text)), ("proteinContent", grams("proteins")),
        ("carbohydrateContent", grams("carbohydrates")), ("fatContent", grams("fats")),
      ])
    }
    draft.losses = members.losses(quietly: [
      "id", "internal", "created_at", "updated_at", "created_by", "image", "private", "show_ingredient_overview",
    ])
    return draft
  }

  /// Plain text with the ingredients that it names by their place: `Fry the {{ ingredients[0] }}`.
  private static func instruction(_ text: String, _ ingredients: [JSONValue]) -> String {
    StepMarkdown.plain(text).replacing(/\{\{\s*ingredients\[([0-9]{1,3})\]\s*\}\}/) { match in
      guard let place = Int(match.output.1), ingredients.indices.contains(place) else { return String(match.output.0) }
      return amountAndFood(ingredients[place]) ?? String(match.output.0)
    }
  }

  private static func add(_ line: JSONValue, to groups: inout [RecipeDraft.Group]) {
    let note = line["note"].flatMap(MemberReader.text)
    if line["is_header"]?.bool == true {
      groups.append(RecipeDraft.Group(title: note))
      return
    }
    guard let text = amountAndFood(line) ?? note else { return }
    groups[groups.count - 1].lines.append(note.map { $0 == text ? text : "\(text), \($0)" } ?? text)
  }

  private static func amountAndFood(_ line: JSONValue) -> String? {
    guard let food = line["food"].flatMap({ MemberReader.text($0["name"] ?? $0) }) else { return nil }
    let hasAmount = line["no_amount"]?.bool != true && line["amount"]?.integer != 0
    let amount = hasAmount ? line["amount"].flatMap(MemberReader.text) : nil
    let unit = amount == nil ? nil : line["unit"].flatMap { MemberReader.text($0["name"] ?? $0) }
    return ProgramNumber.readable([amount, unit, food].compactMap(\.self).joined(separator: " "))
  }
}

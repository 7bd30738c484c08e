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
      if let name, step["ingredients"]?.array?.isEmpty == false { groups.append(RecipeDraft.Group(title: name)) }
      for line in step["ingredients"]?.array ?? [] { add(line, to: &groups) }
      let lines = (step["instruction"]?.string).map { ImportedText.lines($0) } ?? []
      guard !lines.isEmpty else { continue }
      draft.sections.append(RecipeDraft.Section(title: name, steps: lines.map { RecipeDraft.Step($0) }))
    }
    draft.groups = groups.filter { !$0.lines.isEmpty }
    draft.losses = members.losses(quietly: [
      "id", "internal", "created_at", "updated_at", "created_by", "image", "private", "show_ingredient_overview",
    ])
    return draft
  }

  private static func add(_ line: JSONValue, to groups: inout [RecipeDraft.Group]) {
    let note = line["note"].flatMap(MemberReader.text)
    if line["is_header"]?.bool == true {
      groups.append(RecipeDraft.Group(title: note))
      return
    }
    guard let food = line["food"].flatMap({ MemberReader.text($0["name"] ?? $0) }) else { return }
    let hasAmount = line["no_amount"]?.bool != true && line["amount"]?.integer != 0
    let amount = hasAmount ? line["amount"].flatMap(MemberReader.text) : nil
    let unit = amount == nil ? nil : line["unit"].flatMap { MemberReader.text($0["name"] ?? $0) }
    let text = [amount, unit, food].compactMap(\.self).joined(separator: " ")
    groups[groups.count - 1].lines.append(SchemaIngredients.plainNumber(note.map { "\(text), \($0)" } ?? text))
  }
}

internal import JSONReading

/// A recipe of KitchenOwl: items whose description is their amount, and steps as one text of Markdown.
enum KitchenOwlRecipe {
  static func draft(_ value: JSONValue) -> RecipeDraft {
    var members = MemberReader(value)
    var draft = RecipeDraft()
    draft.title = members.text("name")
    let lines = members.list("items").compactMap { item -> String? in
      guard let name = item["name"].flatMap(MemberReader.text) else {
        if item.object == nil, let line = MemberReader.text(item) { return line }
        members.note("items", item, instead: "an ingredient")
        return nil
      }
      let amount = item["description"].flatMap(MemberReader.text)
      let text = amount.map { "\($0) \(name)" } ?? name
      return item["optional"]?.bool == true ? "\(text) (optional)" : text
    }
    draft.groups = lines.isEmpty ? [] : [RecipeDraft.Group(lines: lines)]
    draft.take(
      LinedText.sections(
        members.lines("description").map { ImportedText.withoutStepNumber(StepMarkdown.plain($0)) }
          .filter { !$0.isEmpty }))
    draft.yieldText = members.text("yields").flatMap { $0 == "0" ? nil : $0 }
    draft.preparationMinutes = members.minutes("prep_time")
    draft.cookingMinutes = members.minutes("cook_time")
    draft.statedTotalMinutes = members.minutes("time")
    draft.source = members.text("source")
    draft.keywords = members.names("tags")
    draft.losses += members.losses(quietly: [
      "id", "created_at", "updated_at", "planned", "household_id", "visibility", "photo_hash",
    ])
    return draft
  }
}

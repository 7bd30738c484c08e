internal import Cookbook
internal import Quantities
internal import RecipeMarkdown
internal import SourceText

/// What a recipe says that a form of JSON has no place for; of both forms in one list, so that none is forgotten.
struct RecipeJSONLosses {
  /// A form of JSON, by what people call it.
  enum Form: String {
    case organiser = "organiser JSON"
    case schemaOrg = "schema.org JSON"
  }

  private let entry: RecipeEntry
  private let form: Form
  private(set) var messages: [String] = []

  /// - Parameters:
  ///   - sections: the steps as they are written.
  ///   - servings: the yield that the form has a place for; `nil` where it has to say something of its own.
  init(of entry: RecipeEntry, _ sections: [InstructionSection], in form: Form, servings: Amount? = nil) {
    (self.entry, self.form) = (entry, form)
    if form == .organiser {
      note(servings == nil, "no yield counts whole servings, so 1 was written")
      if let servings, case .range(_, let most) = servings.measure {
        note(true, "yield “\(AmountWriter.text(servings))” became \(most.numerator), as many as it feeds at the most")
      }
      let title = entry.recipe.texts.plainText(entry.recipe.title)
      note(
        title.unicodeScalars.count > OrganiserForm.maximumTitle,
        "the title was cut to \(OrganiserForm.maximumTitle) characters")
      if case .named(let name)? = entry.facts.category { note(true, "category “\(name)” is none of the form’s meals") }
    }
    let groups = entry.recipe.ingredientGroups
    note(!groups.isEmpty, "groups of ingredients were joined into one list")
    note(entry.recipe.allIngredients.contains { $0.link != nil }, "links to other recipes were dropped")
    if form == .organiser { note(sections.contains { $0.title != nil }, "headings between the steps were dropped") }
    noteFacts()
  }

  private mutating func noteFacts() {
    let facts = entry.facts
    note(facts.tip != nil, "the tip was dropped")
    note(facts.difficulty != nil, "the difficulty was dropped")
    switch form {
    case .organiser:
      // What only adds up the two others is found again.
      let sum = (facts.preparationMinutes ?? 0) + (facts.cookingMinutes ?? 0)
      note(facts.statedTotalMinutes.map { $0 != sum } ?? false, "the total time was dropped")
      note(facts.language != nil && !facts.isLanguageFound, "the language was dropped")
      note(facts.author != nil, "the author was dropped")
    case .schemaOrg:
      note(facts.isFavourite, "the mark “favourite” was dropped")
      note(facts.isArchived, "the mark “archived” was dropped")
    }
    if let source = facts.source, !RecipeJSONWriter.isWebAddress(source) {
      note(true, "source “\(ShownText.line(source))” is no web address and was dropped")
    }
  }

  private mutating func note(_ isLost: Bool, _ message: String) {
    if isLost { messages.append(message) }
  }

  var diagnostics: [Diagnostic] {
    messages.map { RecipeJSONWriter.loss(of: entry, "in \(form.rawValue) \($0)") }
  }
}

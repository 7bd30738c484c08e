internal import Cookbook
internal import JSONReading
internal import Words

/// A recipe of Mealie: schema.org's names with its own objects below them.
enum MealieRecipe {
  static func draft(_ value: JSONValue) -> RecipeDraft {
    var members = MemberReader(value)
    var draft = RecipeDraft()
    draft.title = members.text("name")
    draft.summary = members.paragraphs("description")
    draft.take(groups(&members))
    draft.take(sections(&members))
    draft.link(
      to: (value["recipeIngredient"]?.array ?? []).compactMap {
        $0["referencedRecipe"]?["name"].flatMap(MemberReader.text)
      })
    draft.losses += unnamedIngredients(value)
    let pictures = (value["recipeInstructions"]?.array ?? []).flatMap {
      StepMarkdown.pictures($0["text"]?.string ?? "")
    }
    if !pictures.isEmpty {
      draft.losses.append(ImportLoss(.dropped, "pictures of steps", pictures.joined(separator: ", ")))
    }
    let yields = yields(&members)
    draft.yieldText = yields.first
    draft.furtherYields = Array(yields.dropFirst())
    draft.preparationMinutes = members.minutes("prepTime")
    draft.cookingMinutes = members.minutes("performTime") ?? members.minutes("cookTime")
    draft.statedTotalMinutes = members.minutes("totalTime")
    draft.categories = members.names("recipeCategory")
    draft.keywords = members.names("tags")
    draft.source = members.text("orgURL")
    draft.date = members.text("dateAdded").flatMap { CalendarDate($0) }
    let nutrition = members.nutrition("nutrition")
    draft.nutrients = nutrition.figures
    draft.takeNutrition(nutrition.lines)
    draft.tip = notes(&members).flatMap(\.self).joined(separator: "\n").nonEmpty
    draft.losses += members.losses(quietly: [
      "id", "userId", "groupId", "householdId", "slug", "image", "dateUpdated", "createdAt", "updatedAt", "settings",
      "update_at", "created_at", "lastMade",
    ])
    return draft
  }

  /// The same under the names of today: exports of 2021 say `recipe_yield`, and so on in all that is within.
  static func today(_ value: JSONValue) -> JSONValue {
    switch value.content {
    case .array(let elements): JSONValue(.array(elements.map(today)), range: value.range)
    case .object(let members):
      JSONValue(
        .object(members.map { JSONMember(key: today($0.key), keyRange: $0.keyRange, value: today($0.value)) }),
        range: value.range)
    default: value
    }
  }

  private static func today(_ key: String) -> String {
    if key == "org_url" { return "orgURL" }
    let words = key.split(separator: "_")
    return words.prefix(1).joined() + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// Servings, and what else is counted: `6` and `1 loaf`. Older versions have one text for both.
  private static func yields(_ members: inout MemberReader) -> [String] {
    func number(_ key: String) -> String? {
      members.text(key).map(ProgramNumber.readable).flatMap { $0 == "0" ? nil : $0 }
    }
    let (servings, quantity) = (number("recipeServings"), number("recipeYieldQuantity"))
    guard let text = members.text("recipeYield") else { return [servings, quantity].compactMap(\.self) }
    let counted = text.contains(where: \.isNumber) ? text : [quantity, text].compactMap(\.self).joined(separator: " ")
    return [servings, counted].compactMap(\.self)
  }

  /// The lines of each note.
  private static func notes(_ members: inout MemberReader) -> [[String]] {
    members.list("notes").compactMap { note in
      let lines = Self.note(note)
      if lines.isEmpty { members.note("notes", note, instead: "a note") }
      return lines
    }
  }

  /// Its title is the label of its one line, or a line above several, unless it only says that it is a note.
  private static func note(_ note: JSONValue) -> [String] {
    let lines = (note["text"] ?? note).string.map(ImportedText.lines)?.compactMap(LinedText.note) ?? []
    let title = note["title"].flatMap(MemberReader.text).flatMap { SectionWords.isNoteWord($0) ? nil : $0 }
    guard let title, let first = lines.first else { return lines }
    return lines.count == 1 ? ["\(title): \(first)"] : ["\(title):"] + lines
  }

  private static func groups(_ members: inout MemberReader) -> [RecipeDraft.Group] {
    var groups = [RecipeDraft.Group()]
    let hidesOnes = members.member("settings")?["disableAmount"]?.bool == true
    for line in members.list("recipeIngredient") {
      let title = line["title"].flatMap(MemberReader.text)
      if let title { groups.append(RecipeDraft.Group(title: title)) }
      if let text = text(of: line, hidesOnes: hidesOnes) {
        groups[groups.count - 1].lines.append(text)
      } else if title == nil {
        members.note("recipeIngredient", line, instead: "an ingredient")
      }
    }
    return groups
  }

  /// Quantity, unit and food where they are apart, with the note; where the line turns amounts off the note is all of it.
  ///
  /// What was written before Mealie parted it may have been changed since, so it counts last.
  ///
  /// - Parameter hidesOnes: whether the recipe turns amounts off, for which lines without a food had the quantity 1.
  ///   Newer databases say so of every recipe and go by the quantities, so no other number is left out for that.
  private static func text(of line: JSONValue, hidesOnes: Bool) -> String? {
    if let text = MemberReader.text(line) { return text }
    let isPlural = line["quantity"].map(ProgramNumber.isPlural) ?? false
    let food = ["food", "referencedRecipe"].lazy.compactMap { key in
      line[key].flatMap { (isPlural ? plural(of: $0) : nil) ?? MemberReader.text($0["name"] ?? $0) }
    }.first
    let unit = line["unit"].flatMap { (isPlural ? plural(of: $0) : nil) ?? MemberReader.text($0["name"] ?? $0) }
    let note = line["note"].flatMap(MemberReader.text)
    if food == nil, note == nil { return line["originalText"].flatMap(MemberReader.text) }
    if let note {
      let isHiddenOne = hidesOnes && unit == nil && line["quantity"]?.integer == 1
      let isWhole = food == nil && (isHiddenOne || LineJudge.beginsWithAmount(note))
      if isWhole || line["disableAmount"]?.bool == true { return note }
    }
    let quantity = line["quantity"].flatMap { $0.integer == 0 ? nil : MemberReader.text($0) }
    let parts = [quantity, unit, food ?? note].compactMap(\.self).joined(separator: " ")
    return ProgramNumber.readable(food == nil ? parts : note.map { "\(parts), \($0)" } ?? parts)
  }

  private static func plural(of object: JSONValue) -> String? { object["pluralName"].flatMap(MemberReader.text) }

  /// The ingredients that a step is linked to and its text does not name: which go into it is said nowhere else.
  private static func unnamedIngredients(_ value: JSONValue) -> [ImportLoss] {
    let lines = (value["recipeIngredient"]?.array ?? []).compactMap { line -> (String, String)? in
      guard let id = line["referenceId"].flatMap(MemberReader.text),
        let name = (line["food"]?["name"] ?? line["note"] ?? line["originalText"]).flatMap(MemberReader.text)
      else { return nil }
      return (id, name)
    }
    let names = Dictionary(lines) { first, _ in first }
    return (value["recipeInstructions"]?.array ?? []).enumerated().compactMap { index, step in
      let text = TextFolding.folded(step["text"]?.string ?? "")
      let missing = (step["ingredientReferences"]?.array ?? []).compactMap { reference in
        reference["referenceId"].flatMap(MemberReader.text).flatMap { names[$0] }
      }.filter { name in
        let words = TextFolding.folded(name).split { !$0.isLetter }.filter { $0.utf8.count > 2 }
        return !words.contains { text.contains($0) }
      }
      guard !missing.isEmpty else { return nil }
      return ImportLoss(
        .dropped, "step ingredients", "step \(index + 1) goes with \(missing.joined(separator: ", ")), not named there")
    }
  }

  private static func sections(_ members: inout MemberReader) -> [RecipeDraft.Section] {
    var sections = [RecipeDraft.Section()]
    for step in members.list("recipeInstructions") {
      let title = step["title"].flatMap(MemberReader.text)
      if let title { sections.append(RecipeDraft.Section(title: title)) }
      let texts = texts(of: (step["text"] ?? step).string ?? "")
      let name = step["summary"].flatMap(MemberReader.text)
      for (index, text) in texts.enumerated() {
        sections[sections.count - 1].steps.append(RecipeDraft.Step(name: index == 0 ? name : nil, text))
      }
      if texts.isEmpty, title == nil {
        members.note("recipeInstructions", step, instead: "a step")
      }
    }
    return sections
  }

  /// The paragraphs of a step are one, and each item of a list in it is one of its own.
  private static func texts(of step: String) -> [String] {
    var texts: [String] = []
    var isOpen = false
    for line in ImportedText.lines(StepMarkdown.plain(step)) {
      let text = ImportedText.withoutBullet(line)
      if isOpen, text == line { texts[texts.count - 1] += " \(text)" } else { texts.append(text) }
      isOpen = text == line
    }
    return texts
  }
}

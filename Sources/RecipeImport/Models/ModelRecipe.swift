internal import CookbookReading
internal import JSONReading
internal import LanguageModels
internal import SourceText

/// A recipe as a language model copied it; every limit is checked, and numbers that the source does not have are named.
enum ModelRecipe {
  private static let keys: Set<String> = [
    "title", "description", "language", "yield", "prep_minutes", "cook_minutes", "total_minutes", "ingredient_groups",
    "steps", "tags", "unreadable",
  ]
  private static let minutes = 1...20_160

  /// - Parameter source: the text it was copied from; `nil` for a picture.
  static func read(_ answer: JSONValueText, of source: String?) throws(ModelMistake) -> [RecipeDraft] {
    let value = try object(answer)
    if value["no_recipe"]?.bool == true { return [] }
    if let foreign = value.object?.first(where: { !keys.contains($0.key) }) {
      throw ModelMistake("“\(foreign.key.prefix(40))” is no member of it")
    }
    var draft = RecipeDraft()
    draft.title = try text(value["title"], "title", most: 200)
    guard draft.title != nil else { throw ModelMistake("“title” is missing") }
    draft.summary = try text(value["description"], "description", most: 2000)
    draft.yieldText = try text(value["yield"], "yield", most: 100)
    draft.language = try text(value["language"], "language", most: 20)
    draft.preparationMinutes = try number(value["prep_minutes"], "prep_minutes")
    draft.cookingMinutes = try number(value["cook_minutes"], "cook_minutes")
    draft.statedTotalMinutes = try number(value["total_minutes"], "total_minutes")
    draft.groups = try groups(value["ingredient_groups"])
    let steps = try texts(value["steps"], "steps", most: 100, length: 3000)
    draft.sections = steps.isEmpty ? [] : [.init(steps: steps.map { .init($0) })]
    // A mark is the reader's own: “archived” would hide the recipe.
    draft.keywords = try texts(value["tags"], "tags", most: 12, length: 60).filter { !MarkTag.isMark($0) }
    guard !draft.ingredientLines.isEmpty || !steps.isEmpty else {
      throw ModelMistake("there are neither ingredients nor steps")
    }
    let unreadable = try texts(value["unreadable"], "unreadable", most: 100, length: 100)
    draft.losses = [ImportLoss(.doubtful, "recipe", "a language model copied it; compare it with its source")]
    draft.losses += unreadable.map { ImportLoss(.doubtful, "photo", "“\($0)” could not be read with certainty") }
    draft.losses += source.map { CopiedNumbers(source: $0).losses(of: draft) } ?? []
    return [draft]
  }

  static func object(_ answer: JSONValueText) throws(ModelMistake) -> JSONValue {
    let read = JSONReader.read(SourceFile(path: "answer", bytes: answer.bytes))
    guard let value = read.value, value.object != nil else { throw ModelMistake("it is no JSON object") }
    return value
  }

  // MARK: Parts

  private static func text(_ value: JSONValue?, _ name: String, most: Int) throws(ModelMistake) -> String? {
    guard let value, !value.isNull else { return nil }
    guard let text = value.string else { throw ModelMistake("“\(name)” is no text") }
    guard text.count <= most else { throw ModelMistake("“\(name)” has more than \(most) characters") }
    return ImportedText.line(text)
  }

  private static func number(_ value: JSONValue?, _ name: String) throws(ModelMistake) -> Int? {
    guard let value, !value.isNull else { return nil }
    guard let number = value.number.flatMap({ Int($0.literal) }), minutes.contains(number) else {
      throw ModelMistake("“\(name)” is no whole number from \(minutes.lowerBound) to \(minutes.upperBound)")
    }
    return number
  }

  private static func texts(
    _ value: JSONValue?, _ name: String, most: Int, length: Int
  ) throws(ModelMistake) -> [String] {
    guard let value, !value.isNull else { return [] }
    guard let list = value.array else { throw ModelMistake("“\(name)” is no list") }
    guard list.count <= most else { throw ModelMistake("“\(name)” has more than \(most) items") }
    var result: [String] = []
    for item in list {
      guard item.string != nil else { throw ModelMistake("an item of “\(name)” is no text") }
      if let text = try text(item, name, most: length) { result.append(text) }
    }
    return result
  }

  private static func groups(_ value: JSONValue?) throws(ModelMistake) -> [RecipeDraft.Group] {
    guard let value, !value.isNull else { return [] }
    guard let list = value.array, list.count <= 20 else {
      throw ModelMistake("“ingredient_groups” is no list of at most 20")
    }
    var groups: [RecipeDraft.Group] = []
    for item in list {
      guard item.object != nil else { throw ModelMistake("a group of “ingredient_groups” is no object") }
      groups.append(
        RecipeDraft.Group(
          title: try text(item["title"], "title", most: 100),
          lines: try texts(item["ingredients"], "ingredients", most: 100, length: 300)))
    }
    return groups.filter { !$0.lines.isEmpty }
  }
}

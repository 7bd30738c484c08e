internal import Cookbook
internal import CookbookReading
internal import JSONReading
internal import SourceText
internal import WebPages

/// Reads the items of a page that are recipes, in the form of JSON-LD.
///
/// Kinder than the reader of JSON files, since nobody can correct a web page: every shape that sites are known to write
/// is understood, and what is not is passed over. Source: https://schema.org/Recipe; JSON-LD 1.1 §3.3 for references.
struct SchemaRecipes {
  /// Every node that says its `@id`, so that others can lead to it.
  private var nodes: [String: JSONValue] = [:]
  private(set) var recipes: [JSONValue] = []
  /// What recipes stand in.
  private(set) var articles: [JSONValue] = []

  /// The picture that the page calls its main one, as a widespread plug-in marks it.
  private(set) var primaryImage: JSONValue?

  /// Whether an object without a type that has a name, ingredients and steps counts as a recipe.
  private let takesUntyped: Bool

  init(_ values: [JSONValue], takingUntyped takesUntyped: Bool = false) {
    self.takesUntyped = takesUntyped
    for value in values { collect(value, depth: 0) }
  }

  private mutating func collect(_ value: JSONValue, depth: Int) {
    guard depth < 64 else { return }
    for element in value.array ?? [] { collect(element, depth: depth + 1) }
    guard let members = value.object else { return }
    if let identifier = value["@id"]?.string, members.count > 1, nodes[identifier] == nil {
      nodes[identifier] = value
      if primaryImage == nil, identifier.hasSuffix("#primaryimage") { primaryImage = value }
    }
    let types = Self.types(of: value)
    if types.contains("recipe") {
      recipes.append(value)
    } else if types.contains(where: { $0.hasSuffix("article") || $0 == "blogposting" }) {
      articles.append(value)
    } else if takesUntyped, Self.isShapedAsRecipe(value) {
      recipes.append(ProgramMembers.completed(value))
    }
    for member in members where !["author", "review", "publisher"].contains(member.key) {
      collect(member.value, depth: depth + 1)
    }
  }

  private static func isShapedAsRecipe(_ value: JSONValue) -> Bool {
    func isFilled(_ keys: [String]) -> Bool {
      keys.contains { value[$0]?.array?.isEmpty == false || value[$0]?.string?.isEmpty == false }
    }
    return isFilled(["name", "title"]) && isFilled(SchemaRecipeReader.ingredientKeys)
      && isFilled(SchemaRecipeReader.stepKeys)
  }

  /// The names in `@type` without their vocabulary, in lowercase.
  static func types(of value: JSONValue) -> [String] {
    let found = value["@type"] ?? value["type"]
    return (found?.array ?? found.map { [$0] } ?? []).compactMap(\.string).map { type in
      type.split { $0 == "/" || $0 == ":" || $0 == "#" }.last?.lowercased() ?? ""
    }
  }

  /// The node a reference leads to; the value itself where it says more than its `@id`.
  func resolved(_ value: JSONValue) -> JSONValue {
    guard let identifier = value["@id"]?.string, value.object?.count ?? 0 <= 2, let node = nodes[identifier]
    else { return value }
    return node
  }
}

/// Reads one recipe of a page.
struct SchemaRecipeReader {
  let graph: SchemaRecipes

  /// The names under which lists stand, those of schema.org first.
  static let ingredientKeys = [
    "recipeIngredient", "ingredients", "ingredient", "ingredientGroups", "ingredientSections", "ingredient_groups",
    "ingredientsGroups",
  ]
  static let stepKeys = [
    "recipeInstructions", "instructions", "steps", "directions", "method", "methods", "instructionGroups",
    "preparationSteps",
    "cookingSteps", "methodSteps", "recipeSteps",
  ]

  func draft(_ whole: JSONValue) -> RecipeDraft {
    let bounds = SchemaBounds(whole)
    let node = bounds.node
    var draft = RecipeDraft()
    draft.losses = bounds.losses
    draft.title = text(node["name"]) ?? text(node["headline"]) ?? text(node["title"])
    draft.summary = texts(node["description"]).first.flatMap { ImportedText.lines($0).joined(separator: "\n").nonEmpty }
    let ingredients = SchemaIngredients(reader: self)
    draft.groups = ingredients.groups(first(of: Self.ingredientKeys, in: node))
    draft.sections = SchemaSteps(reader: self).sections(first(of: Self.stepKeys, in: node))
    (draft.yieldText, draft.furtherYields) = yields(node["recipeYield"] ?? node["yield"] ?? node["servings"])
    draft.preparationMinutes = minutes(node["prepTime"])
    draft.cookingMinutes = minutes(node["cookTime"]) ?? minutes(node["performTime"])
    draft.statedTotalMinutes = minutes(node["totalTime"])
    draft.pictures = pictures(node)
    draft.image = draft.pictures.first?.address
    draft.nutrients = SchemaNutrition(reader: self).nutrients(node["nutrition"])
    draft.authors = lineTexts(node["author"])
    draft.categories = words(node["recipeCategory"])
    draft.cuisines = words(node["recipeCuisine"])
    (draft.statedCategory, draft.statedCuisine) = (stated(node["recipeCategory"]), stated(node["recipeCuisine"]))
    draft.keywords = words(node["keywords"])
    draft.language = text(node["inLanguage"]).flatMap(LanguageTag.read)
    draft.date = texts(node["datePublished"]).first.flatMap { CalendarDate($0) }
    draft.source = address(node["isBasedOn"]) ?? address(node["url"])
    if draft.authors.isEmpty { draft.authors = lineTexts(node["creditText"]) }
    let remark = elements(node["comment"]).first { text($0["name"]) == "Author Notes" }.flatMap { text($0["text"]) }
    draft.tip = remark ?? texts(node[MarkedNotes.property]).flatMap(ImportedText.lines).joined(separator: "\n").nonEmpty
    draft.takeNotesFromSteps()
    draft.takeDifficulty(text(node["difficulty"]))
    for key in ["tool", "cookingMethod", "suitableForDiet", "estimatedCost"] {
      let found = lineTexts(node[key])
      if !found.isEmpty { draft.losses.append(ImportLoss(.dropped, key, found.joined(separator: ", "))) }
    }
    for key in ["prepTime", "cookTime", "performTime", "totalTime"] where isNoTime(node[key]) {
      draft.losses.append(ImportLoss(.dropped, key, "a text of more than \(TimeText.longest) bytes is no time"))
    }
    // In words and stars it is the cook's own.
    if let rating = node["aggregateRating"].flatMap({ $0.object == nil ? text($0) : nil }) {
      draft.losses.append(ImportLoss(.dropped, "rating", rating))
    } else if node["aggregateRating"]?.object != nil {
      draft.losses.append(ImportLoss(.dropped, "rating", "the rating of the site's readers has no place in a recipe"))
    }
    return draft
  }

  private func first(of keys: [String], in node: JSONValue) -> JSONValue? {
    keys.lazy.compactMap { node[$0] }.first { !elements($0).isEmpty }
  }

  // MARK: Values

  /// A value as its elements: a list's, a set's, or itself. A list may have become an object with numbers for names, and
  /// any value may stand in a text.
  func elements(_ value: JSONValue?) -> [JSONValue] {
    guard let value else { return [] }
    if let array = value.array { return array.flatMap { elements($0) } }
    if let list = value["@list"] ?? value["@set"] { return elements(list) }
    if let members = value.object, !members.isEmpty, members.allSatisfy({ $0.key.isDigits }) {
      return members.flatMap { elements($0.value) }
    }
    if let inner = value.string.flatMap(packed) { return elements(inner) }
    return value.isNull ? [] : [graph.resolved(value)]
  }

  /// `"[{\"@type\": \"HowToStep\", …}]"`: JSON in a text, with no further text of its kind inside.
  private func packed(_ text: String) -> JSONValue? {
    guard let first = text.utf8.first, first == 0x7B || first == 0x5B, text.contains("\"@type\"") else { return nil }
    let value = JSONReader.read(SourceFile(path: "", text: text)).value
    return value?.string == nil ? value : nil
  }

  /// The texts of a value: texts and numbers as they are, objects by what they are called.
  func texts(_ value: JSONValue?) -> [String] {
    elements(value).compactMap { element in
      element.string ?? element.number?.literal
        ?? ["@value", "name", "text", "value"].lazy.compactMap { key in texts(element[key]).first }.first
    }
  }

  func text(_ value: JSONValue?) -> String? { lineTexts(value).first }

  func lineTexts(_ value: JSONValue?) -> [String] { texts(value).compactMap(ImportedText.line) }

  /// Words parted by commas in one text or several; none twice.
  private func words(_ value: JSONValue?) -> [String] {
    var seen: Set<String> = []
    return texts(value).flatMap { ImportedText.lines($0) }.flatMap { $0.split { $0 == "," || $0 == ";" } }
      .compactMap { ImportedText.line(String($0)) }.filter { seen.insert($0.lowercased()).inserted }
  }

  /// The texts of a value that holds such words, as they are; `nil` where one repeats another or has several lines.
  private func stated(_ value: JSONValue?) -> String? {
    let found = texts(value).map(ImportedText.lines)
    let lines = found.compactMap(\.first)
    guard !lines.isEmpty, found.allSatisfy({ $0.count <= 1 }), Set(lines).count == lines.count else { return nil }
    return lines.joined(separator: ",")
  }

  private func minutes(_ value: JSONValue?) -> Int? {
    for element in elements(value) {
      let stated = element["maxValue"] ?? element["duration"] ?? element
      if let found = texts(stated).lazy.compactMap({ TimeText.minutes($0) }).first { return found }
    }
    return nil
  }

  private func isNoTime(_ value: JSONValue?) -> Bool {
    minutes(value) == nil && texts(value).contains { $0.utf8.count > TimeText.longest }
  }

  /// The pictures of a recipe in its order; the page's main one where it has none, or leads to what the page does not hold.
  private func pictures(_ node: JSONValue) -> [OfferedPicture] {
    for value in [node["image"], node["thumbnailUrl"], graph.primaryImage] {
      let found = elements(value).filter { !isOpenReference($0) }.compactMap { element in
        address(element).map {
          OfferedPicture(address: $0, width: number(element["width"]), height: number(element["height"]))
        }
      }
      if !found.isEmpty { return found }
    }
    return []
  }

  /// `{"@id": "https://a.example/soup#primaryimage"}` where no node has that name: it names a part of the page.
  private func isOpenReference(_ value: JSONValue) -> Bool {
    value["url"] == nil && value["contentUrl"] == nil && value["@id"]?.string?.contains("#") == true
  }

  /// `1200`, `"1200"`, `"1200 px"`, `{"value": 1200}`.
  private func number(_ value: JSONValue?) -> Int? {
    text(value).flatMap { Int($0.prefix { $0.isASCII && $0.isNumber }) }
  }

  /// An address as a text, or as the `url` of an object, whatever it is wrapped in; none that is data.
  func address(_ value: JSONValue?) -> String? {
    for element in elements(value) {
      let found = element.string ?? ["url", "contentUrl", "src", "@id"].lazy.compactMap { address(element[$0]) }.first
      guard let text = found?.split(whereSeparator: \.isNewline).first.map({ PlainText.folded(String($0)) }),
        !text.isEmpty, !text.hasPrefix("data:")
      else { continue }
      return HTMLEntities.decoded(text)
    }
    return nil
  }

  /// `["4", "4 servings"]` is one yield: the one that says of what; `["12 rolls", "6 servings"]` are two.
  private func yields(_ value: JSONValue?) -> (String?, [String]) {
    let found = elements(value).compactMap { element -> String? in
      guard element.object != nil, let number = Self.countKeys.lazy.compactMap({ text(element[$0]) }).first else {
        return text(element)
      }
      return [number, text(element["unitText"]) ?? text(element["unit"])].compactMap(\.self).joined(separator: " ")
    }
    let numbered = found.filter { YieldText.canonical($0) != nil }
    let main = numbered.first { $0.contains(where: \.isLetter) } ?? numbered.first ?? found.first
    let further = numbered.filter { $0.contains(where: \.isLetter) && Self.count($0) != main.map(Self.count) }
    return (main, further)
  }

  /// Under which a program keeps how many there are.
  private static let countKeys = ["value", "maxValue", "amount", "quantity"]

  /// The first number of a yield.
  private static func count(_ yield: String) -> Substring {
    yield.drop { !$0.isNumber }.prefix { $0.isNumber }
  }
}

extension String {
  fileprivate var isDigits: Bool { !isEmpty && utf8.allSatisfy { (0x30...0x39).contains($0) } }

  /// `nil` when there is nothing in it.
  var nonEmpty: String? { isEmpty ? nil : self }
}

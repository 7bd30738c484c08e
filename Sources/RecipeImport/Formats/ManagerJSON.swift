internal import JSONReading

/// Recipes as other programs export them in JSON, told apart by their keys.
///
/// Mealie, Tandoor, Paprika, Mela, RecipeSage and KitchenOwl; Nextcloud Cookbook and RecipeSage's JSON-LD are
/// schema.org.
enum ManagerJSON {
  enum Form: String, CaseIterable {
    case schema = "schema.org file"
    case mealie = "Mealie export"
    case tandoor = "Tandoor export"
    case paprika = "Paprika export"
    case mela = "Mela export"
    case recipeSage = "RecipeSage export"
    case kitchenOwl = "KitchenOwl export"
  }

  /// The recipes of a value in order, and the form of the first; `nil` when it is none of these.
  static func recipes(_ value: JSONValue) -> (form: Form, drafts: [RecipeDraft])? {
    let graph = SchemaRecipes([value])
    if !graph.recipes.isEmpty {
      let reader = SchemaRecipeReader(graph: graph)
      return (.schema, graph.recipes.map(reader.draft).filter { !$0.isEmpty })
    }
    let objects = value["recipes"]?.array ?? value.array ?? [value]
    let found = objects.compactMap { object in form(of: object).map { ($0, draft(object, $0)) } }
    guard let first = found.first else { return nil }
    return (first.0, found.map(\.1))
  }

  private static func form(of value: JSONValue) -> Form? {
    func has(_ key: String) -> Bool { value[key] != nil }
    if value["steps"]?.array != nil, has("name"), has("working_time") || has("servings_text") { return .tandoor }
    if has("recipeIngredient"), has("recipeInstructions"), has("name") { return .mealie }
    if value["ingredients"]?.string != nil, value["directions"]?.string != nil, has("name") { return .paprika }
    if value["ingredients"]?.string != nil, value["instructions"]?.string != nil, has("title") {
      return has("link") || has("text") ? .mela : .recipeSage
    }
    if value["items"]?.array != nil, has("name"), has("description") { return .kitchenOwl }
    return nil
  }

  private static func draft(_ value: JSONValue, _ form: Form) -> RecipeDraft {
    switch form {
    case .schema: RecipeDraft()
    case .mealie: MealieRecipe.draft(value)
    case .tandoor: TandoorRecipe.draft(value)
    case .paprika: LinedRecipe.draft(value, .paprika)
    case .mela: LinedRecipe.draft(value, .mela)
    case .recipeSage: LinedRecipe.recipeSage(value)
    case .kitchenOwl: KitchenOwlRecipe.draft(value)
    }
  }
}

/// Takes members out of an object, and tells at the end which nobody asked for.
struct MemberReader {
  private let value: JSONValue
  private var asked: Set<String> = []

  init(_ value: JSONValue) { self.value = value }

  mutating func member(_ key: String) -> JSONValue? {
    asked.insert(key)
    return value[key].flatMap { $0.isNull ? nil : $0 }
  }

  /// A text or number in one line; `nil` when it is empty.
  mutating func text(_ key: String) -> String? { member(key).flatMap(Self.text) }

  /// The lines of a text that are not empty.
  mutating func lines(_ key: String) -> [String] { (member(key)?.string).map { ImportedText.lines($0) } ?? [] }

  /// Names: of texts, or of objects with a `name`.
  mutating func names(_ key: String) -> [String] {
    guard let found = member(key) else { return [] }
    return (found.array ?? [found]).compactMap { Self.text($0) ?? $0["name"].flatMap(Self.text) }
  }

  mutating func minutes(_ key: String) -> Int? { text(key).flatMap(TimeText.minutes) }

  static func text(_ value: JSONValue) -> String? {
    (value.string ?? value.number?.literal).flatMap(ImportedText.line)
  }

  /// Says of members that hold something and have no place here that they are dropped; `quietly` names those that mean
  /// nothing outside of the program they come from.
  func losses(quietly: Set<String>) -> [ImportLoss] {
    (value.object ?? []).filter { !asked.contains($0.key) && !quietly.contains($0.key) && Self.saysSomething($0.value) }
      .map { ImportLoss(.dropped, $0.key, Self.described($0.value)) }
  }

  /// What a member says, in a line: a text, the names in a list, the texts in an object.
  static func described(_ value: JSONValue) -> String {
    let names = (value.array ?? []).compactMap { element in
      text(element)
        ?? ["name", "text", "title", "fileName", "filename"].lazy.compactMap { element[$0].flatMap(text) }.first
    }
    let entries = (value.object ?? []).compactMap { member in text(member.value).map { "\(member.key) \($0)" } }
    return text(value) ?? (names + entries).joined(separator: ", ").nonEmpty
      ?? "its \(value.kindName) has no place in a recipe"
  }

  private static func saysSomething(_ value: JSONValue) -> Bool {
    switch value.content {
    case .null: false
    case .bool(let flag): flag
    case .number: value.integer != 0
    case .string(let text): ImportedText.line(text) != nil
    case .array(let elements): !elements.isEmpty
    case .object(let members): members.contains { saysSomething($0.value) }
    }
  }
}

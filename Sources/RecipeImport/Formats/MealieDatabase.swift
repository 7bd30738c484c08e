internal import JSONReading

/// A backup of Mealie: its database, table by table, as one JSON file.
///
/// The tables are joined to recipes as Mealie exports them one by one, which `MealieRecipe` reads.
struct MealieDatabase {
  struct Entry {
    /// Thirty-two hexadecimal digits, or what else the table has.
    let id: String
    let recipe: JSONValue
  }

  private typealias Rows = [String: [JSONValue]]

  private let recipes: [JSONValue]
  private let ingredients: Rows
  private let steps: Rows
  private let notes: Rows
  private let nutrition: Rows
  private let settings: Rows
  private let comments: Rows
  private let assets: Rows
  private let extras: Rows
  private let categories: Rows
  private let tags: Rows
  private let tools: Rows
  private let units: [String: JSONValue]
  private let foods: [String: JSONValue]
  private let named: [String: JSONValue]

  /// `nil` when the value is no such database.
  init?(_ value: JSONValue) {
    guard let recipes = value["recipes"]?.array, value["recipes_ingredients"]?.array != nil,
      value["recipe_instructions"]?.array != nil
    else { return nil }
    func rows(_ table: String) -> [JSONValue] { value[table]?.array ?? [] }
    func byRecipe(_ table: String) -> Rows {
      Dictionary(grouping: Self.inOrder(rows(table))) { Self.id($0["recipe_id"]) ?? "" }
    }
    func joined(_ table: String, to other: String, by key: String) -> Rows {
      let others = Self.byID(rows(other))
      return byRecipe(table).mapValues { $0.compactMap { Self.id($0[key]).flatMap { others[$0] } } }
    }
    self.recipes = recipes
    ingredients = byRecipe("recipes_ingredients")
    steps = byRecipe("recipe_instructions")
    notes = byRecipe("notes")
    nutrition = byRecipe("recipe_nutrition")
    settings = byRecipe("recipe_settings")
    comments = byRecipe("recipe_comments")
    assets = byRecipe("recipe_assets")
    extras = Dictionary(grouping: rows("api_extras")) { Self.id($0["recipee_id"] ?? $0["recipe_id"]) ?? "" }
    categories = joined("recipes_to_categories", to: "categories", by: "category_id")
    tags = joined("recipes_to_tags", to: "tags", by: "tag_id")
    tools = joined("recipes_to_tools", to: "tools", by: "tool_id")
    units = Self.byID(rows("ingredient_units"))
    foods = Self.byID(rows("ingredient_foods"))
    named = Self.byID(recipes)
  }

  /// The recipes in the order of their table.
  var entries: [Entry] { recipes.map { Entry(id: Self.id($0["id"]) ?? "", recipe: recipe($0)) } }

  private func recipe(_ row: JSONValue) -> JSONValue {
    let id = Self.id(row["id"]) ?? ""
    let own = (row.object ?? []).filter { !Self.inner.contains($0.key) }
      .map { (Self.names[$0.key] ?? $0.key, $0.value) }
    let joined: [(String, JSONValue)] = [
      ("recipeIngredient", Self.list(ingredients[id, default: []].map(line))),
      ("recipeInstructions", Self.list(steps[id, default: []])),
      ("notes", Self.list(notes[id, default: []])),
      ("recipeCategory", Self.list(categories[id, default: []])),
      ("tags", Self.list(tags[id, default: []])),
      ("tools", Self.list(tools[id, default: []])),
      ("comments", Self.list(comments[id, default: []])),
      ("assets", Self.list(assets[id, default: []])),
      ("extras", Self.list(extras[id, default: []])),
      ("nutrition", figures(nutrition[id]?.first)),
      ("settings", settings[id]?.first.map(Self.renamed) ?? Self.object([])),
    ]
    return Self.object(own + joined)
  }

  /// With its unit, food and recipe in place of their numbers.
  private func line(_ row: JSONValue) -> JSONValue {
    func found(_ key: String, _ rows: [String: JSONValue]) -> JSONValue {
      Self.id(row[key]).flatMap { rows[$0] } ?? JSONValue(.null, range: row.range)
    }
    return Self.object(
      (row.object ?? []).map { (Self.names[$0.key] ?? $0.key, $0.value) } + [
        ("unit", found("unit_id", units)), ("food", found("food_id", foods)),
        ("referencedRecipe", found("referenced_recipe_id", named)),
      ])
  }

  private func figures(_ row: JSONValue?) -> JSONValue {
    Self.object(
      (row?.object ?? []).filter { !["id", "recipe_id"].contains($0.key) && !Self.isOfTime($0.key) }
        .map { (Self.names[$0.key] ?? $0.key, $0.value) })
  }

  private static func renamed(_ row: JSONValue) -> JSONValue {
    object((row.object ?? []).map { (names[$0.key] ?? $0.key, $0.value) })
  }

  private static func isOfTime(_ key: String) -> Bool { ["created_at", "updated_at", "update_at"].contains(key) }

  /// What means nothing outside of the database: words to search for, and when a row was written.
  private static let inner: Set<String> = [
    "name_normalized", "description_normalized", "is_ocr_recipe", "created_at", "updated_at", "update_at",
    "user_id", "group_id", "household_id",
  ]

  /// The columns' names, and those that an exported recipe has.
  private static let names = [
    "total_time": "totalTime", "prep_time": "prepTime", "perform_time": "performTime", "cook_time": "cookTime",
    "recipe_yield": "recipeYield", "recipe_yield_quantity": "recipeYieldQuantity",
    "recipe_servings": "recipeServings", "org_url": "orgURL", "date_added": "dateAdded",
    "date_updated": "dateUpdated", "last_made": "lastMade", "original_text": "originalText",
    "disable_amount": "disableAmount", "fat_content": "fatContent", "protein_content": "proteinContent",
    "carbohydrate_content": "carbohydrateContent", "fiber_content": "fiberContent",
    "sodium_content": "sodiumContent", "sugar_content": "sugarContent", "cholesterol_content": "cholesterolContent",
    "saturated_fat_content": "saturatedFatContent", "trans_fat_content": "transFatContent",
    "unsaturated_fat_content": "unsaturatedFatContent",
  ]

  /// Databases differ in whether they write `8b1e2c0a-…` with hyphens.
  static func id(_ value: JSONValue?) -> String? {
    value.flatMap(MemberReader.text).map { $0.filter { $0 != "-" }.lowercased() }
  }

  private static func byID(_ rows: [JSONValue]) -> [String: JSONValue] {
    Dictionary(rows.compactMap { row in id(row["id"]).map { ($0, row) } }) { first, _ in first }
  }

  /// By their positions; what has none stays as it stands.
  private static func inOrder(_ rows: [JSONValue]) -> [JSONValue] {
    let places = rows.enumerated().map { ($0.element["position"]?.integer ?? 0, $0.offset) }
    return places.sorted { $0 < $1 }.map { rows[$0.1] }
  }

  private static func list(_ values: [JSONValue]) -> JSONValue { JSONValue(.array(values), range: 0..<0) }

  private static func object(_ members: [(String, JSONValue)]) -> JSONValue {
    JSONValue(.object(members.map { JSONMember(key: $0.0, keyRange: 0..<0, value: $0.1) }), range: 0..<0)
  }
}

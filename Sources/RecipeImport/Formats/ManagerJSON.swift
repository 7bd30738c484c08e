internal import JSONReading

/// Recipes as other programs export them in JSON, told apart by their keys.
///
/// Mealie, Tandoor, Paprika, Mela, RecipeSage, KitchenOwl and Crouton; Nextcloud Cookbook and RecipeSage's JSON-LD are
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
    case crouton = "Crouton export"
  }

  /// The recipes of a value in order, and the form of the first; `nil` when it is none of these.
  static func recipes(_ value: JSONValue) -> (form: Form, drafts: [RecipeDraft])? {
    let graph = SchemaRecipes([value])
    if !graph.recipes.isEmpty {
      let reader = SchemaRecipeReader(graph: graph)
      return (.schema, graph.recipes.map(reader.draft).filter { !$0.isEmpty })
    }
    let objects =
      MealieDatabase(value)?.entries.map(\.recipe) ?? value["recipes"]?.array ?? value.array ?? [value]
    guard let main = objects.lazy.compactMap(form).first else { return nil }
    var drafts: [RecipeDraft] = []
    var broken: [ImportLoss] = []
    for (index, object) in objects.enumerated() {
      let form = form(of: object)
      // What lacks a list is still read as its neighbours are.
      let draft = draft(object, form ?? main)
      if form != nil || !draft.ingredientLines.isEmpty || !draft.instructionLines.isEmpty {
        drafts.append(draft)
      } else {
        broken.append(ImportLoss(.dropped, "recipe \(index + 1)", reason(object, draft)))
      }
    }
    if let last = drafts.indices.last { drafts[last].losses += broken }
    return (main, drafts)
  }

  private static func reason(_ value: JSONValue, _ draft: RecipeDraft) -> String {
    guard value.object != nil else { return "\(value.kindName) stands where a recipe belongs" }
    return "\(draft.title.map { "“\($0)”" } ?? "it") has neither ingredients nor steps"
  }

  private static func form(of value: JSONValue) -> Form? {
    func has(_ key: String) -> Bool { value[key] != nil }
    if has("steps"), has("name"), has("working_time") || has("servings_text") { return .tandoor }
    if CroutonRecipe.isOne(value) { return .crouton }
    if has("recipeIngredient"), has("recipeInstructions"), has("name") { return .mealie }
    if has("recipe_ingredient"), has("recipe_instructions"), has("name") { return .mealie }
    func hasLines(_ key: String) -> Bool { value[key]?.string != nil || value[key]?.array != nil }
    if hasLines("ingredients"), hasLines("directions"), has("name") { return .paprika }
    if hasLines("ingredients"), hasLines("instructions"), has("title") {
      return has("link") || has("text") ? .mela : .recipeSage
    }
    if let items = value["items"], items.array != nil || items.isNull, has("name"), has("description") {
      return .kitchenOwl
    }
    return nil
  }

  private static func draft(_ value: JSONValue, _ form: Form) -> RecipeDraft {
    switch form {
    case .schema: RecipeDraft()
    case .mealie: MealieRecipe.draft(value["recipe_ingredient"] == nil ? value : MealieRecipe.today(value))
    case .tandoor: TandoorRecipe.draft(value)
    case .paprika: LinedRecipe.draft(value, .paprika)
    case .mela: LinedRecipe.draft(value, .mela)
    case .recipeSage: LinedRecipe.recipeSage(value)
    case .kitchenOwl: KitchenOwlRecipe.draft(value)
    case .crouton: CroutonRecipe.draft(value)
    }
  }
}

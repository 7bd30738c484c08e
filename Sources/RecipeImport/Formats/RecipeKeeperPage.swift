internal import WebPages

/// The page that Recipe Keeper exports, `recipes.html` of its ZIP: all recipes below each other, with names of their own for what
/// microdata would state.
enum RecipeKeeperPage {
  /// `nil` for a page that is no such export.
  static func recipes(_ page: WebPage) -> [RecipeDraft]? {
    var recipes: [HTMLNode] = []
    // One within another is a part of it: what stands in both would be read as often as they are deep.
    for node in page.document.root.descendants
    where node.words(of: "class").contains(className) && recipes.last?.contains(node) != true {
      recipes.append(node)
    }
    let isExport = recipes.contains { $0.descendants.contains { $0["itemprop"] == "recipeIngredients" } }
    return isExport ? recipes.map(recipe) : nil
  }

  /// Of the element around each recipe, as a selector has it.
  private static let className = ".recipe-details".dropFirst()

  private static func recipe(_ node: HTMLNode) -> RecipeDraft {
    let properties = Properties(node)
    var draft = RecipeDraft()
    draft.title = properties.text("name")
    draft.categories = properties.texts("recipeCourse")
    draft.keywords = properties.texts("recipeCategory") + properties.texts("recipeCollection")
    draft.source = properties.link("recipeSource") ?? properties.text("recipeSource")
    draft.yieldText = properties.text("recipeYield")
    draft.preparationMinutes = properties.text("prepTime").flatMap(TimeText.minutes)
    draft.cookingMinutes = properties.text("cookTime").flatMap(TimeText.minutes)
    draft.take(LinedText.groups(properties.lines("recipeIngredients")))
    draft.take(LinedText.sections(properties.lines("recipeDirections").map(ImportedText.withoutStepNumber)))
    draft.tip = properties.lines("recipeNotes").joined(separator: "\n").nonEmpty
    draft.isFavourite = properties.text("recipeIsFavourite")?.lowercased() == "true"
    draft.takeNutrients(
      nutrients.map { name, theirs, unit in (name, properties.text("recipeNut" + theirs).map { withUnit($0, unit) }) })
    let pictures = properties.pictures
    draft.image = pictures.first
    if pictures.count > 1 {
      draft.losses.append(
        ImportLoss(.dropped, "pictures", "all but the first: \(pictures.dropFirst().joined(separator: ", "))"))
    }
    if let rating = properties.text("recipeRating"), rating != "0" {
      draft.losses.append(ImportLoss(.dropped, "rating", rating))
    }
    return draft
  }

  /// The names schema.org has, those of the export behind `recipeNut`, and the units of its numbers.
  private static let nutrients = [
    ("servingSize", "ServingSize", ""), ("calories", "Calories", "kcal"), ("fatContent", "TotalFat", "g"),
    ("saturatedFatContent", "SaturatedFat", "g"), ("cholesterolContent", "Cholesterol", "mg"),
    ("sodiumContent", "Sodium", "mg"), ("carbohydrateContent", "TotalCarbohydrate", "g"),
    ("fiberContent", "DietaryFiber", "g"), ("sugarContent", "Sugars", "g"), ("proteinContent", "Protein", "g"),
  ]

  private static func withUnit(_ text: String, _ unit: String) -> String {
    unit.isEmpty || text.contains(where: \.isLetter) ? text : "\(text) \(unit)"
  }

  /// What a recipe states, by its names.
  private struct Properties {
    private let nodes: [String: [HTMLNode]]
    let pictures: [String]

    init(_ recipe: HTMLNode) {
      var nodes: [String: [HTMLNode]] = [:]
      var pictures: [String] = []
      var seen: Set<String> = []
      for node in recipe.descendants {
        if let name = node["itemprop"] { nodes[name, default: []].append(node) }
        if node.name == "img", let address = node["src"].flatMap(ImportedText.line), seen.insert(address).inserted {
          pictures.append(address)
        }
      }
      (self.nodes, self.pictures) = (nodes, pictures)
    }

    func text(_ name: String) -> String? { texts(name).first }

    func texts(_ name: String) -> [String] {
      nodes[name, default: []].compactMap { ImportedText.line($0["content"] ?? $0.line) }
    }

    func lines(_ name: String) -> [String] { nodes[name, default: []].flatMap(\.lines).compactMap(ImportedText.line) }

    func link(_ name: String) -> String? {
      nodes[name, default: []].lazy.flatMap(\.descendants).compactMap { $0["href"] }.first { $0.hasPrefix("http") }
    }
  }
}

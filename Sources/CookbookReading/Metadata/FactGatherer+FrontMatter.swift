internal import Cookbook
internal import Quantities
internal import RecipeMarkdown
internal import SourceText
internal import YAMLReading

/// YAML front matter, which other tools put before a recipe. It counts last, after tags, fact lines and pictures.
///
/// Keys are read whatever their case, with `-`, `_`, spaces or capitals between their words. Unknown keys belong to other
/// tools and are passed over, as are empty values. Warnings: `fact-contradiction`, `fact-value`; errors: those of
/// `YAMLReader`, which leave the recipe as it is.
extension FactGatherer {
  mutating func readFrontMatter(of document: RecipeDocument) {
    guard let range = document.frontMatter else { return }
    let checked = YAMLReader.read(document.file, range: range)
    for diagnostic in checked.diagnostics { add(diagnostic) }
    guard let node = checked.value else { return }
    guard let entries = node.mapping else {
      if node.scalar?.isNull != true { unreadable(node, "keys and values", example: "author: Mara Lindqvist") }
      return
    }
    // The language of a yield in plain numbers may be stated behind it.
    let isYield: (YAMLEntry) -> Bool = { FrontMatterKey($0.key.text) == .yield }
    for entry in entries where !isYield(entry) { read(entry, of: document.recipe) }
    for entry in entries where isYield(entry) { read(entry, of: document.recipe) }
    takeTags(besides: document.recipe.tags)
  }

  private mutating func read(_ entry: YAMLEntry, of recipe: Recipe) {
    if entry.value.scalar.map({ $0.isNull || $0.text.trimmingSpaces.isEmpty }) == true { return }
    guard let key = FrontMatterKey(entry.key.text) else { return }
    switch key {
    case .title: compareTitle(entry.value, of: recipe)
    case .tags: extraTags += words(entry.value)
    case .categories: readCategories(entry.value)
    case .yield: readYield(entry.value, recipe: recipe)
    case .favourite: facts.isFavourite = flag(entry.value) ?? facts.isFavourite
    case .archived: facts.isArchived = flag(entry.value) ?? facts.isArchived
    case .calories: readNutrition(energy: entry.value, of: nil)
    case .fact(.preparationTime), .fact(.cookingTime), .fact(.totalTime): readTime(key, entry.value)
    case .fact(.image): readImage(entry.value)
    case .fact(.nutrition) where entry.value.mapping != nil: readNutrition(of: entry.value)
    case .fact(let fact):
      if let text = text(entry.value) { read(fact, text, at: entry.value.range) }
    }
  }

  // MARK: Title, tags, categories

  private mutating func compareTitle(_ node: YAMLNode, of recipe: Recipe) {
    guard let found = node.scalar?.text, PlainText.folded(found) != PlainText.folded(recipe.title),
      PlainText.folded(found) != recipe.texts.plainText(recipe.title)
    else { return }
    add(
      file.diagnostic(
        .warning, "fact-contradiction", at: node.range,
        message: "“\(ShownText.line(found))” contradicts the title of the recipe, which counts",
        hint: "remove one of the two"))
  }

  /// The first category, a meal before others, is the recipe's; the rest are tags.
  private mutating func readCategories(_ node: YAMLNode) {
    let found = words(node)
    guard let main = found.first(where: { FactWords.category($0) != nil }) ?? found.first else { return }
    if found.count == 1 {
      read(.category, main, at: node.range)
    } else if facts.category == nil {
      facts.category = FactWords.category(main) ?? .named(main)
    }
    extraTags += found.filter { $0 != main }
  }

  /// Each tag once, whatever its case; tags mean what they mean anywhere.
  private mutating func takeTags(besides tags: [String]) {
    var seen = Set(tags.map { $0.lowercased() })
    extraTags = extraTags.filter { seen.insert($0.lowercased()).inserted }
    readTags(extraTags)
  }

  // MARK: Facts in other forms than fact lines

  /// A whole number alone counts minutes.
  private mutating func readTime(_ key: FrontMatterKey, _ node: YAMLNode) {
    guard case .fact(let fact) = key, let text = text(node) else { return }
    if let minutes = node.scalar?.integer, minutes <= 0 { return }
    read(fact, node.scalar?.integer == nil ? text : "\(text) min", at: node.range)
  }

  /// A path or address, alone, first of a list, or under `path`, `src` or `url`.
  private mutating func readImage(_ node: YAMLNode) {
    let inner = node.sequence?.first ?? node
    let target = ["path", "src", "url"].lazy.compactMap { inner[$0] }.first ?? inner
    guard let text = text(target) else { return }
    if LinkForm.isOfCollection(text) {
      read(.image, text, at: target.range)
    } else if facts.image == nil {
      facts.imageLink = text
    }
  }

  /// A yield counts only where the recipe has none; a number alone counts servings.
  private mutating func readYield(_ node: YAMLNode, recipe: Recipe) {
    guard recipe.yields.isEmpty, facts.statedYield == nil, let text = text(node) else { return }
    facts.statedYield = ServingsText.read(text, language: facts.language)
    if facts.statedYield == nil { unreadable(node, "a yield", example: "4 servings") }
  }

  // MARK: Nutrition

  private mutating func readNutrition(of node: YAMLNode) {
    let entries = node.mapping ?? []
    let energy =
      entries.first { FrontMatterKey.normalized($0.key.text) == "energy" }
      ?? entries.first {
        FrontMatterKey($0.key.text) == .calories
      }
    guard let energy else {
      unreadable(node, "nutrition with calories", example: "nutrition: {calories: 412, protein: 18}")
      return
    }
    readNutrition(energy: energy.value, of: node)
  }

  private mutating func readNutrition(energy: YAMLNode, of node: YAMLNode?) {
    guard let calories = nutrient(energy, .energy) else { return }
    var nutrition = StatedNutrition(energy: calories)
    for entry in node?.mapping ?? [] {
      switch FrontMatterKey.normalized(entry.key.text) {
      case "protein", "proteincontent", "protein content": nutrition.protein = nutrient(entry.value, .mass)
      case "carbs", "carbohydrate", "carbohydrates", "carbohydrate content":
        nutrition.carbohydrate = nutrient(entry.value, .mass)
      case "fat", "fats", "fat content": nutrition.fat = nutrient(entry.value, .mass)
      default: break
      }
    }
    // Calories alone say nothing against nutrition that has more.
    if node == nil, facts.nutrition?.energy == calories { return }
    set(\.nutrition, nutrition, at: energy.range, found: "\(calories) kcal")
  }

  private mutating func nutrient(_ node: YAMLNode, _ kind: NutrientText.Kind) -> Int? {
    guard let text = text(node) else { return nil }
    let value = NutrientText.read(text, kind)
    if value == nil {
      unreadable(node, kind == .energy ? "an energy" : "a mass", example: kind == .energy ? "412 kcal" : "18 g")
    }
    return value
  }

  // MARK: Values

  /// The text of a scalar, of several joined by commas, or of a mapping its `name`.
  private mutating func text(_ node: YAMLNode) -> String? {
    if let text = node.scalar?.text { return PlainText.folded(text) }
    if let name = node["name"]?.scalar?.text { return PlainText.folded(name) }
    let parts = node.sequence?.compactMap { $0.scalar?.text ?? $0["name"]?.scalar?.text } ?? []
    if !parts.isEmpty { return parts.map(PlainText.folded).joined(separator: ", ") }
    if node.sequence == nil { unreadable(node, "a text", example: "source: Grandmother’s notebook") }
    return nil
  }

  /// The words of a list, or of one text with commas.
  private mutating func words(_ node: YAMLNode) -> [String] {
    let texts = node.sequence?.compactMap { $0.scalar.flatMap { $0.isNull ? nil : $0.text } }
    guard let texts = texts ?? node.scalar.map({ [$0.text] }) else {
      unreadable(node, "a list of texts", example: "[soup, vegan]")
      return []
    }
    return texts.flatMap { $0.split(separator: ",") }.map { PlainText.folded(String($0)) }.filter { !$0.isEmpty }
  }

  private mutating func flag(_ node: YAMLNode) -> Bool? {
    switch node.scalar?.text.lowercased() {
    case "true", "yes": return true
    case "false", "no": return false
    default:
      unreadable(node, "true or false", example: "true")
      return nil
    }
  }

  private mutating func unreadable(_ node: YAMLNode, _ what: String, example: String) {
    let found = node.scalar.map { ShownText.line($0.text) } ?? (node.sequence == nil ? "a mapping" : "a list")
    add(file.unreadableFact(what, found: found, at: node.range, example: example))
  }
}

/// What a key of front matter means here.
package enum FrontMatterKey: Equatable {
  case fact(FactKey)
  case title, tags, categories, yield, favourite, archived, calories

  package init?(_ word: String) {
    let name = Self.normalized(word)
    if let key = Self.words[name] {
      self = key
    } else if let fact = FactKey(name) {
      self = .fact(fact)
    } else {
      return nil
    }
  }

  /// Lower case, one space between words: `prep_time`, `Prep-Time` and `prepTime` are `prep time`.
  package static func normalized(_ word: String) -> String {
    var result = ""
    var previousIsLower = false
    for character in word {
      if character == "_" || character == "-" || character == " " {
        if !result.isEmpty, !result.hasSuffix(" ") { result.append(" ") }
      } else {
        if character.isUppercase, previousIsLower { result.append(" ") }
        result.append(contentsOf: character.lowercased())
      }
      previousIsLower = character.isLowercase
    }
    return result
  }

  private static let words: [String: FrontMatterKey] = [
    "title": .title, "name": .title, "tags": .tags, "tag": .tags, "keywords": .tags, "category": .categories,
    "categories": .categories, "kategorie": .categories, "kategorien": .categories, "catégorie": .categories,
    "catégories": .categories, "categoría": .categories, "categorías": .categories, "course": .categories,
    "servings": .yield, "serves": .yield, "yield": .yield, "yields": .yield, "recipe yield": .yield,
    "portions": .yield, "portionen": .yield, "raciones": .yield, "favourite": .favourite, "favorite": .favourite,
    "is favourite": .favourite, "is favorite": .favourite, "archived": .archived, "is archived": .archived,
    "calories": .calories, "kcal": .calories, "cover": .fact(.image), "cover image": .fact(.image),
    "thumbnail": .fact(.image), "lang": .fact(.language), "in language": .fact(.language),
    "date published": .fact(.date), "source url": .fact(.source), "prep minutes": .fact(.preparationTime),
    "cook minutes": .fact(.cookingTime), "authors": .fact(.author), "time": .fact(.totalTime),
    "duration": .fact(.totalTime),
  ]
}

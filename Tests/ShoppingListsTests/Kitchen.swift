import Cookbook
import DefaultFiles
import FoodTable
import Foods
import IngredientLines
import KitchenUnits
import Quantities
import RecipeQueries
import ShoppingLists
import SourceText

/// Recipes written as lines, and the lists they give.
struct Kitchen {
  static let naming = ItemNaming(FoodTable.builtIn)

  /// By path: title, servings and ingredient lines; `200 g [Pesto](pesto.md)` is a sub-recipe.
  let recipes: [String: LinkedRecipe]

  init(_ recipes: [String: [String]] = [:], yields: [String: Amount] = [:]) {
    self.recipes = Dictionary(
      uniqueKeysWithValues: recipes.map { path, lines in
        let recipe = Recipe(
          title: path, yields: yields[path].map { [$0] } ?? [], ingredients: lines.map(Self.ingredient))
        return (path, LinkedRecipe(entry: RecipeEntry(path: path, recipe: recipe), links: []))
      })
  }

  private static func ingredient(_ line: String) -> Ingredient {
    let read = IngredientLineReader.amountAndRest(of: line)
    let rest = read?.rest ?? line
    let parts = rest.split { "[]()".contains($0) }.map(String.init)
    guard rest.hasPrefix("["), parts.count == 2 else { return Ingredient(amount: read?.amount, name: rest) }
    return Ingredient(amount: read?.amount, name: parts[0], link: parts[1])
  }

  func needs(_ path: String, times factor: Rational = .one) -> Checked<[ShoppingNeed]> {
    guard let recipe = recipes[path] else { return Checked([]) }
    return RecipeNeeds.of(recipe, times: factor, language: "en") { destination, _ in
      recipes[destination].map { .recipe($0) } ?? .missing
    }
  }

  // MARK: Lists

  static func need(_ text: String, _ origin: ShoppingNeed.Origin = .wish, language: String = "en") -> ShoppingNeed {
    ShoppingNeed(text, language: language, origin: origin)
  }

  /// As a recipe would need it.
  static func ingredient(_ text: String, of title: String = "Soup", language: String = "en") -> ShoppingNeed {
    need(text, .recipe([.init(path: "\(title).md", title: title, factor: .one)], day: nil), language: language)
  }

  static func pantry(_ text: String) -> ShoppingStock { ShoppingStock(need(text, .stock), .pantry) }
  static func bought(_ text: String) -> ShoppingStock { ShoppingStock(need(text, .list), .bought) }

  static func list(
    _ needs: [ShoppingNeed], stock: [ShoppingStock] = [], skipping: [ShoppingNeed] = []
  ) -> ShoppingList {
    ShoppingMerge(naming, language: "en") { _, food in .init(food?.category ?? .uncategorised) }
      .list(of: needs, stock: stock, skipping: skipping)
  }

  static let words = ListWords(
    shelves: ShoppingCategory.allCases.map(\.name), cupboard: "Check you have it", check: "check you have it",
    needed: "needed: {amount}", optional: "optional")
  static let quantityWords = QuantityText.Words(and: "and {amount}", someMore: "and some more")
  static let style = ListStyle(
    quantities: QuantityText(language: "en", decimalSign: ".", words: quantityWords), words: words)

  static func packs(_ language: String = "en", _ own: [PackTable.Own] = []) -> PackTable {
    let bytes = DefaultFiles.knowledge.first { $0.name == "packs.yaml" }?.bytes ?? []
    return PackTableReader.read(
      SourceFile(path: "packs.yaml", bytes: bytes), over: FoodTable.builtIn, language: language
    ).value.adding(own, naming: naming, language: language)
  }

  private static let english = packs()

  /// What to buy, in the words of a region's shops.
  static func shopping(
    _ needs: [ShoppingNeed], stock: [ShoppingStock] = [], staples: Set<ItemKey> = [], language: String = "en",
    packs: PackTable? = nil
  ) -> ShoppingList {
    ShoppingMerge(
      naming, language: language, packs: packs ?? (language == "en" ? english : Self.packs(language)), staples: staples
    ) { _, food in .init(food?.category ?? .uncategorised) }.list(of: needs, stock: stock)
  }

  /// The lines of the text, without bullets and headings.
  static func bought(
    _ texts: [String], language: String = "en", system: MeasurementSystem = .asWritten
  ) -> [String] {
    let style = ListStyle(
      quantities: QuantityText(language: language, decimalSign: ".", words: quantityWords, system: system), words: words
    )
    let text = FormattedText.write(shopping(texts.map { ingredient($0) }, language: language), style: style)
    return text.split(separator: "\n").filter { $0.hasPrefix("• ") }.map { String($0.dropFirst(2)) }
  }

  /// `name: quantity`, in the order of the list.
  static func lines(_ list: ShoppingList) -> [String] {
    list.items.map { item in style.quantities.text(item).map { "\(item.name): \($0)" } ?? item.name }
  }

  static func lines(_ texts: [String], stock: [ShoppingStock] = []) -> [String] {
    lines(list(texts.map { ingredient($0) }, stock: stock))
  }
}

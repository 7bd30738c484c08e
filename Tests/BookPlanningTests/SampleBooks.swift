import BookPlanning
import Cookbook
import CookbookReading
import Fingerprints
import FoodTable
import Foods
import KitchenUnits
import MealPlanning
import Nutrition
import PlanReading
import Quantities
import SitePlanning
import SourceText

/// A recipe file of a site.
struct Dish {
  let path: String
  let text: String

  init(
    _ path: String, _ title: String, category: String? = nil, tags: String = "", yield: String? = nil,
    ingredients: [String] = []
  ) {
    self.path = path
    text =
      "# \(title)\n\n" + (category.map { "Category: \($0)\n\n" } ?? "") + (tags.isEmpty ? "" : "*\(tags)*\n\n")
      + (yield.map { "**\($0)**\n\n" } ?? "") + "---\n\n" + ingredients.map { "- \($0)\n" }.joined()
      + "\n---\n\nStir.\n"
  }

  var summary: RecipeSummary {
    let file = SourceFile(path: path, text: text)
    guard let document = RecipeReader.read(file).value else { fatalError("\(path) is no recipe") }
    let entry = MetadataReader.read(document).value
    var summary = RecipeSummary(of: entry, document: document, fingerprint: Fingerprint(of: file.bytes))
    var analyst = RecipeAnalyst(foods: FoodTable.builtIn, language: "en")
    summary.foods = RecipeFoods(of: entry, analyst: &analyst, book: FoodTable.builtIn)
    return summary
  }
}

/// A small kitchen: a pizza that needs a sauce and a dough, two soups, and oats.
let kitchen = [
  Dish("recipes/oats.md", "Overnight oats", category: "Breakfast", tags: "oats", ingredients: ["*100 g* rolled oats"]),
  Dish(
    "recipes/lentil-soup.md", "Lentil soup", category: "Dinner", tags: "soup, vegan", yield: "4 servings",
    ingredients: ["*300 g* red lentils", "*1 l* [stock](stock.md)", "*1 tsp* salt"]),
  Dish(
    "recipes/leek-soup.md", "Leek soup", category: "Dinner", tags: "soup", yield: "2 servings",
    ingredients: ["*2* leeks", "*200 ml* milk", "*1 tsp* salt"]),
  Dish("recipes/stock.md", "Vegetable stock", yield: "1 l", ingredients: ["*2* leeks", "*2* carrots"]),
]

func site(_ dishes: [Dish] = kitchen, language: String = "en") -> Site {
  var configuration = SiteConfiguration()
  configuration.title = "Our kitchen"
  configuration.language = language
  var inputs = SitePlanner.Inputs()
  inputs.foods = FoodTable.builtIn
  return SitePlanner.plan(dishes.map(\.summary), configuration: configuration, inputs: inputs).value
}

/// The book that a book file makes of the kitchen.
func book(
  _ text: String, path: String = "book.md", of dishes: [Dish] = kitchen, pages: [String: String] = [:]
) -> Checked<Book?> {
  let source = SourceFile(path: "content/" + path, text: text)
  let file = BookFileReader.read(source, path: path)
  let inputs = BookPlanner.Inputs(prose: { path in pages[path].map { Array($0.utf8) } })
  let planned = BookPlanner.plan(.file(file.value, source), site: site(dishes), inputs: inputs)
  return Checked(planned.value, file.diagnostics + planned.diagnostics)
}

/// The chapters of a book: `Soups: Leek soup, “Text.”`.
func outline(_ book: Book?, _ dishes: [Dish] = kitchen) -> [String] {
  let recipes = site(dishes).recipes
  return (book?.chapters ?? []).map { chapter in
    let title =
      switch chapter.title {
      case .written(let text): text
      case .category(let name): "<\(name)>"
      case .basics: "<basics>"
      case .others: "<others>"
      }
    let items = chapter.items.map { item in
      switch item {
      case .recipe(let index): recipes[index].summary.title
      case .prose(let prose): prose.title ?? "“\(prose.markdown)”"
      }
    }
    return "\(title): " + items.joined(separator: ", ")
  }
}

/// `line:column severity identifier: message (hint)`
func inWords(_ diagnostic: Diagnostic) -> String {
  let place = diagnostic.position.map { "\($0.line):\($0.column) " } ?? ""
  let hint = diagnostic.hint.map { " (\($0))" } ?? ""
  return "\(place)\(diagnostic.severity) \(diagnostic.identifier): \(diagnostic.message)\(hint)"
}

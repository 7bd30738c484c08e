import Concurrency
import Cookbook
import CookbookReading
import Fingerprints
import FoodTable
import Foods
import Nutrition
import Quantities
import SitePlanning
import SourceText
import Testing

/// The summary of a recipe file.
func summary(_ path: String, _ text: String) -> RecipeSummary {
  let file = SourceFile(path: path, text: text)
  guard let document = RecipeReader.read(file).value else { fatalError("\(path) is no recipe") }
  let entry = MetadataReader.read(document).value
  var summary = RecipeSummary(of: entry, document: document, fingerprint: Fingerprint(of: file.bytes))
  var analyst = RecipeAnalyst(foods: FoodTable.builtIn, language: "en")
  summary.foods = RecipeFoods(of: entry, analyst: &analyst, book: FoodTable.builtIn)
  return summary
}

/// A recipe with a title, tags, ingredients and facts.
func simple(
  _ path: String, title: String? = nil, tags: String = "", ingredients: [String] = [], facts: String = "",
  instructions: String = "Stir."
) -> RecipeSummary {
  var text = "# \(title ?? path)\n\n"
  if !facts.isEmpty { text += facts + "\n\n" }
  if !tags.isEmpty { text += "*\(tags)*\n\n" }
  text += "---\n\n" + ingredients.map { "- \($0)\n" }.joined() + "\n---\n\n\(instructions)\n"
  return summary(path, text)
}

func plan(
  _ summaries: [RecipeSummary], files: [String] = [], unreadable: Set<String> = [], workers: Workers = .none,
  configure: (inout SiteConfiguration) -> Void = { _ in }
) -> Checked<Site> {
  var configuration = SiteConfiguration()
  configure(&configuration)
  var inputs = SitePlanner.Inputs()
  inputs.contentFiles = Dictionary(uniqueKeysWithValues: files.map { ($0, Fingerprint(of: Array($0.utf8))) })
  inputs.unreadable = unreadable
  inputs.workers = workers
  inputs.foods = FoodTable.builtIn
  inputs.share = { amount, yields in
    guard let all = yields.first(where: { $0.unit == amount.unit })?.factor else { return nil }
    return amount.factor?.divided(by: all)
  }
  return SitePlanner.plan(summaries, configuration: configuration, inputs: inputs)
}

/// `path:line:column severity identifier: message (hint)`
func inWords(_ diagnostic: Diagnostic) -> String {
  let place = diagnostic.position.map { ":\($0.line):\($0.column)" } ?? ""
  let hint = diagnostic.hint.map { " (\($0))" } ?? ""
  return "\(diagnostic.path)\(place) \(diagnostic.severity) \(diagnostic.identifier): \(diagnostic.message)\(hint)"
}

extension Site {
  /// The titles of some recipes.
  func titles(_ indices: some Sequence<Int>) -> [String] { indices.map { recipes[$0].summary.title } }

  func recipe(_ path: String) -> SiteRecipe { recipes[place(of: path)] }

  func links(of path: String) -> RecipeLinks { links[place(of: path)] }

  private func place(of path: String) -> Int {
    guard let index = recipeByPath[path] else { fatalError("there is no \(path)") }
    return index
  }
}

internal import Cookbook
internal import Quantities
internal import SitePlanning
internal import SourceText

/// Opens ingredients that are recipes of their own, one after the other, and notes which could not be opened.
struct SubRecipeOpening {
  let weigh: RecipeFlattening.Weighing
  let find: RecipeFlattening.Lookup
  var diagnostics: [Diagnostic] = []
  private var count = 0
  /// Where recipes use others: by the path of the recipe, then by destination.
  private var uses: [String: [String: LocalLink]] = [:]

  /// Recipes that use each other twice and twice again grow without end; of a feast, a few dozen are parts.
  private static let maximumCount = 500

  init(weigh: @escaping RecipeFlattening.Weighing, find: @escaping RecipeFlattening.Lookup) {
    self.weigh = weigh
    self.find = find
  }

  /// - Parameters:
  ///   - ingredient: its amount says how much of the sub-recipe is used.
  ///   - path: the recipes that led here, `source` last.
  mutating func open(
    _ ingredient: Ingredient, of source: LinkedRecipe, above path: [String]
  ) -> (recipe: LinkedRecipe, factor: Rational, place: FlattenPlace)? {
    guard let link = ingredient.link, case .local(let destination, _) = LinkDestination(link), !destination.isEmpty
    else { return nil }
    let place = FlattenPlace(recipe: source, destination: destination, link: use(of: destination, in: source))
    guard count < Self.maximumCount else {
      diagnostics.append(place.tooMany())
      return nil
    }
    switch find(destination, source.entry.path) {
    case .missing: diagnostics.append(place.missing())
    case .unreadable: diagnostics.append(place.unreadable())
    case .recipe(let sub) where path.contains(sub.entry.path):
      diagnostics.append(place.cycle(path.drop { $0 != sub.entry.path }))
    case .recipe where path.count > Site.deepestPart:
      diagnostics.append(place.tooMany())
    case .recipe(let sub):
      guard let factor = factor(for: ingredient, of: sub, at: place) else { return nil }
      count += 1
      return (sub, factor, place)
    }
    return nil
  }

  /// The first link that leads to a destination.
  private mutating func use(of destination: String, in source: LinkedRecipe) -> LocalLink? {
    if let known = uses[source.entry.path] { return known[destination] }
    let parts = source.links.lazy.filter { $0.kind == .subRecipe }
    let known = Dictionary(parts.map { ($0.destination, $0) }) { first, _ in first }
    uses[source.entry.path] = known
    return known[destination]
  }

  private mutating func factor(
    for ingredient: Ingredient, of sub: LinkedRecipe, at place: FlattenPlace
  ) -> Rational? {
    guard let amount = ingredient.amount else {
      diagnostics.append(place.unmeasured(nil))
      return nil
    }
    do throws(YieldMatch.Failure) {
      return try YieldMatch.factor(for: amount, of: sub.entry.yields, weighing: weigh(sub))
    } catch {
      switch error {
      case .unmeasured: diagnostics.append(place.unmeasured(amount.unit))
      case .noYield: diagnostics.append(place.noYield(in: amount.unit ?? "", of: sub.entry))
      case .tooLarge: diagnostics.append(place.overflow())
      }
      return nil
    }
  }
}

internal import Cookbook
internal import Quantities
internal import SitePlanning
internal import SourceText

/// Opens ingredients that are recipes of their own, one after the other, and notes which could not be opened.
struct SubRecipeOpening {
  let find: RecipeFlattening.Lookup
  var diagnostics: [Diagnostic] = []
  private var count = 0

  private static let maximumDepth = 64
  /// Recipes that use each other twice and twice again grow without end.
  private static let maximumCount = 10_000

  init(find: @escaping RecipeFlattening.Lookup) {
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
    let place = FlattenPlace(recipe: source, destination: destination)
    switch find(destination, source.entry.path) {
    case .missing: diagnostics.append(place.missing())
    case .unreadable: diagnostics.append(place.unreadable())
    case .recipe(let sub) where path.contains(sub.entry.path):
      diagnostics.append(place.cycle(path.drop { $0 != sub.entry.path } + [sub.entry.path]))
    case .recipe where path.count > Self.maximumDepth || count >= Self.maximumCount:
      diagnostics.append(place.tooMany())
    case .recipe(let sub):
      guard let factor = factor(for: ingredient, of: sub, at: place) else { return nil }
      count += 1
      return (sub, factor, place)
    }
    return nil
  }

  private mutating func factor(
    for ingredient: Ingredient, of sub: LinkedRecipe, at place: FlattenPlace
  ) -> Rational? {
    guard let amount = ingredient.amount else {
      diagnostics.append(place.unmeasured(nil))
      return nil
    }
    do throws(YieldMatch.Failure) {
      return try YieldMatch.factor(for: amount, of: sub.entry.yields)
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

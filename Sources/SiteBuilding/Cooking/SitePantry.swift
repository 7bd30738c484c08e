package import Cookbook
package import Foods
package import MealPlanning
internal import PlanReading
internal import SiteStorage
internal import SourceText

/// What a site says is at home: `pantry.md` in its content folder.
package enum SitePantry {
  package static let fileName = "pantry.md"

  /// What is at home, then the staples of the site.
  package static func stock(_ pantry: Pantry, staples: [String], matcher: FoodMatcher, language: String)
    -> [PantryIndex.Item]
  {
    let stored = pantry.items.map { item in
      PantryIndex.Item(item.text, .pantry, bestBefore: item.bestBefore, matcher: matcher, language: language)
    }
    return stored + staples.map { PantryIndex.Item($0, .staple, matcher: matcher, language: language) }
  }
}

package import Cookbook
package import Foods
package import MealPlanning
internal import PlanReading
package import SiteStorage
package import SourceText

/// What a site says is at home: `pantry.md` in its content folder.
package enum SitePantry {
  package static let fileName = "pantry.md"

  /// Empty where there is no such file; paths of diagnostics are those shown to people.
  package static func read(_ content: SourceFolder) -> Checked<Pantry> {
    // What is wrong with other files is said by those who read them.
    read(content, among: content.scan().value)
  }

  /// - Parameter files: of the content folder.
  package static func read(_ content: SourceFolder, among files: [ScannedFile]) -> Checked<Pantry> {
    guard let file = files.first(where: { ContentKind(path: $0.path) == .pantry }) else {
      return Checked(Pantry())
    }
    let contents = content.read(file.path)
    guard let bytes = contents.value?.bytes else { return Checked(Pantry(), contents.diagnostics) }
    let read = PantryReader.read(SourceFile(path: content.shownPath(of: file.path), bytes: bytes))
    return Checked(read.value, contents.diagnostics + read.diagnostics)
  }

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

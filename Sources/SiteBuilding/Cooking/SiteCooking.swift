internal import Cookbook
internal import DataFiles
internal import Fingerprints
internal import Foods
internal import Glibc
internal import MealPlanning
internal import SitePlanning
internal import SiteStorage
internal import SourceText
internal import Synchronization

/// What decides which recipes of a site can be cooked: its pantry, its staples, what may take the place of what.
final class SiteCooking: Sendable {
  /// Changes with everything that people write down about it; what the program knows changes with the program.
  let fingerprint: Fingerprint
  let diagnostics: [Diagnostic]
  private let pantry: Pantry
  private let staples: [String]
  private let language: String
  private let book: FoodBook
  private let root: SourceFolder
  /// `nil` where the site has no substitutions of its own.
  private let ownTable: SubstitutionTable?
  private let made = Mutex<CookingKnowledge?>(nil)

  init(_ model: SiteModel) {
    pantry = model.pantry.value
    staples = model.workspace.configuration.staples
    language = model.workspace.configuration.language
    book = model.foods
    root = model.root
    var builder = FingerprintBuilder()
    builder.combine(list: pantry.items.flatMap { [$0.text, $0.bestBefore?.text ?? ""] })
    builder.combine(list: staples)
    let own = SiteSubstitutions.ownBytes(root)
    builder.combine(own ?? [])
    fingerprint = builder.finish()
    // What is wrong with the site's own is said at once; else it can wait until somebody needs it.
    let table = own.map { _ in model.substitutions }
    diagnostics = model.pantry.diagnostics + (table?.diagnostics ?? [])
    ownTable = table?.value
  }

  /// The same for everybody who asks.
  func knowledge() -> CookingKnowledge {
    made.withLock { known in
      if let known { return known }
      let new = knowledge(ownTable ?? SiteSubstitutions.read(root, over: book).value)
      known = new
      return new
    }
  }

  private func knowledge(_ table: SubstitutionTable) -> CookingKnowledge {
    CookingKnowledge(
      stock: SitePantry.stock(pantry, staples: staples, matcher: FoodMatcher(book), language: language),
      kinds: SiteSubstitutions.kinds(over: book), substitutions: table, book: book, language: language)
  }
}

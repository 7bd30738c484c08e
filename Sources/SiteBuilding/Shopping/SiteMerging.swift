internal import Cookbook
internal import DefaultFiles
internal import Fingerprints
internal import Foods
internal import KitchenUnits
internal import MealPlanning
internal import Quantities
internal import ShoppingCategories
internal import ShoppingLists
internal import SitePlanning
internal import SourceText
internal import Synchronization

/// Everything a site says about how needs become a list: foods, packs, staples and shelves.
///
/// The one place where lists are set up, so that a page of the site, its files, paper and the terminal show the same.
struct SiteMerging {
  let naming: ItemNaming
  private let packs: PackTable
  private let staples: Set<ItemKey>
  private let shelves: ShopShelves
  private let language: String

  /// - Parameter language: BCP 47 tag of the list, where it is not that of the site.
  init(_ configuration: SiteConfiguration, foods: FoodBook, aisles: AisleFile?, language: String? = nil) {
    let naming = ItemNaming(foods)
    self.naming = naming
    self.language = language ?? configuration.language
    let own = configuration.packs.map { PackTable.Own(name: $0.name, sizes: $0.sizes) }
    // A test proves the program's own file free of errors.
    packs = PackTableReader.read(Self.builtIn, over: foods, language: self.language).value
      .adding(own, naming: naming, language: configuration.language)
    staples = Self.staples(configuration, naming, SiteSubstitutions.kinds(over: foods))
    shelves = ShopShelves(foods, aisles, language: self.language)
  }

  /// - Parameters:
  ///   - isExact: amounts as they are needed, whatever shops have.
  ///   - links: addresses by the text of needs.
  func merge(isExact: Bool = false, links: [String: String] = [:]) -> ShoppingMerge {
    ShoppingMerge(
      naming, language: language, packs: isExact ? nil : packs, staples: staples, links: links
    ) { name, _ in shelves.shelf(of: name) }
  }

  /// - Parameter language: BCP 47 tag of the pantry.
  func knowledge(of pantry: Pantry, language: String) -> ShoppingKnowledge {
    let assignment = ItemAssignment(naming, language: self.language, packs: packs, staples: staples)
    let stock = pantry.items.compactMap { item -> ShoppingKnowledge.Stock? in
      let need = ShoppingNeed(item.text, language: language, origin: .stock).atLeast
      guard !need.isNothing else { return nil }
      return PackedNeed(need, by: assignment).map {
        ShoppingKnowledge.Stock(text: item.text, need: $0, bestBefore: item.bestBefore)
      }
    }
    return ShoppingKnowledge(assignment, shelf: shelves.shelf, stock: stock)
  }

  /// Staples, and the kinds of food that stand for them: kosher salt for salt.
  private static func staples(
    _ configuration: SiteConfiguration, _ naming: ItemNaming, _ kinds: FoodKinds
  ) -> Set<ItemKey> {
    let named = configuration.staples.map {
      naming.key(of: ShoppingNeed($0, language: configuration.language, origin: .stock))
    }
    let served = named.flatMap { key -> [ItemKey] in
      if case .food(let name) = key { kinds.foods(servedBy: name).map { .food($0) } } else { [] }
    }
    return Set(named + served)
  }

  /// `packs.yaml` of the program.
  static var builtIn: SourceFile {
    let name = "packs.yaml"
    return SourceFile(path: name, bytes: DefaultFiles.knowledge.first { $0.name == name }?.bytes ?? [])
  }

  /// Adds what people write about packs and staples; what the program knows of them changes with the program.
  static func combine(_ configuration: SiteConfiguration, into builder: inout FingerprintBuilder) {
    builder.combine(list: configuration.staples)
    for pack in configuration.packs {
      builder.combine(pack.name)
      builder.combine(list: pack.sizes.map { "\($0.container) \($0.amount.fractionText) \($0.unit)" })
    }
  }
}

/// What pages know of how needs become a list, found out when somebody asks.
final class SiteShoppingKnowledge: Sendable {
  /// Of packs, staples and aisles; that of the pantry is `SiteCooking`'s.
  let fingerprint: Fingerprint
  let diagnostics: [Diagnostic]
  private let configuration: SiteConfiguration
  private let foods: FoodBook
  private let aisles: AisleFile?
  private let pantry: Pantry
  private let made = Mutex<[String: ShoppingKnowledge]>([:])

  init(_ model: SiteModel) {
    configuration = model.workspace.configuration
    foods = model.foods
    aisles = model.aisles.value
    pantry = model.pantry.value
    diagnostics = model.aisles.diagnostics
    var builder = FingerprintBuilder()
    SiteMerging.combine(configuration, into: &builder)
    for category in aisles?.categories ?? [] {
      builder.combine(category.name)
      builder.combine(list: category.items.flatMap(\.self))
    }
    fingerprint = builder.finish()
  }

  /// Shelves of the cook's own, in the order of lists.
  var ownShelves: [String] { (aisles?.categories ?? []).filter { $0.standard == nil }.map(\.name).sorted() }

  /// The same for everybody who asks.
  ///
  /// - Parameter language: of lists.
  func knowledge(in language: String) -> ShoppingKnowledge {
    made.withLock { known in
      if let made = known[language] { return made }
      let merging = SiteMerging(configuration, foods: foods, aisles: aisles, language: language)
      let new = merging.knowledge(of: pantry, language: configuration.language)
      known[language] = new
      return new
    }
  }
}

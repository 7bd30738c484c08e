internal import DefaultFiles
internal import Foods
internal import MealPlanning
internal import ShoppingCategories
internal import ShoppingLists
internal import SitePlanning
internal import SourceText

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

  /// Staples, and the kinds of food that stand for them: kosher salt for salt.
  private static func staples(
    _ configuration: SiteConfiguration, _ naming: ItemNaming, _ kinds: FoodKinds
  ) -> Set<ItemKey> {
    let named = configuration.staples.map {
      naming.key(of: ShoppingNeed($0, language: configuration.language, origin: .list))
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
}

internal import Cookbook
package import Fingerprints
package import Foods
internal import Nutrition
package import Quantities
internal import RecipeQueries
package import SitePlanning

/// What the page of a recipe shows beside the recipe's own text, which `recipe` stands for.
package struct RecipePageInputs: FileInputs {
  @Input package var chrome: Shared<SiteChrome>
  @Input package var kitchen: Shared<KitchenInputs>
  @Input package var recipe: SiteRecipe
  /// What its links lead to.
  @Input package var targets: LinkTargets
  /// What there is of the recipes that its ingredients are.
  @Input package var parts: PartYields
  @Input package var tags: [PageLink]
  @Input package var category: String?
  @Input package var author: String?
  @Input package var source: String?
  /// The cards of its neighbours.
  @Input package var usedIn: [Shared<CardInputs>]
  @Input package var related: [Shared<CardInputs>]
  /// The cook card it offers.
  @Input package var cards: OfferedCards
  package let fingerprint: Fingerprint

  /// - Parameter neighbours: `nil` for a recipe by itself, as a cook card shows it.
  package init(_ index: Int, of site: Site, _ shared: SharedInputs, neighbours: [Shared<CardInputs>]?) {
    let (recipe, links) = (site.recipes[index], site.links[index])
    let facts = recipe.summary.facts
    var ledger = InputLedger()
    _chrome = ledger.note(shared.chrome)
    _kitchen = ledger.note(shared.kitchen)
    _recipe = ledger.note(recipe, as: recipe.fingerprint)
    _targets = ledger.note(LinkTargets(links.targets, in: site))
    // Nobody opens a recipe from one that stands by itself.
    let hasParts = neighbours != nil && recipe.summary.usesRecipes
    let uses = hasParts ? recipe.summary.foods.analysis.nutrition.uses : []
    _parts = ledger.note(PartYields(uses, links.targets, in: site))
    _tags = ledger.note(
      site.tagNames(of: recipe.summary).map { PageLink(name: $0, page: site.taxon(.tags, named: $0)?.page) })
    _category = ledger.note(facts.category.flatMap { site.taxon(.categories, named: $0.name)?.page })
    _author = ledger.note(facts.author.flatMap { site.taxon(.authors, named: $0)?.page })
    _source = ledger.note(facts.source.flatMap { site.taxon(.sources, named: SourceCredit($0).name)?.page })
    _usedIn = ledger.note(neighbours.map { cards in site.shownUsers(of: index).map { cards[$0] } } ?? [])
    _related = ledger.note(neighbours.map { cards in links.related.map { cards[$0] } } ?? [])
    _cards = ledger.note(OfferedCards(site.configuration.cards))
    fingerprint = ledger.finish()
  }
}

/// What foods and ingredients are looked up in, and how much has to be known of a recipe.
package struct KitchenInputs: FileInputs {
  @Input package var foods: FoodBook
  /// Thousandths of a recipe's mass.
  @Input package var coverage: Int
  package let fingerprint: Fingerprint

  package init(_ site: Site) {
    var ledger = InputLedger()
    _foods = ledger.note(site.foods, as: site.knowledge)
    _coverage = ledger.note(site.configuration.nutrition.coverage)
    fingerprint = ledger.finish()
  }
}

/// Where the links of a recipe lead, by their destination as written (percent-decoded).
package struct LinkTargets: Sendable, Fingerprintable {
  package enum Target: Sendable {
    /// The path of a recipe's page.
    case recipe(String)
    /// The path of a free page.
    case page(String)
    /// The path of a file.
    case file(String)
  }

  private let targets: [String: Target]

  package init(_ targets: [String: LinkTarget], in site: Site) {
    self.targets = targets.mapValues { target in
      switch target {
      case .recipe(let index): .recipe(site.recipes[index].page)
      case .page(let path): .page(path)
      case .file(let path): .file(path)
      }
    }
  }

  package subscript(destination: String) -> Target? { targets[destination] }

  package func combine(into builder: inout FingerprintBuilder) {
    builder.combine(targets.count)
    for (destination, target) in targets.sorted(by: { $0.key < $1.key }) {
      builder.combine(destination)
      switch target {
      case .recipe(let path), .page(let path), .file(let path): builder.combine(path)
      }
    }
  }
}

/// What there is of the recipes that ingredients of another one are, by their destination as written (percent-decoded).
package struct PartYields: Sendable, Fingerprintable {
  private struct Part: Sendable {
    let yields: [Amount]
    /// Milligrams of all that it is made of, where the yields do not say how much of it is needed.
    var mass: Int?
  }

  private var parts: [String: Part] = [:]

  init(_ uses: [SubRecipeUse], _ targets: [String: LinkTarget], in site: Site) {
    for use in uses {
      guard case .local(let destination, _) = LinkDestination(use.link),
        case .recipe(let index) = targets[destination]
      else { continue }
      let recipe = site.recipes[index]
      var part = parts[destination] ?? Part(yields: recipe.summary.foods.analysis.nutrition.yields)
      if let amount = use.amount, (try? YieldMatch.factor(for: amount, of: part.yields)) == nil {
        part.mass = recipe.nutrition.mass
      }
      parts[destination] = part
    }
  }

  /// How often a recipe has to be made for an amount of it, as flattening says; `nil` where nobody knows.
  package func factor(for amount: Amount, of destination: String) -> Rational? {
    parts[destination].flatMap { try? YieldMatch.factor(for: amount, of: $0.yields, weighing: $0.mass) }
  }

  package func combine(into builder: inout FingerprintBuilder) {
    builder.combine(parts.count)
    for (destination, part) in parts.sorted(by: { $0.key < $1.key }) {
      builder.combine(destination)
      part.yields.combine(into: &builder)
      part.mass.combine(into: &builder)
    }
  }
}

/// A name and the page it leads to, where there is one.
package struct PageLink: Sendable, Fingerprintable {
  package let name: String
  package let page: String?

  package func combine(into builder: inout FingerprintBuilder) {
    builder.combine(name)
    builder.combine(page)
  }
}

/// Whether each recipe page offers its cook card, and on which paper.
package struct OfferedCards: Sendable, Fingerprintable {
  package let isOffered: Bool
  package let size: CardSize

  package init(_ cards: SiteConfiguration.Cards) {
    isOffered = cards.pdf
    size = cards.size
  }

  package func combine(into builder: inout FingerprintBuilder) {
    builder.combine(isOffered)
    builder.combine(size.rawValue)
  }
}

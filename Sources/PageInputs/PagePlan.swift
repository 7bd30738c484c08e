public import Concurrency
public import Fingerprints
internal import Foods
public import SitePlanning
public import Themes

/// Every file of a site with all it is made from: what is to be rendered, and where it goes.
public struct PagePlan: Sendable {
  /// Sorted by path.
  public private(set) var pages: [SitePage]
  package let site: Site
  /// Those with a plan, the oldest first.
  package let weeks: [PlannedWeek]
  private let inputs: Inputs
  /// Of the site's own edition.
  package let shared: SharedInputs
  /// Of each further one.
  private let further: [SharedInputs]
  /// Of all recipes, in their order.
  package let cards: [Shared<CardInputs>]

  /// What is known beside the site and its theme.
  public struct Inputs: Sendable {
    /// Share what can be done for each file by itself.
    public var workers = Workers.none
    /// Of the program, whose every version may make other bytes.
    public var program: Fingerprint
    /// Name and version of the program, as pages show it.
    public var generator: String
    /// Of what the site says of foods.
    public var foods = Fingerprint.unknown
    /// Of the site's pantry, staples and substitutions.
    public var cooking = Fingerprint.unknown
    /// Of what decides how needs become a list: the site's packs, staples and aisles.
    public var shopping = Fingerprint.unknown
    /// Shelves of the cook's own, in the order of lists.
    public var ownShelves: [String] = []
    /// Of the program that makes PDFs.
    public var printing = Fingerprint.unknown
    /// Pages of text, with what their links lead to.
    public var pages: [FreePage] = []
    /// Files of the content folder that are no recipes, by path, with the fingerprint of their content or signature.
    public var contentFiles: [String: Fingerprint] = [:]

    public init(program: Fingerprint, generator: String) {
      self.program = program
      self.generator = generator
    }
  }

  /// How many of a site's files are planned from the start.
  public enum Extent: Sendable {
    case all
    /// None; `page(at:)` plans those that somebody asks for.
    case onDemand
  }

  /// - Parameters:
  ///   - theme: in the site's own language.
  ///   - further: the theme in each further language of the interface.
  ///   - weeks: those with a plan, the oldest first.
  public init(
    _ site: Site, theme: Theme, further: [Theme] = [], weeks: [PlannedWeek] = [], inputs: Inputs, extent: Extent = .all
  ) {
    self.init(
      site, theme: theme, further: further, weeks: weeks, inputs: inputs,
      cards: inputs.workers.map(site.recipes, size: 256) { Shared(CardInputs($0, in: site)) }, extent: extent)
  }

  private init(
    _ site: Site, theme: Theme, further: [Theme], weeks: [PlannedWeek], inputs: Inputs, cards: [Shared<CardInputs>],
    extent: Extent
  ) {
    self.site = site
    self.weeks = weeks
    self.inputs = inputs
    self.cards = cards
    let all = ([theme] + further).enumerated().map { Edition($1.text, place: $0) }
    func inputsOfPages(_ theme: Theme, _ edition: Edition) -> SharedInputs {
      SharedInputs(site, theme: theme, edition: edition, of: all, weeks: weeks, inputs: inputs)
    }
    shared = inputsOfPages(theme, all[0])
    self.further = zip(further, all.dropFirst()).map(inputsOfPages)
    let planner = PagePlanner(site, editions: [shared] + self.further, cards: cards, weeks: weeks, inputs: inputs)
    pages = extent == .all ? planner.plan() : []
  }

  /// What pages of each edition have in common, the site's own first.
  package var editions: [SharedInputs] { [shared] + further }

  /// The plan of some of its files, chosen by their places.
  public func part(_ holds: (Int) -> Bool) -> PagePlan {
    var part = self
    part.pages = pages.indices.filter(holds).map { pages[$0] }
    return part
  }

  /// One file of the site, planned now; `nil` where the site has none of that path.
  public func page(at path: String) -> SitePage? {
    PagePlanner(site, editions: editions, cards: cards, weeks: weeks, inputs: inputs).page(at: path)
  }

  /// The plan of the same site with some other recipes, on demand.
  public func revised(_ revision: SiteRevision) -> PagePlan {
    var cards = cards
    for index in revision.changed { cards[index] = Shared(CardInputs(revision.site.recipes[index], in: revision.site)) }
    return PagePlan(
      revision.site, theme: shared.theme, further: further.map(\.theme), weeks: weeks, inputs: inputs, cards: cards,
      extent: .onDemand)
  }

  /// What pages would have in common with another theme, in the place of the site's own.
  package func sharedInputs(_ theme: Theme) -> SharedInputs {
    SharedInputs(site, theme: theme, edition: shared.edition, of: [shared.edition], weeks: weeks, inputs: inputs)
  }

  /// What a recipe shows by itself, on paper.
  package func recipeAlone(_ index: Int, _ shared: SharedInputs) -> RecipePageInputs {
    RecipePageInputs(index, of: site, shared, neighbours: nil)
  }

  /// What a recipe shows with the cards of its neighbours.
  package func recipe(_ index: Int, _ shared: SharedInputs) -> RecipePageInputs {
    RecipePageInputs(index, of: site, shared, neighbours: cards)
  }
}

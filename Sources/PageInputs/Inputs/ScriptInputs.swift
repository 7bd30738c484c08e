internal import Cookbook
package import Fingerprints
package import Foods
internal import Nutrition
internal import RecipeQueries
package import SitePlanning
package import Themes

/// The interface strings that scripts show.
package struct TextScriptInputs: FileInputs {
  @Input package var text: InterfaceText
  package let fingerprint: Fingerprint

  package init(_ shared: SharedInputs) {
    var ledger = InputLedger()
    _text = ledger.note(shared.theme.text, as: shared.theme.textFingerprint)
    fingerprint = ledger.finish()
  }
}

/// What scripts know of foods and units.
package struct KitchenScriptInputs: FileInputs {
  @Input package var foods: FoodBook
  /// Of the interface.
  @Input package var language: String
  /// Of the site's recipes, the site's own first, and of the interface.
  @Input package var languages: [String]
  /// Of the cook's own, in the order of lists.
  @Input package var ownShelves: [String]
  package let fingerprint: Fingerprint

  /// - Parameter plan: of the site's pantry, packs, staples and aisles.
  package init(_ site: Site, _ shared: SharedInputs, _ plan: PagePlan.Inputs) {
    var ledger = InputLedger()
    _ = ledger.note(plan.shopping)
    _ = ledger.note(plan.cooking)
    _ownShelves = ledger.note(plan.ownShelves)
    _foods = ledger.note(site.foods, as: site.knowledge)
    _language = ledger.note(shared.edition.language)
    _languages = ledger.note(site.languages(and: shared.edition.language))
    fingerprint = ledger.finish()
  }
}

/// What plans and shopping lists of the browser need of a recipe: it, and every recipe that is part of it.
package struct RecipeScriptInputs: FileInputs {
  /// A recipe by its source, and where its links to other recipes lead.
  package struct Part: Sendable, Fingerprintable {
    package let path: String
    package let links: [LocalLink]
    /// Paths of recipes, by destinations as written.
    package let targets: [String: String]
    /// Milligrams of all it is made of.
    package let mass: Int
    private let provisions: Fingerprint

    package init(_ index: Int, of site: Site) {
      let recipe = site.recipes[index]
      path = recipe.summary.path
      links = recipe.summary.links
      targets = site.links[index].targets.compactMapValues { target in
        if case .recipe(let other) = target { site.recipes[other].summary.path } else { nil }
      }
      mass = recipe.analysis.sum.mass
      provisions = recipe.provisions
    }

    /// The path of the recipe that a link leads to, as it stands in the recipe.
    package func recipe(at link: String) -> String? {
      guard case .local(let destination, _) = LinkDestination(link) else { return nil }
      return targets[destination]
    }

    package func combine(into builder: inout FingerprintBuilder) {
      builder.combine(path)
      builder.combine(mass)
      builder.combine(provisions)
      for (destination, target) in targets.sorted(by: { $0.key < $1.key }) {
        builder.combine(destination)
        builder.combine(target)
      }
    }
  }

  @Input package var recipe: SiteRecipe
  /// Itself first.
  @Input package var parts: [Part]
  /// Of the cook's own, in the order of lists.
  @Input package var ownShelves: [String]
  /// Of recipes that state none.
  @Input package var language: String
  package let fingerprint: Fingerprint

  /// - Parameter plan: of the site's packs, staples and aisles.
  package init(_ index: Int, of site: Site, _ shared: SharedInputs, _ plan: PagePlan.Inputs) {
    var ledger = InputLedger()
    _ = ledger.note(plan.shopping)
    _ = ledger.note(site.knowledge)
    _ownShelves = ledger.note(plan.ownShelves)
    _recipe = ledger.note(site.recipes[index])
    _parts = ledger.note(site.parts(of: index).map { Part($0, of: site) })
    _language = ledger.note(site.configuration.language)
    // Lists are in the language of the interface.
    _ = ledger.note(shared.edition.language)
    fingerprint = ledger.finish()
  }
}

/// A page that a script fills with what the browser keeps.
package struct ToolPageInputs: FileInputs {
  @Input package var chrome: Shared<SiteChrome>
  @Input package var tool: ToolPage
  /// How many recipes are archived, for the settings; no other page says it.
  @Input package var archived: Int?
  package let fingerprint: Fingerprint

  package init(_ tool: ToolPage, of site: Site, _ shared: SharedInputs) {
    var ledger = InputLedger()
    _chrome = ledger.note(shared.chrome)
    _tool = ledger.note(tool, as: Fingerprint(of: tool.rawValue))
    _archived = ledger.note(tool == .settings ? site.archived.count : nil)
    fingerprint = ledger.finish()
  }
}

/// What the site says of itself to home screens of phones.
package struct ManifestInputs: FileInputs {
  @Input package var title: String
  @Input package var description: String?
  @Input package var edition: Edition
  @Input package var text: InterfaceText
  /// The theme's.
  @Input package var paper: String?
  package let fingerprint: Fingerprint

  package init(_ configuration: SiteConfiguration, _ shared: SharedInputs) {
    var ledger = InputLedger()
    _title = ledger.note(configuration.title)
    _description = ledger.note(configuration.description)
    _edition = ledger.note(shared.edition)
    _text = ledger.note(shared.theme.text, as: shared.theme.textFingerprint)
    _paper = ledger.note(shared.theme.paper)
    fingerprint = ledger.finish()
  }
}

/// What the service worker keeps. Its version changes with every change of the texts the site is made from: browsers take
/// that for a new publication. It depends on nothing that differs from machine to machine, as the times of files do;
/// pictures are left out, which have names of their own.
package struct WorkerInputs: FileInputs {
  /// Tells one publication from the next.
  @Input package var version: String
  /// Paths of the files that are kept from the start, as seen from where the edition begins.
  @Input package var shell: [String]
  /// The way from there to the site's root.
  @Input package var root: String
  package let fingerprint: Fingerprint

  /// - Parameters:
  ///   - pages: all other files; those of recipes are told by the recipes.
  ///   - plan: of what the site says of foods, shopping and its pantry.
  package init(
    _ pages: [SitePage], of site: Site, _ shared: SharedInputs, weeks: [Shared<WeekInputs>], _ plan: PagePlan.Inputs
  ) {
    let theme = shared.theme
    var builder = FingerprintBuilder()
    builder.combine(shared.chrome.inputs.fingerprint)
    for knowledge in [plan.foods, plan.shopping, plan.cooking] { builder.combine(knowledge) }
    for template in PageTemplate.allCases { builder.combine(theme.fingerprint(of: template)) }
    builder.combine(theme.stylesheetFingerprint)
    for file in theme.publishedFiles {
      builder.combine(file.name)
      builder.combine(file.fingerprint)
    }
    for recipe in site.recipes {
      builder.combine(recipe.stem)
      builder.combine(recipe.summary.fingerprint)
      builder.combine(recipe.date?.text)
    }
    for week in weeks { builder.combine(week.inputs.fingerprint) }
    let own = pages.filter { $0.edition == shared.edition.place || $0.isCommon }
    for page in own { page.combineName(into: &builder) }
    let all = builder.finish()
    var ledger = InputLedger()
    _version = ledger.note(String(all.high, radix: 36) + String(all.low, radix: 36))
    let pieces = SearchPieceInputs.count(recipes: site.listed.count)
    let ways = SiteWays(edition: "", of: shared.edition)
    let shell = own.filter { $0.isShell(pieceCount: pieces) }.map {
      $0.isCommon ? ways.root + $0.path : String($0.path.dropFirst(shared.edition.folder.count))
    }
    _shell = ledger.note(shell.sorted())
    _root = ledger.note(ways.root)
    fingerprint = ledger.finish()
  }
}

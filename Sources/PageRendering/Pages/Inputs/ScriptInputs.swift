internal import Cookbook
internal import Fingerprints
internal import Foods
internal import RecipeQueries
internal import SitePlanning

/// The interface strings that scripts show.
struct TextScriptInputs: FileInputs {
  @Input var text: InterfaceText
  let fingerprint: Fingerprint

  init(_ theme: Theme) {
    var ledger = InputLedger()
    _text = ledger.note(theme.text, as: theme.textFingerprint)
    fingerprint = ledger.finish()
  }
}

/// What scripts know of foods and units.
struct KitchenScriptInputs: FileInputs {
  @Input var foods: FoodBook
  /// Of the site.
  @Input var language: String
  /// Of its recipes, its own first.
  @Input var languages: [String]
  let fingerprint: Fingerprint

  init(_ site: Site) {
    var ledger = InputLedger()
    _foods = ledger.note(site.foods, as: site.knowledge)
    _language = ledger.note(site.configuration.language)
    _languages = ledger.note(site.languages)
    fingerprint = ledger.finish()
  }
}

/// What plans and shopping lists of the browser need of a recipe: it, and every recipe that is part of it.
struct RecipeScriptInputs: FileInputs {
  /// A recipe by its source, and where its links to other recipes lead.
  struct Part: Sendable, Fingerprintable {
    let path: String
    let links: [LocalLink]
    /// Paths of recipes, by destinations as written.
    let targets: [String: String]
    private let source: Fingerprint

    init(_ index: Int, of site: Site) {
      let recipe = site.recipes[index]
      path = recipe.summary.path
      links = recipe.summary.links
      targets = site.links[index].targets.compactMapValues { target in
        if case .recipe(let other) = target { site.recipes[other].summary.path } else { nil }
      }
      source = recipe.sourceFingerprint
    }

    /// The path of the recipe that a link leads to, as it stands in the recipe.
    func recipe(at link: String) -> String? {
      guard case .local(let destination, _) = LinkDestination(link) else { return nil }
      return targets[destination]
    }

    func combine(into builder: inout FingerprintBuilder) {
      builder.combine(path)
      builder.combine(source)
      for (destination, target) in targets.sorted(by: { $0.key < $1.key }) {
        builder.combine(destination)
        builder.combine(target)
      }
    }
  }

  @Input var recipe: SiteRecipe
  /// Itself first.
  @Input var parts: [Part]
  @Input var foods: FoodBook
  /// Of the site.
  @Input var language: String
  let fingerprint: Fingerprint

  /// - Parameter shopping: of the site's packs and staples.
  init(_ index: Int, of site: Site, shopping: Fingerprint) {
    var ledger = InputLedger()
    _ = ledger.note(shopping)
    _recipe = ledger.note(site.recipes[index])
    _parts = ledger.note(site.parts(of: index).map { Part($0, of: site) })
    _foods = ledger.note(site.foods, as: site.knowledge)
    _language = ledger.note(site.configuration.language)
    fingerprint = ledger.finish()
  }
}

/// A page that a script fills with what the browser keeps.
struct ToolPageInputs: FileInputs {
  @Input var chrome: Shared<SiteChrome>
  @Input var tool: ToolPage
  let fingerprint: Fingerprint

  init(_ tool: ToolPage, _ shared: SharedInputs) {
    var ledger = InputLedger()
    _chrome = ledger.note(shared.chrome)
    _tool = ledger.note(tool, as: Fingerprint(of: tool.rawValue))
    fingerprint = ledger.finish()
  }
}

/// What the site says of itself to home screens of phones.
struct ManifestInputs: FileInputs {
  @Input var title: String
  @Input var description: String?
  @Input var language: String
  @Input var text: InterfaceText
  let fingerprint: Fingerprint

  init(_ configuration: SiteConfiguration, theme: Theme) {
    var ledger = InputLedger()
    _title = ledger.note(configuration.title)
    _description = ledger.note(configuration.description)
    _language = ledger.note(configuration.language)
    _text = ledger.note(theme.text, as: theme.textFingerprint)
    fingerprint = ledger.finish()
  }
}

/// What the service worker keeps. Its version changes with every change of the texts the site is made from: browsers take
/// that for a new publication. It depends on nothing that differs from machine to machine, as the times of files do;
/// pictures are left out, which have names of their own.
struct WorkerInputs: FileInputs {
  /// Tells one publication from the next.
  @Input var version: String
  /// Paths of the files that are kept from the start.
  @Input var shell: [String]
  let fingerprint: Fingerprint

  /// - Parameters:
  ///   - foods: of what the site says of foods.
  ///   - pages: all other files.
  init(
    _ pages: [SitePage], of site: Site, theme: Theme, _ shared: SharedInputs, weeks: [Shared<WeekInputs>],
    foods: Fingerprint
  ) {
    var builder = FingerprintBuilder()
    builder.combine(shared.chrome.inputs.fingerprint)
    builder.combine(foods)
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
    for page in pages { builder.combine(page.path) }
    let all = builder.finish()
    var ledger = InputLedger()
    _version = ledger.note(String(all.high, radix: 36) + String(all.low, radix: 36))
    let pieces = SearchPieceInputs.count(recipes: site.listed.count)
    _shell = ledger.note(pages.filter { $0.content.isShell(pieceCount: pieces) }.map(\.path).sorted())
    fingerprint = ledger.finish()
  }
}

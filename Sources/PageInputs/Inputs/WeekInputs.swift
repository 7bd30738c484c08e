package import Cookbook
package import Fingerprints
internal import MealPlanning
package import SitePlanning

/// A week's plan, what it provides, and where the pages of its recipes are.
package struct WeekInputs: FileInputs {
  @Input package var report: WeekReport
  @Input package var pages: RecipePages
  package let fingerprint: Fingerprint

  package init(_ week: PlannedWeek, of site: Site) {
    var ledger = InputLedger()
    _report = ledger.note(week.report)
    _pages = ledger.note(RecipePages(of: week, in: site))
    fingerprint = ledger.finish()
  }

  package var week: ISOWeek { report.week }
}

/// The pages of recipes, by the paths of the recipes below the content folder.
package struct RecipePages: Sendable, Fingerprintable {
  private let pages: [String: String]

  /// Of the recipes that a week eats or shops for.
  package init(of week: PlannedWeek, in site: Site) {
    var pages: [String: String] = [:]
    for index in week.listRecipes { pages[site.recipes[index].summary.path] = site.recipes[index].page }
    for case .recipe(let path, _) in week.report.entries.lazy.map(\.dish) {
      pages[path] = site.recipeByPath[path].map { site.recipes[$0].page }
    }
    self.pages = pages
  }

  package subscript(path: String) -> String? { pages[path] }

  package func combine(into builder: inout FingerprintBuilder) {
    builder.combine(pages.count)
    for (path, page) in pages.sorted(by: { $0.key < $1.key }) {
      builder.combine(path)
      builder.combine(page)
    }
  }
}

/// What the page of a week shows, which leads to its neighbours and names what they provide.
package struct WeekPageInputs: FileInputs {
  @Input package var chrome: Shared<SiteChrome>
  @Input package var week: Shared<WeekInputs>
  @Input package var earlier: Shared<WeekInputs>?
  @Input package var later: Shared<WeekInputs>?
  @Input package var list: WeekListInputs
  package let fingerprint: Fingerprint

  package init(_ index: Int, of weeks: [Shared<WeekInputs>], list: Fingerprint, _ shared: SharedInputs) {
    var ledger = InputLedger()
    _chrome = ledger.note(shared.chrome)
    _week = ledger.note(weeks[index])
    _earlier = ledger.note(index > 0 ? weeks[index - 1] : nil)
    _later = ledger.note(index + 1 < weeks.count ? weeks[index + 1] : nil)
    _list = ledger.note(WeekListInputs(week: index, fingerprint: list))
    fingerprint = ledger.finish()
  }
}

/// What the JSON of a week holds, and its shopping list as text.
package struct WeekFileInputs: FileInputs {
  @Input package var chrome: Shared<SiteChrome>
  @Input package var week: Shared<WeekInputs>
  @Input package var list: WeekListInputs
  package let fingerprint: Fingerprint

  package init(_ index: Int, of weeks: [Shared<WeekInputs>], list: Fingerprint, _ shared: SharedInputs) {
    var ledger = InputLedger()
    _chrome = ledger.note(shared.chrome)
    _week = ledger.note(weeks[index])
    _list = ledger.note(WeekListInputs(week: index, fingerprint: list))
    fingerprint = ledger.finish()
  }
}

/// The shopping list of a week, which is made when a file that shows it is.
package struct WeekListInputs: FileInputs {
  /// The place of the week among those of the site, by which its list is asked for.
  package let week: Int
  /// Of everything the list is made of.
  package let fingerprint: Fingerprint
}

/// Which weeks have a published plan.
package struct WeekNamesInputs: FileInputs {
  @Input package var names: [String]
  package let fingerprint: Fingerprint

  package init(_ weeks: [Shared<WeekInputs>]) {
    var ledger = InputLedger()
    _names = ledger.note(weeks.map(\.inputs.week.text))
    fingerprint = ledger.finish()
  }
}

/// What the page shows that lists all weeks.
package struct PlansPageInputs: FileInputs {
  @Input package var chrome: Shared<SiteChrome>
  @Input package var weeks: [Shared<WeekInputs>]
  package let fingerprint: Fingerprint

  package init(_ weeks: [Shared<WeekInputs>], _ shared: SharedInputs) {
    var ledger = InputLedger()
    _chrome = ledger.note(shared.chrome)
    _weeks = ledger.note(weeks)
    fingerprint = ledger.finish()
  }
}

internal import Concurrency
package import Cookbook
package import Fingerprints
internal import Foods
package import PictureFiles
package import SitePlanning

/// What a file of the static JSON of the whole collection holds.
package struct CatalogueInputs: FileInputs {
  /// How many recipes a file holds; most sites have one file.
  static let size = 5_000

  @Input package var title: String
  @Input package var language: String
  @Input package var recipes: [SiteRecipe]
  /// The path of the file with the recipes that follow; `nil` in the last one.
  @Input package var next: String?
  /// Has the names of their tags.
  @Input private var site: Site
  package let fingerprint: Fingerprint

  /// - Parameter number: of the file, from 0.
  init(_ number: Int, of site: Site) {
    let start = number * Self.size
    let end = min(start + Self.size, site.recipes.count)
    var ledger = InputLedger()
    _title = ledger.note(site.configuration.title)
    _language = ledger.note(site.configuration.language)
    _recipes = ledger.note(Array(site.recipes[start..<end]))
    _next = ledger.note(end < site.recipes.count ? Self.path(number + 1) : nil)
    var names = FingerprintBuilder()
    names.combine(list: site.tags.map(\.name))
    _site = ledger.note(site, as: names.finish())
    fingerprint = ledger.finish()
  }

  /// The tags of a recipe as pages name them.
  package func tags(of recipe: SiteRecipe) -> [String] { site.tagNames(of: recipe.summary) }

  /// How many files a site has; one without recipes has one, too.
  static func count(of site: Site) -> Int { max(1, (site.recipes.count + size - 1) / size) }

  static func path(_ number: Int) -> String { number == 0 ? "recipes.json" : "recipes-\(number + 1).json" }
}

/// What the feeds say.
package struct FeedInputs: FileInputs {
  @Input package var title: String
  @Input package var description: String?
  @Input package var author: String?
  @Input package var language: String
  @Input package var baseURL: String
  @Input package var items: [FeedItem]
  package let fingerprint: Fingerprint

  package init(_ items: [FeedItem], of configuration: SiteConfiguration, baseURL: String) {
    var ledger = InputLedger()
    _title = ledger.note(configuration.title)
    _description = ledger.note(configuration.description)
    _author = ledger.note(configuration.author)
    _language = ledger.note(configuration.language)
    _baseURL = ledger.note(baseURL)
    _items = ledger.note(items)
    fingerprint = ledger.finish()
  }
}

/// What is said to those who search the web.
package struct RobotsInputs: FileInputs {
  @Input package var baseURL: String?
  package let fingerprint: Fingerprint

  package init(baseURL: String?) {
    var ledger = InputLedger()
    _baseURL = ledger.note(baseURL)
    fingerprint = ledger.finish()
  }
}

/// What files say of the site as a whole, to browsers and home screens.
package struct SiteFileInputs: FileInputs {
  @Input package var title: String
  @Input package var description: String?
  @Input package var language: String
  @Input package var baseURL: String?
  package let fingerprint: Fingerprint

  package init(_ configuration: SiteConfiguration) {
    var ledger = InputLedger()
    _title = ledger.note(configuration.title)
    _description = ledger.note(configuration.description)
    _language = ledger.note(configuration.language)
    _baseURL = ledger.note(configuration.baseURL)
    fingerprint = ledger.finish()
  }
}

/// What a sitemap lists: pages, and the dates of recipes.
package struct SitemapInputs: FileInputs {
  /// A page that search engines are told of.
  package struct Entry: FileInputs {
    @Input package var path: String
    @Input package var date: CalendarDate?
    package let fingerprint: Fingerprint

    init(_ page: SitePage) {
      var ledger = InputLedger()
      _path = ledger.note(page.path)
      _date = ledger.note(page.recipeDate)
      fingerprint = ledger.finish()
    }
  }

  @Input package var baseURL: String
  @Input package var entries: EntriesOnDemand<Entry>
  package let fingerprint: Fingerprint

  init(_ pages: [SitePage], baseURL: String, workers: Workers) {
    var ledger = InputLedger()
    _baseURL = ledger.note(baseURL)
    _entries = ledger.note(EntriesOnDemand(pages.indices, workers: workers) { Entry(pages[$0]) })
    fingerprint = ledger.finish()
  }
}

/// What an index of several sitemaps lists.
package struct SitemapIndexInputs: FileInputs {
  @Input package var baseURL: String
  @Input package var partCount: Int
  package let fingerprint: Fingerprint

  package init(partCount: Int, baseURL: String) {
    var ledger = InputLedger()
    _baseURL = ledger.note(baseURL)
    _partCount = ledger.note(partCount)
    fingerprint = ledger.finish()
  }
}

/// A file of the theme or of the collection, published as it is.
package struct CopyInputs: FileInputs {
  /// The name in the theme, or the path in the collection.
  @Input package var name: String
  package let fingerprint: Fingerprint

  /// - Parameter content: of its content or signature.
  package init(_ name: String, content: Fingerprint) {
    var ledger = InputLedger()
    _name = ledger.note(name)
    _ = ledger.note(content)
    fingerprint = ledger.finish()
  }
}

/// One size of a picture in one encoding.
package struct ResizedPictureInputs: FileInputs {
  /// Of the content of the picture it was made from.
  @Input package var content: Fingerprint
  /// The longest side that was asked for.
  @Input package var bound: Int
  @Input package var encoding: PictureEncoding
  package let fingerprint: Fingerprint

  /// Every file of a picture, with its path.
  package static func all(of set: PictureSet) -> [(path: String, inputs: ResizedPictureInputs)] {
    set.sizes.flatMap { size in
      PictureEncoding.allCases.map { encoding in
        (set.path(size, ending: encoding.ending), ResizedPictureInputs(size, encoding, of: set))
      }
    }
  }

  private init(_ size: PictureSet.Size, _ encoding: PictureEncoding, of set: PictureSet) {
    var ledger = InputLedger()
    _content = ledger.note(set.content)
    _bound = ledger.note(size.bound)
    _encoding = ledger.note(encoding, as: Fingerprint(of: encoding.rawValue))
    fingerprint = ledger.finish()
  }
}

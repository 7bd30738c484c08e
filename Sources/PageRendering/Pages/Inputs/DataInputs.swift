internal import Cookbook
internal import Fingerprints
internal import Foods
internal import PictureFiles
internal import SitePlanning

/// What the static JSON of the whole collection holds.
struct CatalogueInputs: FileInputs {
  @Input var title: String
  @Input var language: String
  @Input var recipes: [SiteRecipe]
  let fingerprint: Fingerprint

  init(_ site: Site) {
    var ledger = InputLedger()
    _title = ledger.note(site.configuration.title)
    _language = ledger.note(site.configuration.language)
    _recipes = ledger.note(site.recipes)
    fingerprint = ledger.finish()
  }
}

/// What the feeds say.
struct FeedInputs: FileInputs {
  @Input var title: String
  @Input var description: String?
  @Input var author: String?
  @Input var language: String
  @Input var baseURL: String
  @Input var items: [FeedItem]
  let fingerprint: Fingerprint

  init(_ items: [FeedItem], of configuration: SiteConfiguration, baseURL: String) {
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
struct RobotsInputs: FileInputs {
  @Input var baseURL: String?
  let fingerprint: Fingerprint

  init(baseURL: String?) {
    var ledger = InputLedger()
    _baseURL = ledger.note(baseURL)
    fingerprint = ledger.finish()
  }
}

/// What files say of the site as a whole, to browsers and home screens.
struct SiteFileInputs: FileInputs {
  @Input var title: String
  @Input var description: String?
  @Input var language: String
  @Input var baseURL: String?
  let fingerprint: Fingerprint

  init(_ configuration: SiteConfiguration) {
    var ledger = InputLedger()
    _title = ledger.note(configuration.title)
    _description = ledger.note(configuration.description)
    _language = ledger.note(configuration.language)
    _baseURL = ledger.note(configuration.baseURL)
    fingerprint = ledger.finish()
  }
}

/// What a sitemap lists: pages, and the dates of recipes.
struct SitemapInputs: FileInputs {
  struct Entry: Sendable, Fingerprintable {
    let path: String
    let date: CalendarDate?

    func combine(into builder: inout FingerprintBuilder) {
      builder.combine(path)
      builder.combine(date?.text)
    }
  }

  @Input var baseURL: String
  @Input var entries: [Entry]
  let fingerprint: Fingerprint

  init(_ entries: [Entry], baseURL: String) {
    var ledger = InputLedger()
    _baseURL = ledger.note(baseURL)
    _entries = ledger.note(entries)
    fingerprint = ledger.finish()
  }
}

/// What an index of several sitemaps lists.
struct SitemapIndexInputs: FileInputs {
  @Input var baseURL: String
  @Input var partCount: Int
  let fingerprint: Fingerprint

  init(partCount: Int, baseURL: String) {
    var ledger = InputLedger()
    _baseURL = ledger.note(baseURL)
    _partCount = ledger.note(partCount)
    fingerprint = ledger.finish()
  }
}

/// A file of the theme or of the collection, published as it is.
struct CopyInputs: FileInputs {
  /// The name in the theme, or the path in the collection.
  @Input var name: String
  let fingerprint: Fingerprint

  /// - Parameter content: of its content or signature.
  init(_ name: String, content: Fingerprint) {
    var ledger = InputLedger()
    _name = ledger.note(name)
    _ = ledger.note(content)
    fingerprint = ledger.finish()
  }
}

/// One size of a picture in one encoding.
struct ResizedPictureInputs: FileInputs {
  /// Of the content of the picture it was made from.
  @Input var content: Fingerprint
  /// The longest side that was asked for.
  @Input var bound: Int
  @Input var encoding: PictureEncoding
  let fingerprint: Fingerprint

  /// Every file of a picture, with its path.
  static func all(of set: PictureSet) -> [(path: String, inputs: ResizedPictureInputs)] {
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

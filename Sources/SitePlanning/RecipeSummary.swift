public import Cookbook
public import Fingerprints
internal import Nutrition
public import SourceText

/// What lists, indexes, feeds and neighbours need to know of a recipe, without its text.
///
/// Summaries are kept between builds, so that one changed recipe does not make all others be read again.
public struct RecipeSummary: Sendable, Hashable {
  fileprivate struct Fields: Hashable {
    let lead: String?
    let tags: [String]
    let facts: RecipeFacts
    let ingredientNames: [String]
    let links: [LocalLink]
    var foods: RecipeFoods
  }

  /// What planning does not ask every recipe for.
  final class Details: Sendable {
    fileprivate let fields: Fields

    fileprivate init(_ fields: Fields) { self.fields = fields }
  }

  /// What planning asks every recipe for; it stays in memory.
  struct Head: Sendable {
    var path: String
    let title: String
    let fingerprint: Fingerprint
    let provisions: Fingerprint
    let language: String?
    let image: String?
    let date: CalendarDate?
    let isFavourite: Bool
    let isArchived: Bool
    let hasLinks: Bool
    var usesRecipes: Bool
  }

  /// Copies share one place in memory, since a site is planned in several steps that each hold all of them.
  final class Box: Sendable {
    /// Where the details are.
    enum Place: Sendable {
      case here(Details)
      case away(@Sendable () -> RecipeSummary)
    }

    let head: Head
    let place: Place

    init(_ head: Head, _ place: Place) {
      self.head = head
      self.place = place
    }
  }

  private var box: Box

  var details: Details {
    switch box.place {
    case .here(let details): details
    case .away(let read): RecentDetails.shared.details(of: box, read)
    }
  }

  /// The path of the source below the content folder; for the second and later recipes of a JSON file followed by `#`
  /// and what tells it from the others.
  public var path: String { box.head.path }
  /// Plain text.
  public var title: String { box.head.title }
  /// The first paragraph of the description as plain text, cut at 300 characters; `nil` when there is none.
  public var lead: String? { details.fields.lead }
  public var tags: [String] { details.fields.tags }
  public var facts: RecipeFacts { details.fields.facts }
  /// Plain names up to the first comma, in the author's order, each once.
  public var ingredientNames: [String] { details.fields.ingredientNames }
  public var links: [LocalLink] { box.head.hasLinks ? details.fields.links : [] }
  /// Of the source's bytes.
  public var fingerprint: Fingerprint { box.head.fingerprint }
  /// Of the source without its steps, where they decide nothing that stands above them; otherwise of all of it.
  public var provisions: Fingerprint { box.head.provisions }
  /// What foods say about the recipe.
  public var foods: RecipeFoods {
    get { details.fields.foods }
    set {
      var fields = details.fields
      fields.foods = newValue
      var head = box.head
      head.usesRecipes = !newValue.analysis.nutrition.uses.isEmpty
      box = Box(head, .here(Details(fields)))
    }
  }

  public init(
    path: String, title: String, lead: String?, tags: [String], facts: RecipeFacts, ingredientNames: [String],
    links: [LocalLink], fingerprint: Fingerprint, provisions: Fingerprint, foods: RecipeFoods = .unknown
  ) {
    let head = Head(
      path: path, title: title, fingerprint: fingerprint, provisions: provisions, language: facts.language,
      image: facts.image, date: facts.date, isFavourite: facts.isFavourite, isArchived: facts.isArchived,
      hasLinks: !links.isEmpty, usesRecipes: !foods.analysis.nutrition.uses.isEmpty)
    let fields = Fields(
      lead: lead, tags: tags, facts: facts, ingredientNames: ingredientNames, links: links, foods: foods)
    box = Box(head, .here(Details(fields)))
  }

  // MARK: What planning asks every recipe for, as `facts` and `foods` say it

  /// BCP 47 tag; `nil` where nothing states or tells it.
  public var language: String? { box.head.language }
  /// As the author names it.
  public var image: String? { box.head.image }
  public var date: CalendarDate? { box.head.date }
  public var isFavourite: Bool { box.head.isFavourite }
  public var isArchived: Bool { box.head.isArchived }
  /// Whether some ingredient is made by another recipe.
  public var usesRecipes: Bool { box.head.usesRecipes }

  /// The same, of which only what planning asks every recipe for stays in memory; the rest is read when somebody asks for it.
  ///
  /// - Parameter read: gives the same summary, from wherever it is kept.
  public func resting(path: String, _ read: @escaping @Sendable () -> RecipeSummary) -> RecipeSummary {
    var copy = self
    var head = box.head
    head.path = path
    copy.box = Box(head, .away(read))
    return copy
  }

  public static func == (left: RecipeSummary, right: RecipeSummary) -> Bool {
    left.box === right.box
      || (left.path == right.path && left.title == right.title && left.fingerprint == right.fingerprint
        && left.provisions == right.provisions && left.details.fields == right.details.fields)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(path)
    hasher.combine(fingerprint)
  }
}

/// A link of a recipe to something inside the collection, and where it stands.
public struct LocalLink: Sendable, Hashable {
  public enum Kind: UInt8, Sendable {
    case subRecipe, text, image
    /// That of the page, which stands nowhere in its texts.
    case picture
  }

  public var kind: Kind
  /// Percent-decoded, without query and fragment, relative to the recipe's own file.
  public var destination: String
  public var position: SourcePosition
  public var excerpt: Diagnostic.Excerpt

  /// Whether a picture is shown and nothing opened.
  var isPicture: Bool { kind == .image || kind == .picture }

  public init(kind: Kind, destination: String, position: SourcePosition, excerpt: Diagnostic.Excerpt) {
    self.kind = kind
    self.destination = destination
    self.position = position
    self.excerpt = excerpt
  }
}

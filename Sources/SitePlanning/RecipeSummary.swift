public import Cookbook
public import Fingerprints
public import SourceText

/// What lists, indexes, feeds and neighbours need to know of a recipe, without its text.
///
/// Summaries are kept between builds, so that one changed recipe does not make all others be read again.
public struct RecipeSummary: Sendable, Hashable {
  private struct Fields: Hashable {
    let path: String
    let title: String
    let lead: String?
    let tags: [String]
    let facts: RecipeFacts
    let ingredientNames: [String]
    let links: [LocalLink]
    let fingerprint: Fingerprint
    let provisions: Fingerprint
    var foods: RecipeFoods
  }

  /// Copies share one place in memory, since a site is planned in several steps that each hold all of them.
  private final class Box: Sendable {
    let fields: Fields

    init(_ fields: Fields) {
      self.fields = fields
    }
  }

  private var box: Box

  /// The path of the source below the content folder; for the second and later recipes of a JSON file followed by `#`
  /// and what tells it from the others.
  public var path: String { box.fields.path }
  /// Plain text.
  public var title: String { box.fields.title }
  /// The first paragraph of the description as plain text, cut at 300 characters; `nil` when there is none.
  public var lead: String? { box.fields.lead }
  public var tags: [String] { box.fields.tags }
  public var facts: RecipeFacts { box.fields.facts }
  /// Plain names up to the first comma, in the author's order, each once.
  public var ingredientNames: [String] { box.fields.ingredientNames }
  public var links: [LocalLink] { box.fields.links }
  /// Of the source's bytes.
  public var fingerprint: Fingerprint { box.fields.fingerprint }
  /// Of the source without its steps, where they decide nothing that stands above them; otherwise of all of it.
  public var provisions: Fingerprint { box.fields.provisions }
  /// What foods say about the recipe.
  public var foods: RecipeFoods {
    get { box.fields.foods }
    set {
      var fields = box.fields
      fields.foods = newValue
      box = Box(fields)
    }
  }

  public init(
    path: String, title: String, lead: String?, tags: [String], facts: RecipeFacts, ingredientNames: [String],
    links: [LocalLink], fingerprint: Fingerprint, provisions: Fingerprint, foods: RecipeFoods = .unknown
  ) {
    box = Box(
      Fields(
        path: path, title: title, lead: lead, tags: tags, facts: facts, ingredientNames: ingredientNames,
        links: links, fingerprint: fingerprint, provisions: provisions, foods: foods))
  }

  public static func == (left: RecipeSummary, right: RecipeSummary) -> Bool {
    left.box === right.box || left.box.fields == right.box.fields
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(box.fields) }
}

/// A link of a recipe to something inside the collection, and where it stands.
public struct LocalLink: Sendable, Hashable {
  public enum Kind: UInt8, Sendable {
    case subRecipe, text, image
  }

  public var kind: Kind
  /// Percent-decoded, without query and fragment, relative to the recipe's own file.
  public var destination: String
  public var position: SourcePosition
  public var excerpt: Diagnostic.Excerpt

  public init(kind: Kind, destination: String, position: SourcePosition, excerpt: Diagnostic.Excerpt) {
    self.kind = kind
    self.destination = destination
    self.position = position
    self.excerpt = excerpt
  }
}

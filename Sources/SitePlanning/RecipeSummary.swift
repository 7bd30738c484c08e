public import Cookbook
public import Fingerprints
public import SourceText

/// What lists, indexes, feeds and neighbours need to know of a recipe, without its text.
///
/// Summaries are kept between builds, so that one changed recipe does not make all others be read again.
public struct RecipeSummary: Sendable, Hashable {
  /// The path of the source below the content folder; for the second and later recipes of a JSON file followed by `#`
  /// and what tells it from the others.
  public var path: String
  /// Plain text.
  public var title: String
  /// The first paragraph of the description as plain text, cut at 300 characters; `nil` when there is none.
  public var lead: String?
  public var tags: [String]
  public var facts: RecipeFacts
  /// Plain names up to the first comma, in the author's order, each once.
  public var ingredientNames: [String]
  public var links: [LocalLink]
  /// Of the source's bytes.
  public var fingerprint: Fingerprint
  /// Of the source without its steps, where they decide nothing that stands above them; otherwise of all of it.
  public var provisions: Fingerprint
  /// What foods say about the recipe.
  public var foods: RecipeFoods

  public init(
    path: String, title: String, lead: String?, tags: [String], facts: RecipeFacts, ingredientNames: [String],
    links: [LocalLink], fingerprint: Fingerprint, provisions: Fingerprint, foods: RecipeFoods = .unknown
  ) {
    self.path = path
    self.title = title
    self.lead = lead
    self.tags = tags
    self.facts = facts
    self.ingredientNames = ingredientNames
    self.links = links
    self.fingerprint = fingerprint
    self.provisions = provisions
    self.foods = foods
  }
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

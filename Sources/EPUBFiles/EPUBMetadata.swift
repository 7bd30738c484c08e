/// What a publication says about itself.
///
/// Source: EPUB 3.3 §5.5 (W3C Recommendation), Dublin Core terms.
public struct EPUBMetadata: Hashable, Sendable {
  public var identifier: EPUBIdentifier
  /// Not empty.
  public var title: String
  public var subtitle: String?
  /// BCP 47 tags, the main language first; not empty.
  public var languages: [String]
  /// When the publication last changed, as `YYYY-MM-DDThh:mm:ssZ`; handed in, since no clock is read.
  public var modified: String
  public var creators: [String] = []
  public var description: String?
  public var publisher: String?
  /// `YYYY`, `YYYY-MM` or `YYYY-MM-DD`.
  public var date: String?
  public var rights: String?
  public var subjects: [String] = []
  /// The program that made it.
  public var generator: String?
  public var accessibility: EPUBAccessibility

  public init(
    identifier: EPUBIdentifier = .content, title: String, subtitle: String? = nil, languages: [String],
    modified: String, accessibility: EPUBAccessibility
  ) {
    self.identifier = identifier
    self.title = title
    self.subtitle = subtitle
    self.languages = languages
    self.modified = modified
    self.accessibility = accessibility
  }
}

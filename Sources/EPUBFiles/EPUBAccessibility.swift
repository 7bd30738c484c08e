/// What readers who cannot see, hear or hold a book have to know beforehand.
///
/// Source: EPUB Accessibility 1.1 §2 and the W3C's Schema.org Accessibility Properties for Discoverability Vocabulary,
/// whose words these are.
public struct EPUBAccessibility: Hashable, Sendable {
  /// Senses the content needs: `textual`, `visual` …
  public var accessModes: [String]
  /// Sets of modes each of which is enough to read everything: `textual`, `textual,visual`.
  public var sufficientAccessModes: [String]
  /// `tableOfContents`, `readingOrder`, `alternativeText`, `pageNavigation` …
  public var features: [String]
  /// `none`, or `flashing`, `sound` …
  public var hazards: [String]
  /// A few sentences, in the publication's language.
  public var summary: String
  /// A claim that somebody checked: the title of the standard, as in `EPUB Accessibility 1.1 - WCAG 2.2 Level AA`, and
  /// who certifies it. EPUB Accessibility 1.1 §4 asks for an evaluation, which no program can make alone.
  public var conformance: Conformance?

  public struct Conformance: Hashable, Sendable {
    public var standard: String
    public var certifier: String

    public init(standard: String, certifier: String) {
      self.standard = standard
      self.certifier = certifier
    }
  }

  public init(
    accessModes: [String], sufficientAccessModes: [String], features: [String], hazards: [String] = ["none"],
    summary: String, conformance: Conformance? = nil
  ) {
    self.accessModes = accessModes
    self.sufficientAccessModes = sufficientAccessModes
    self.features = features
    self.hazards = hazards
    self.summary = summary
    self.conformance = conformance
  }
}

/// The ways into a publication: the navigation document's lists (EPUB 3.3 §7).
public struct EPUBNavigation: Hashable, Sendable {
  /// A line of the table of contents, with those below it.
  public struct Point: Hashable, Sendable {
    public var label: String
    /// Of the label, where it is not the publication's: BCP 47.
    public var language: String?
    /// A document's path, with a fragment where it leads into it; `nil` for a heading that leads nowhere itself, which
    /// needs points below it.
    public var target: String?
    public var points: [Point]

    public init(_ label: String, language: String? = nil, target: String?, points: [Point] = []) {
      self.label = label
      self.language = language
      self.target = target
      self.points = points
    }
  }

  /// A part that reading systems know by its kind, such as `cover`, `bodymatter` or `index`.
  public struct Landmark: Hashable, Sendable {
    /// A term of the Structural Semantics Vocabulary 1.1.
    public var kind: String
    public var label: String
    public var target: String

    public init(kind: String, label: String, target: String) {
      self.kind = kind
      self.label = label
      self.target = target
    }
  }

  /// Where a page of the printed book begins.
  public struct Page: Hashable, Sendable {
    public var label: String
    public var target: String

    public init(label: String, target: String) {
      self.label = label
      self.target = target
    }
  }

  /// Headings of the three lists, in the publication's language.
  public struct Headings: Hashable, Sendable {
    public var contents: String
    public var landmarks: String
    public var pages: String

    public init(contents: String, landmarks: String, pages: String) {
      self.contents = contents
      self.landmarks = landmarks
      self.pages = pages
    }
  }

  public var headings: Headings
  /// Not empty.
  public var contents: [Point]
  public var landmarks: [Landmark]
  /// In reading order; empty where there is no printed book.
  public var pages: [Page]
  /// How many documents are read before the table of contents; `nil` keeps it out of the reading order.
  public var place: Int?
  /// Path of a style sheet for it.
  public var styleSheet: String?

  public init(
    headings: Headings, contents: [Point], landmarks: [Landmark] = [], pages: [Page] = [], place: Int? = nil,
    styleSheet: String? = nil
  ) {
    self.headings = headings
    self.contents = contents
    self.landmarks = landmarks
    self.pages = pages
    self.place = place
    self.styleSheet = styleSheet
  }
}

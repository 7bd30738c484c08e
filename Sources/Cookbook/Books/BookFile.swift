/// What a person wrote about a book: its title, its chapters, and what stands in them.
public struct BookFile: Sendable, Hashable {
  /// The path of the file as its links see it: below the content folder, with `/` between its parts.
  public var path: String
  /// Plain text; `nil` where the file has no level-one heading.
  public var title: String?
  public var subtitle: String?
  public var author: String?
  /// A BCP 47 tag.
  public var language: String?
  public var layout: BookLayout?
  public var pictures: BookPictureChoice?
  /// What stands before the first chapter, such as a foreword.
  public var opening: [Entry]
  public var chapters: [Chapter]

  /// What stands under one heading.
  public struct Chapter: Sendable, Hashable {
    /// Plain text.
    public var title: String
    public var entries: [Entry]

    public init(title: String, entries: [Entry] = []) {
      self.title = title
      self.entries = entries
    }
  }

  /// A paragraph, or a line of a list.
  public struct Entry: Sendable, Hashable {
    public enum Kind: Sendable, Hashable {
      /// Markdown with one or more blocks.
      case prose(String)
      /// A recipe, or a page of prose; percent-decoded, without query and fragment.
      case link(title: String, destination: String)
      /// A recipe by what people call it.
      case name(String)
      /// Every recipe of a group that has no place in the book yet.
      case group(BookGroup, name: String)
      /// Every recipe that has no place in the book yet.
      case others
    }

    public var kind: Kind
    /// Where it stands in the file, in bytes.
    public var range: Range<Int>

    public init(_ kind: Kind, range: Range<Int>) {
      self.kind = kind
      self.range = range
    }
  }

  public init(path: String, title: String? = nil, opening: [Entry] = [], chapters: [Chapter] = []) {
    self.path = path
    self.title = title
    self.opening = opening
    self.chapters = chapters
  }
}

/// What recipes can be taken into a book by.
public enum BookGroup: String, Sendable, Hashable, CaseIterable {
  case tag, category, author, source
}

/// How recipes follow one another in a printed book.
public enum BookLayout: String, Sendable, Hashable, CaseIterable {
  /// Each recipe starts on a new page.
  case pages
  /// A recipe starts below the one before it where there is room.
  case flowing
}

/// What recipes of a book show beside their words.
public enum BookPictureChoice: String, Sendable, Hashable, CaseIterable {
  /// The picture its author took; a recipe without one shows none.
  case photos
  /// That, and the drawn cover of a recipe without one.
  case covers
  case none
}

public import Cookbook
internal import CookbookReading
internal import RecipeMarkdown
public import SourceText

/// Reads a book file: a title, lines of facts, chapters, and lists of recipes.
///
///     # Soups for a year
///
///     Subtitle: What we cooked when it rained
///     Author: Mara Lindqvist
///
///     Most of these began as something else.
///
///     ## Thick ones
///
///     - [Lentil soup](recipes/lentil-soup.md)
///     - Minestrone
///     - tag: soup
///     - everything else
///
/// A heading of level two starts a chapter; deeper ones belong to the prose. Each line of a list is a link to a recipe or
/// to a page of prose, the name of a recipe, a group of recipes, or all others. Everything else is prose, and so is what
/// stands inside a fenced code block. Whether there are such recipes is found out when the book is planned.
/// Errors: `book-title`, `book-size`. Warnings: `book-key`, `book-text`, `book-empty-item`, `book-no-chapter`.
public struct BookFileReader {
  private let source: SourceFile
  private let lines: SourceLines
  private var book: BookFile
  private var diagnostics: [Diagnostic] = []
  /// The lines of prose since the last entry.
  private var prose: ClosedRange<Int>?
  private var hasProse = false

  /// - Parameter path: of the file as its links see it, below the content folder; that of the source by default.
  public static func read(_ source: SourceFile, path: String? = nil) -> Checked<BookFile> {
    var reader = BookFileReader(source, path: path ?? source.path)
    if let problem = source.unsettledMerge { return Checked(reader.book, [problem]) }
    guard !source.bytes.withUnsafeBufferPointer(MarkdownSize.isExceeded) else {
      return Checked(reader.book, [source.bookTooLarge()])
    }
    reader.readLines()
    return Checked(reader.book, reader.diagnostics.sorted())
  }

  private init(_ source: SourceFile, path: String) {
    self.source = source
    lines = source.linesBelowFrontMatter
    book = BookFile(path: path)
  }

  // MARK: Lines

  private mutating func readLines() {
    for line in MarkdownLine.all(in: source, lines) { read(line) }
    closeProse()
    if book.title == nil { diagnostics.append(source.bookWithoutTitle()) }
  }

  private mutating func read(_ line: MarkdownLine) {
    switch line.kind {
    case .heading(let heading) where heading.level < 3: begin(heading)
    case .item(let item) where !item.isNumbered: add(item)
    case .blank: if hasProse, isAtFacts { closeProse() }
    case .heading, .item, .rule, .code, .text: addProse(line.number)
    }
  }

  private mutating func begin(_ heading: MarkdownHeading) {
    closeProse()
    let title = MarkdownPlainText.text(ofInline: text(heading.text))
    if heading.level == 2 {
      book.chapters.append(BookFile.Chapter(title: title))
    } else if book.title == nil, book.chapters.isEmpty {
      book.title = title
    } else {
      diagnostics.append(source.bookSecondTitle(at: heading.text, title: title))
    }
  }

  private mutating func addProse(_ line: Int) {
    prose = (prose?.lowerBound ?? line)...line
    hasProse = true
  }

  /// Whether facts may still stand here: below the title, before anything else.
  private var isAtFacts: Bool { book.opening.isEmpty && book.chapters.isEmpty }

  private mutating func closeProse() {
    defer {
      prose = nil
      hasProse = false
    }
    guard let range = prose, !isAtFacts || !readFacts(range) else { return }
    append(entry(of: range))
  }

  /// Prose that follows prose, where a paragraph might have held facts, goes on with it.
  private mutating func entry(of range: ClosedRange<Int>) -> BookFile.Entry {
    var text = lines.text(range)
    var bytes = lines.start(of: range.lowerBound)..<lines.end(of: range.upperBound)
    if book.chapters.isEmpty, let last = book.opening.last, case .prose(let before) = last.kind {
      book.opening.removeLast()
      text = before + "\n\n" + text
      bytes = last.range.lowerBound..<bytes.upperBound
    }
    return BookFile.Entry(.prose(text), range: bytes)
  }

  private mutating func append(_ entry: BookFile.Entry) {
    if book.chapters.isEmpty {
      book.opening.append(entry)
    } else {
      book.chapters[book.chapters.count - 1].entries.append(entry)
    }
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: source.bytes[range], as: UTF8.self) }

  // MARK: Facts

  /// Whether each line of a paragraph is `Key: value` with a known key.
  private mutating func readFacts(_ range: ClosedRange<Int>) -> Bool {
    let facts = range.map { BookLine.fact(lines.range(of: $0), in: source.bytes) }
    let keys = facts.map { $0.flatMap { BookWords.key($0.key) } }
    guard keys.contains(where: { $0 != nil }) else {
      if let first = facts.first, let fact = first, let near = source.bookKey(fact) { diagnostics.append(near) }
      return false
    }
    for (fact, key) in zip(facts, keys) {
      guard let fact else { continue }
      if let key { set(key, fact) } else { diagnostics.append(source.bookUnknownKey(fact)) }
    }
    return true
  }

  private mutating func set(_ key: BookWords.Key, _ fact: BookLine.Fact) {
    switch key {
    case .subtitle: book.subtitle = MarkdownPlainText.text(ofInline: fact.value)
    case .author: book.author = MarkdownPlainText.text(ofInline: fact.value)
    case .language:
      book.language = LanguageTag.read(fact.value)
      if book.language == nil { diagnostics.append(source.bookLanguage(fact)) }
    case .layout:
      book.layout = BookWords.layout(fact.value)
      if book.layout == nil { diagnostics.append(source.bookLayout(fact)) }
    case .pictures:
      book.pictures = BookWords.pictures(fact.value)
      if book.pictures == nil { diagnostics.append(source.bookPictures(fact)) }
    }
  }

  // MARK: Items

  private mutating func add(_ item: MarkdownItem) {
    closeProse()
    guard !item.content.isEmpty else {
      return diagnostics.append(source.bookEmptyItem(at: item.marker..<item.content.upperBound))
    }
    let entry = BookFile.Entry(kind(item.content), range: item.content)
    if book.chapters.isEmpty, !entry.isLink { return diagnostics.append(source.bookOutsideChapter(at: item.content)) }
    append(entry)
  }

  private mutating func kind(_ content: Range<Int>) -> BookFile.Entry.Kind {
    if let link = PlanLink.first(in: source.bytes[content]) {
      let beside = text(content.lowerBound..<link.range.lowerBound) + text(link.range.upperBound..<content.upperBound)
      let rest = PlanText.withoutEmphasis(beside)
      if !rest.isEmpty { diagnostics.append(source.bookText(at: content, text: rest)) }
      return .link(title: MarkdownPlainText.text(ofInline: link.title), destination: link.destination)
    }
    let words = PlanText.withoutEmphasis(MarkdownPlainText.text(ofInline: text(content)))
    if BookWords.meansOthers(words) { return .others }
    if let fact = BookLine.fact(content, in: source.bytes), let group = BookWords.group(fact.key) {
      let name = MarkdownPlainText.text(ofInline: fact.value)
      return .group(group, name: group == .category ? FactWords.category(name)?.name ?? name : name)
    }
    return .name(words)
  }
}

extension BookFile.Entry {
  fileprivate var isLink: Bool {
    if case .link = kind { return true }
    return false
  }
}

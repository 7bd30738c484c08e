internal import Cookbook
internal import Foods
public import MealPlanning
public import SitePlanning
public import SourceText

/// Decides what stands in a book.
public enum BookPlanner {
  /// What is known beside the site.
  public struct Inputs: Sendable {
    /// What may take the place of what.
    public var substitutions: SubstitutionTable
    /// English names of foods that every kitchen has; no index lists them.
    public var staples: Set<String>
    /// The Markdown of a page of prose, by its path below the content folder; `nil` where there is no such file.
    public var prose: Prose
    /// The name of the content folder, which paths in a book file may start with.
    public var content: String

    public typealias Prose = @Sendable (String) -> [UInt8]?

    public init(
      substitutions: SubstitutionTable = SubstitutionTable(), staples: Set<String> = [], content: String = "content",
      prose: @escaping Prose = { _ in nil }
    ) {
      self.substitutions = substitutions
      self.staples = staples
      self.content = content
      self.prose = prose
    }
  }

  /// - Parameter title: of the whole book; that of the book file, of the tag or of the site when it is `nil`.
  /// - Returns: `nil` after an error. Errors: `book-recipe`, `book-group`, `book-page`, `book-empty`; warnings:
  ///   `book-repeated`, `book-nothing-left`; notes: `book-sub-recipe`.
  public static func plan(
    _ choice: BookChoice, title: String? = nil, site: Site, inputs: Inputs = Inputs()
  ) -> Checked<Book?> {
    var book = Book(title: title ?? site.configuration.title, language: site.configuration.language)
    book.author = site.configuration.author
    let chapters: Checked<[BookChapter]>
    switch choice {
    case .everything:
      chapters = Checked(BookChapters(site).byCategory(site.listed))
    case .tagged(let tag):
      let taxon = taxon(.tags, named: tag, in: site)
      if title == nil, let name = taxon.value?.name { book.title = name.prefix(1).uppercased() + name.dropFirst() }
      chapters = taxon.map { $0.map { BookChapters(site).byCategory($0.recipes) } ?? [] }
    case .category(let name):
      chapters = taxon(.categories, named: name, in: site).map { taxon in
        taxon.map { BookChapters(site).ofCategory($0) } ?? []
      }
    case .file(let file, let source):
      take(file, into: &book, title: title)
      var layout = BookFileLayout(file: file, source: source, site: site, inputs: inputs)
      layout.resolve()
      book.opening = layout.opening
      chapters = Checked(layout.chapters, layout.diagnostics)
    }
    guard !chapters.hasErrors else { return Checked(nil, chapters.diagnostics) }
    book.chapters = chapters.value
    guard !book.recipes.isEmpty else { return Checked(nil, chapters.diagnostics + [empty(choice)]) }
    complete(&book, site, inputs)
    return Checked(book, chapters.diagnostics)
  }

  private static func take(_ file: BookFile, into book: inout Book, title: String?) {
    book.title = title ?? file.title ?? book.title
    book.subtitle = file.subtitle
    book.author = file.author ?? book.author
    book.language = file.language ?? book.language
    book.layout = file.layout ?? book.layout
    book.pictures = file.pictures
  }

  private static func complete(_ book: inout Book, _ site: Site, _ inputs: Inputs) {
    let recipes = book.recipes
    let indexes = BookIndexes(recipes, in: site)
    book.tags = indexes.entries(site.tags)
    let foods = BookFoods(recipes, in: site, language: book.language)
    let ingredients = indexes.entries(site.ingredients, without: inputs.staples, of: site)
    book.ingredients = foods.translated(ingredients, from: site.configuration.language)
    book.substitutions = foods.substitutions(in: inputs.substitutions)
    book.conversions = BookConversions(foods: foods.foods)
    book.nutrition = recipes.map { BookNutrition(of: $0, in: site) }
    book.colophon = BookColophon(
      figureTables: foods.figureTables, credits: BookIndexes.credits(recipes, in: site))
  }

  // MARK: Messages

  private static func taxon(_ kind: IndexKind, named name: String, in site: Site) -> Checked<Taxon?> {
    if let taxon = site.taxon(kind, named: name) { return Checked(taxon) }
    let near = NearMiss.suggestion(for: name, among: site.taxa(kind).map(\.name))
    let what = kind == .tags ? "the tag" : "the category"
    let problem = Diagnostic(
      .error, "book-group", path: name, message: "no recipe has \(what) “\(name)”",
      hint: near.map { "did you mean “\($0)”?" } ?? "see the recipes with “galley list”")
    return Checked(nil, [problem])
  }

  private static func empty(_ choice: BookChoice) -> Diagnostic {
    let path =
      switch choice {
      case .file(_, let source): source.path
      case .tagged(let name), .category(let name): name
      case .everything: "galley book"
      }
    return Diagnostic(
      .error, "book-empty", path: path, message: "the book would hold no recipe",
      hint: "write recipes into its chapters, as “- [Soup](recipes/soup.md)”")
  }
}

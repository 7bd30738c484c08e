public import Cookbook
public import MealPlanning

/// A book as decided before anything is set: what stands in it, in which order, and what leads where.
///
/// Recipes are named by their places in `Site.recipes`; no recipe has two places. Words of the interface are not in it:
/// whoever sets the book writes them in its language.
public struct Book: Sendable, Hashable {
  /// Plain text.
  public var title: String
  /// Plain text.
  public var subtitle: String?
  /// Plain text.
  public var author: String?
  /// A BCP 47 tag.
  public var language: String
  public var layout: BookLayout
  /// What the book file says; `nil` where it leaves that to whoever sets the book.
  public var pictures: BookPictureChoice?
  /// Prose before the first chapter, such as a foreword.
  public var opening: [BookProse]
  /// None of them is empty.
  public var chapters: [BookChapter]
  /// By ingredient, in the order of names; what every kitchen has is not among them.
  public var ingredients: [BookIndexEntry]
  /// By tag, in the order of names.
  public var tags: [BookIndexEntry]
  /// What may take the place of the book's ingredients, in the order of the names of what is missing.
  public var substitutions: [BookSubstitution]
  public var conversions: BookConversions
  /// What the recipes provide, in the order of the book.
  public var nutrition: [BookNutrition]
  public var colophon: BookColophon

  public init(title: String, language: String, chapters: [BookChapter] = []) {
    self.title = title
    self.language = language
    self.chapters = chapters
    layout = .pages
    opening = []
    ingredients = []
    tags = []
    substitutions = []
    conversions = BookConversions()
    nutrition = []
    colophon = BookColophon()
  }

  /// Every recipe of the book, in its order.
  public var recipes: [Int] { chapters.flatMap(\.recipes) }
}

/// Recipes and prose under one heading.
public struct BookChapter: Sendable, Hashable {
  public enum Title: Sendable, Hashable {
    /// Plain text.
    case written(String)
    /// The name of a category, that of a meal in English.
    case category(String)
    /// Recipes that other recipes of the book need.
    case basics
    /// Recipes without a category.
    case others
  }

  public enum Item: Sendable, Hashable {
    case prose(BookProse)
    case recipe(Int)
  }

  public var title: Title
  public var items: [Item]

  public init(_ title: Title, items: [Item] = []) {
    self.title = title
    self.items = items
  }

  public var recipes: [Int] {
    items.compactMap { item in
      if case .recipe(let index) = item { return index }
      return nil
    }
  }
}

/// Pages of prose.
public struct BookProse: Sendable, Hashable {
  /// Plain text; absent for paragraphs that stand in the book file itself.
  public var title: String?
  /// Blocks, without the title.
  public var markdown: String
  /// The file that its links start from, below the content folder.
  public var path: String

  public init(title: String? = nil, markdown: String, path: String) {
    self.title = title
    self.markdown = markdown
    self.path = path
  }
}

/// A word of an index and where it leads to.
public struct BookIndexEntry: Sendable, Hashable {
  public var name: String
  /// In the order of the book; never empty.
  public var recipes: [Int]

  public init(name: String, recipes: [Int]) {
    self.name = name
    self.recipes = recipes
  }
}

/// Ways to do without one food.
public struct BookSubstitution: Sendable, Hashable {
  /// What is missing, by its English name in the table of foods.
  public var food: String
  /// The better ones first.
  public var ways: [Substitution]

  public init(food: String, ways: [Substitution]) {
    self.food = food
    self.ways = ways
  }
}

/// Where what the book says comes from.
public struct BookColophon: Sendable, Hashable {
  /// The tables that figures were taken from, such as `SR28`, in the order of their names.
  public var figureTables: [String]
  /// Authors and sources of the recipes as they state them, in the order of names.
  public var credits: [String]

  public init(figureTables: [String] = [], credits: [String] = []) {
    self.figureTables = figureTables
    self.credits = credits
  }
}

internal import Mustache
internal import PageBuilding

/// A place of the book.
struct BookReferenceView: View {
  let title: String
  let url: String
  let language: String

  static let schema = Schema<Self>("BookReference") {
    Field("title", \.title, "What stands there.")
    Field("url", \.url, "Address of the place, `#recipe-12`; style sheets find its page with `target-counter`.")
    Field("language", \.language, "BCP 47 tag of the title.")
  }
}

/// Pages of prose.
struct BookProseView: View {
  let title: String?
  let id: String
  let body: HTML

  static let schema = Schema<Self>("BookProse") {
    Field("title", \.title, "Heading; absent for paragraphs of the book file itself.")
    Field("id", \.id, "Unique in the book.")
    Field("body", \.body, "Block mark-up.")
  }
}

/// A recipe of the book.
struct BookRecipeView: View {
  let id: String
  let runningTitle: String
  let recipe: RecipeView
  let photo: String?
  let cover: String?
  let nutrition: [String]
  let hasLongMethod: Bool
  let usedIn: [BookReferenceView]

  static let schema = Schema<Self>("BookRecipe") {
    Field("id", \.id, "Unique in the book.")
    Field("runningTitle", \.runningTitle, "The title, cut after a word where it is long, for the head of a page.")
    Field("recipe", \.recipe, "The recipe; its links lead to places in the book.")
    Field("photo", \.photo, "A `data:` address of the author's picture; absent without one.")
    Field(
      "cover", \.cover, "A `data:` address of the drawn cover; absent with a photo, and unless covers are asked for.")
    Field("nutrition", \.nutrition, "Energy and macros of a serving; empty where too little is known.")
    Field("hasLongMethod", \.hasLongMethod, "Whether the method fills more lines than the ingredients.")
    Field("usedIn", \.usedIn, "Recipes of the book that use this one.")
  }
}

/// What stands in a chapter: prose or a recipe.
struct BookItemView: View {
  let prose: BookProseView?
  let dish: BookRecipeView?

  static let schema = Schema<Self>("BookItem") {
    Field("prose", \.prose, "Pages of prose; absent where a recipe stands.")
    Field("dish", \.dish, "A recipe; absent where prose stands.")
  }
}

/// A chapter.
struct BookChapterView: View {
  let number: Int
  let title: String
  let id: String
  let runningTitle: String
  let art: String?
  let opening: [BookProseView]
  let contents: [BookReferenceView]
  let isLong: Bool
  let items: [BookItemView]

  static let schema = Schema<Self>("BookChapter") {
    Field("number", \.number, "Counts from 1.")
    Field("title", \.title, "Heading.")
    Field("id", \.id, "Unique in the book.")
    Field("runningTitle", \.runningTitle, "The title, cut after a word where it is long, for the head of a page.")
    Field("art", \.art, "A `data:` address of a drawing; absent in a chapter without recipes.")
    Field("opening", \.opening, "Prose before the first recipe.")
    Field("contents", \.contents, "What stands in the chapter, in its order.")
    Field("isLong", \.isLong, "Whether more than ten things stand in it.")
    Field("items", \.items, "What follows the opening.")
  }
}

/// A book.
struct BookView: View {
  let title: String
  let hasLongTitle: Bool
  let runningTitle: String
  let subtitle: String?
  let author: String?
  let language: String
  let size: String
  let width: String
  let height: String
  let marginTop: String
  let marginOuter: String
  let marginBottom: String
  let marginInner: String
  let isFlowing: Bool
  let styles: HTML
  let art: [String]
  let opening: [BookProseView]
  let chapters: [BookChapterView]
  let substitutions: [BookSubstitutionView]
  let volumes: [BookMeasureView]
  let weights: [BookMeasureView]
  let oven: [BookOvenMarkView]
  let cups: [BookCupView]
  let nutrition: [BookNutritionRowView]
  let ingredients: [BookIndexGroupView]
  let tags: [BookIndexGroupView]
  let credits: String?
  let figureTables: [String]

  static let schema = Schema<Self>("Book") {
    Field("title", \.title, "Title of the book.")
    Field("hasLongTitle", \.hasLongTitle, "Whether the title has more than 60 characters.")
    Field("runningTitle", \.runningTitle, "The title, cut after a word where it is long, for the head of a page.")
    Field("subtitle", \.subtitle, "")
    Field("author", \.author, "")
    Field("language", \.language, "BCP 47 tag of the book.")
    Field("size", \.size, "`a4`, `letter`, `a5` or `6x9`.")
    Field("width", \.width, "Width of the paper as a CSS length.")
    Field("height", \.height, "Height of the paper as a CSS length.")
    Field("marginTop", \.marginTop, "Margin above the text as a CSS length.")
    Field("marginOuter", \.marginOuter, "Margin at the outer edge as a CSS length.")
    Field("marginBottom", \.marginBottom, "Margin below the text as a CSS length.")
    Field("marginInner", \.marginInner, "Margin at the spine as a CSS length.")
    Field("isFlowing", \.isFlowing, "Whether a recipe may start below the one before it.")
    Field("styles", \.styles, "The style sheets `print/base.css` and `print/book.css`, joined.")
    Field("art", \.art, "`data:` addresses of drawings for the cover, of four recipes; of one in a book of fewer.")
    Field("opening", \.opening, "Prose before the first chapter.")
    Field("chapters", \.chapters, "The chapters.")
    Field("substitutions", \.substitutions, "What may take the place of the book's ingredients.")
    Field("volumes", \.volumes, "Volumes in millilitres.")
    Field("weights", \.weights, "Weights in grams.")
    Field("oven", \.oven, "Oven temperatures, the coolest first.")
    Field("cups", \.cups, "What a cup of each of the book's foods weighs, as far as it is known.")
    Field("nutrition", \.nutrition, "What the recipes provide, in the order of the book.")
    Field("ingredients", \.ingredients, "The index of ingredients by first letter.")
    Field("tags", \.tags, "The index of tags by first letter.")
    Field("credits", \.credits, "Authors and sources of the recipes; absent where none states any.")
    Field("figureTables", \.figureTables, "Where computed figures come from; empty where none is computed.")
  }
}

/// `print/book.mustache`: a whole book.
struct BookPageView: View {
  let base: PageBaseView
  let book: BookView

  static let schema = Schema<Self>("BookPage", extending: \.base) {
    Field("book", \.book, "The book.")
  }
}

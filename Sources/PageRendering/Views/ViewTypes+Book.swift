public import Mustache

/// The records of a book.
extension ViewTypes {
  public static let bookReference = RecordType(
    "BookReference",
    [
      .init("title", .text, "What stands there."),
      .init("url", .text, "Address of the place, `#recipe-12`; style sheets find its page with `target-counter`."),
      .init("language", .text, "BCP 47 tag of the title."),
    ])

  public static let bookProse = RecordType(
    "BookProse",
    [
      .init("title", .text, "Heading; absent for paragraphs of the book file itself."),
      .init("id", .text, "Unique in the book."),
      .init("body", .html, "Block mark-up."),
    ])

  public static let bookRecipe = RecordType(
    "BookRecipe",
    [
      .init("id", .text, "Unique in the book."),
      .init("runningTitle", .text, "The title, cut after a word where it is long, for the head of a page."),
      .init("recipe", .record(recipe), "The recipe; its links lead to places in the book."),
      .init("photo", .text, "A `data:` address of the author's picture; absent without one."),
      .init("nutrition", .list(.text), "Energy and macros of a serving; empty where too little is known."),
      .init("hasNutrition", .bool, "Whether there are any."),
      .init("hasLongMethod", .bool, "Whether the method fills more lines than the ingredients."),
      .init("usedIn", .list(.record(bookReference)), "Recipes of the book that use this one."),
      .init("hasUsedIn", .bool, "Whether any recipe does."),
    ])

  public static let bookItem = RecordType(
    "BookItem",
    [
      .init("prose", .record(bookProse), "Pages of prose; absent where a recipe stands."),
      .init("dish", .record(bookRecipe), "A recipe; absent where prose stands."),
    ])

  public static let bookChapter = RecordType(
    "BookChapter",
    [
      .init("number", .integer, "Counts from 1."),
      .init("title", .text, "Heading."),
      .init("id", .text, "Unique in the book."),
      .init("runningTitle", .text, "The title, cut after a word where it is long, for the head of a page."),
      .init("art", .text, "A `data:` address of a drawing; absent in a chapter without recipes."),
      .init("opening", .list(.record(bookProse)), "Prose before the first recipe."),
      .init("contents", .list(.record(bookReference)), "What stands in the chapter, in its order."),
      .init("isLong", .bool, "Whether more than ten things stand in it."),
      .init("items", .list(.record(bookItem)), "What follows the opening."),
    ])

  public static let bookIndexEntry = RecordType(
    "BookIndexEntry",
    [
      .init("name", .text, "The ingredient or tag."),
      .init("id", .text, "Unique in the book."),
      .init("references", .list(.record(bookReference)), "The recipes, in the order of the book."),
    ])

  public static let bookIndexGroup = RecordType(
    "BookIndexGroup",
    [
      .init("letter", .text, "The letter the entries start with."),
      .init("entries", .list(.record(bookIndexEntry)), "In alphabetical order."),
    ])

  public static let bookSubstitution = RecordType(
    "BookSubstitution",
    [
      .init("missing", .text, "What is missing, with its amount."),
      .init("isRepeated", .bool, "Whether the entry before it is missing the same."),
      .init("parts", .text, "What to take instead, with amounts."),
      .init("effect", .text, "What it does to the dish; only in English books, since it is written in English."),
      .init("avoid", .text, "Where it does not work; only in English books. May be absent."),
    ])

  public static let bookMeasure = RecordType(
    "BookMeasure",
    [
      .init("amount", .text, "Such as `½ cup`."),
      .init("metric", .text, "In millilitres or grams, rounded as one measures."),
    ])

  public static let bookOvenMark = RecordType(
    "BookOvenMark",
    [
      .init("celsius", .text, "Degrees Celsius, without unit."),
      .init("fahrenheit", .text, "Degrees Fahrenheit, without unit."),
      .init("gasMark", .text, "The mark of a British gas oven."),
    ])

  public static let bookCup = RecordType(
    "BookCup",
    [
      .init("food", .text, "Its name in the language of the book, with its form where the weight holds for one."),
      .init("weight", .text, "Such as `120 g`."),
      .init("source", .text, "The table that says so, and the number of the food there."),
    ])

  public static let bookNutritionRow = RecordType(
    "BookNutritionRow",
    [
      .init("title", .text, "Title of the recipe."),
      .init("language", .text, "BCP 47 tag of the title."),
      .init("url", .text, "Address of its place in the book."),
      .init("isPer100g", .bool, "Whether the figures are for 100 g, since no yield counts people."),
      .init("energy", .text, "Kilocalories, without unit; absent where not known."),
      .init("protein", .text, "Grams; absent where not known."),
      .init("carbohydrate", .text, "Grams; absent where not known."),
      .init("fat", .text, "Grams; absent where not known."),
      .init("salt", .text, "Grams; absent where not known."),
      .init("coverage", .text, "The known share of the weight; absent where the recipe states the figures."),
    ])

  public static let book = RecordType(
    "Book",
    [
      .init("title", .text, "Title of the book."),
      .init("runningTitle", .text, "The title, cut after a word where it is long, for the head of a page."),
      .init("subtitle", .text, "May be absent."),
      .init("author", .text, "May be absent."),
      .init("language", .text, "BCP 47 tag of the book."),
      .init("size", .text, "`a4`, `letter`, `a5` or `6x9`."),
      .init("width", .text, "Width of the paper as a CSS length."),
      .init("height", .text, "Height of the paper as a CSS length."),
      .init("marginTop", .text, "Margin above the text as a CSS length."),
      .init("marginOuter", .text, "Margin at the outer edge as a CSS length."),
      .init("marginBottom", .text, "Margin below the text as a CSS length."),
      .init("marginInner", .text, "Margin at the spine as a CSS length."),
      .init("isFlowing", .bool, "Whether a recipe may start below the one before it."),
      .init("styles", .html, "The style sheets `print/base.css` and `print/book.css`, joined."),
      .init(
        "art", .list(.text), "`data:` addresses of drawings for the cover, of four recipes; of one in a book of fewer."),
      .init("opening", .list(.record(bookProse)), "Prose before the first chapter."),
      .init("hasOpening", .bool, "Whether there is any."),
      .init("chapters", .list(.record(bookChapter)), "The chapters."),
      .init("substitutions", .list(.record(bookSubstitution)), "What may take the place of the book's ingredients."),
      .init("hasSubstitutions", .bool, "Whether there are any."),
      .init("volumes", .list(.record(bookMeasure)), "Volumes in millilitres."),
      .init("weights", .list(.record(bookMeasure)), "Weights in grams."),
      .init("oven", .list(.record(bookOvenMark)), "Oven temperatures, the coolest first."),
      .init("cups", .list(.record(bookCup)), "What a cup of each of the book's foods weighs, as far as it is known."),
      .init("hasCups", .bool, "Whether there are any."),
      .init("nutrition", .list(.record(bookNutritionRow)), "What the recipes provide, in the order of the book."),
      .init("ingredients", .list(.record(bookIndexGroup)), "The index of ingredients by first letter."),
      .init("hasIngredients", .bool, "Whether there are any entries."),
      .init("tags", .list(.record(bookIndexGroup)), "The index of tags by first letter."),
      .init("hasTags", .bool, "Whether there are any entries."),
      .init("credits", .text, "Authors and sources of the recipes; absent where none states any."),
      .init("figureTables", .list(.text), "Where computed figures come from; empty where none is computed."),
    ])

  /// `print/book.mustache`: a whole book.
  public static func bookPage(text: RecordType) -> RecordType {
    root("BookPage", text: text, [.init("book", .record(book), "The book.")])
  }
}

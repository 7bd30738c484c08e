internal import Mustache

/// A page of a list of recipes.
struct ListView: View {
  let kind: String
  let intro: String?
  let count: String
  let cards: [PreparedView<CardView>]
  let chips: [LinkView]
  let pages: [LinkView]
  let position: String?
  let week: WeekLinkView?

  static let schema = Schema<Self>("List") {
    Field(
      "kind", \.kind,
      "`all`, `tag`, `category`, `author`, `source`, `ingredient`, `favourites`, `archived` or `recent`.")
    Field("intro", \.intro, "A sentence below the heading.")
    Field("count", \.count, "Such as `46 recipes`.")
    Field("cards", \.cards, "The recipes of this page.")
    Field("chips", \.chips, "Links to neighbouring lists; may be empty.")
    Field("pages", \.pages, "Links to all pages of the list; empty when there is only one.")
    Field("position", \.position, "Such as `Page 2 of 5`; absent when there is only one.")
    Field("week", \.week, "The newest week with a plan; only on the home page.")
  }
}

/// `home.mustache` and `list.mustache`: a page of cards.
struct ListPageView: View {
  let base: PageBaseView
  let list: ListView
  let search: SearchView?

  static let schema = Schema<Self>("ListPage", extending: \.base) {
    Field("list", \.list, "The cards and what leads to others.")
    Field("search", \.search, "What the script of the search field works with; only on the home page.")
  }
}

/// The entries of an index that start with one letter.
struct IndexGroupView: View {
  let letter: String
  let id: String
  let entries: [LinkView]

  static let schema = Schema<Self>("IndexGroup") {
    Field("letter", \.letter, "The letter the entries start with.")
    Field("id", \.id, "Unique on the page.")
    Field("entries", \.entries, "In alphabetical order.")
  }
}

/// `index.mustache`: entries by letter, such as all tags or all ingredients.
struct IndexPageView: View {
  let base: PageBaseView
  let kind: String
  let intro: String?
  let groups: [IndexGroupView]

  static let schema = Schema<Self>("IndexPage", extending: \.base) {
    Field("kind", \.kind, "`tags`, `categories`, `authors`, `sources` or `ingredients`.")
    Field("intro", \.intro, "A sentence below the heading.")
    Field("groups", \.groups, "Entries by first letter; may be empty.")
  }
}

/// What the script of a search field works with.
struct SearchView: View {
  let card: CardView
  let ways: [LinkView]

  static let schema = Schema<Self>("Search") {
    Field("card", \.card, "A card with every part, which the script copies and fills in.")
    Field("ways", \.ways, "What leads to every recipe without searching.")
  }
}

/// `search.mustache`: the page whose script finds recipes.
struct SearchPageView: View {
  let base: PageBaseView
  let search: SearchView

  static let schema = Schema<Self>("SearchPage", extending: \.base) {
    Field("search", \.search, "What the script works with.")
  }
}

/// A count of the collection.
struct FigureView: View {
  let label: String
  let value: String

  static let schema = Schema<Self>("Figure") {
    Field("label", \.label, "What is counted.")
    Field("value", \.value, "The number.")
  }
}

/// `about.mustache`: counts and version.
struct AboutPageView: View {
  let base: PageBaseView
  let figures: [FigureView]

  static let schema = Schema<Self>("AboutPage", extending: \.base) {
    Field("figures", \.figures, "Counts of the collection.")
  }
}

/// `not-found.mustache`: the 404 page.
struct NotFoundPageView: View {
  let base: PageBaseView

  static let schema = Schema<Self>("NotFoundPage", extending: \.base) {
  }
}

/// `shopping.mustache`, `planner.mustache` and their like: pages that scripts fill with what the browser keeps.
struct ToolPageView: View {
  let base: PageBaseView

  static let schema = Schema<Self>("ToolPage", extending: \.base) {
  }
}

package import Mustache

/// A page of a list of recipes.
package struct ListView: View {
  package let kind: String
  let intro: String?
  package let count: String
  package let cards: [PreparedView<CardView>]
  package let chips: [LinkView]
  package let pages: [LinkView]
  package let position: String?
  package let week: WeekLinkView?

  package static let schema = Schema<Self>("List") {
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
package struct ListPageView: View {
  package let base: PageBaseView
  package let list: ListView
  package let search: SearchView?

  package static let schema = Schema<Self>("ListPage", extending: \.base) {
    Field("list", \.list, "The cards and what leads to others.")
    Field(
      "search", \.search,
      "What the script of the search field works with; only on the home page and that of favourites.")
  }
}

/// The entries of an index that start with one letter.
package struct IndexGroupView: View {
  package let letter: String
  package let id: String
  package let entries: [LinkView]

  package static let schema = Schema<Self>("IndexGroup") {
    Field("letter", \.letter, "The letter the entries start with.")
    Field("id", \.id, "Unique on the page.")
    Field("entries", \.entries, "In alphabetical order.")
  }
}

/// `index.mustache`: entries by letter, such as all tags or all ingredients.
package struct IndexPageView: View {
  package let base: PageBaseView
  package let kind: String
  let intro: String?
  package let groups: [IndexGroupView]

  package static let schema = Schema<Self>("IndexPage", extending: \.base) {
    Field("kind", \.kind, "`tags`, `categories`, `authors`, `sources` or `ingredients`.")
    Field("intro", \.intro, "A sentence below the heading.")
    Field("groups", \.groups, "Entries by first letter; may be empty.")
  }
}

/// What the script of a search field works with.
package struct SearchView: View {
  package let card: CardView
  package let ways: [LinkView]

  package static let schema = Schema<Self>("Search") {
    Field("card", \.card, "A card with every part, which the script copies and fills in.")
    Field("ways", \.ways, "What leads to every recipe without searching.")
  }
}

/// `search.mustache`: the page whose script finds recipes.
package struct SearchPageView: View {
  package let base: PageBaseView
  package let search: SearchView

  package static let schema = Schema<Self>("SearchPage", extending: \.base) {
    Field("search", \.search, "What the script works with.")
  }
}

/// A count of the collection.
package struct FigureView: View {
  package let label: String
  package let value: String

  package static let schema = Schema<Self>("Figure") {
    Field("label", \.label, "What is counted.")
    Field("value", \.value, "The number.")
  }
}

/// `about.mustache`: counts and version.
package struct AboutPageView: View {
  package let base: PageBaseView
  package let figures: [FigureView]

  package static let schema = Schema<Self>("AboutPage", extending: \.base) {
    Field("figures", \.figures, "Counts of the collection.")
  }
}

/// `not-found.mustache`: the 404 page.
package struct NotFoundPageView: View {
  package let base: PageBaseView

  package static let schema = Schema<Self>("NotFoundPage", extending: \.base) {
  }
}

/// `shopping.mustache`, `planner.mustache` and their like: pages that scripts fill with what the browser keeps.
package struct ToolPageView: View {
  package let base: PageBaseView
  package let archived: String?

  package static let schema = Schema<Self>("ToolPage", extending: \.base) {
    Field("archived", \.archived, "How many recipes are archived, “2 recipes”; on the settings page only.")
  }
}

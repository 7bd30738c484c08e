package import Mustache

/// What pages say about the whole site.
package struct SiteView: View {
  package let title: String
  package let description: String?
  package let language: String
  package let author: String?
  package let generator: String

  package static let schema = Schema<Self>("Site") {
    Field("title", \.title, "Title of the whole site.")
    Field("description", \.description, "One sentence about the site.")
    Field("language", \.language, "BCP 47 tag of the page's language of the interface, such as `en`.")
    Field("author", \.author, "Who publishes the site.")
    Field("generator", \.generator, "Name and version of the program.")
  }
}

/// A link of the navigation or the footer.
package struct NavigationItemView: View {
  package let label: String
  package let url: String
  package let isCurrent: Bool

  package static let schema = Schema<Self>("NavigationItem") {
    Field("label", \.label, "Text of the link.")
    Field("url", \.url, "Relative URL.")
    Field("isCurrent", \.isCurrent, "Whether the link leads to the page shown.")
  }
}

/// A page in one language of the interface.
package struct LanguageView: View {
  package let name: String
  package let language: String
  package let url: String
  package let absolute: String?
  package let isCurrent: Bool
  package let isOwn: Bool

  package static let schema = Schema<Self>("Language") {
    Field("name", \.name, "What the language calls itself.")
    Field("language", \.language, "Its BCP 47 tag.")
    Field("url", \.url, "Relative URL of the same page in it.")
    Field("absolute", \.absolute, "Absolute URL of that page; absent without a base URL.")
    Field("isCurrent", \.isCurrent, "Whether it is the language of the page shown.")
    Field("isOwn", \.isOwn, "Whether it is the site's own language, in which the site's root is.")
  }
}

/// What a page says about itself, mostly in its head.
package struct PageView: View {
  package let kind: String
  package let title: String
  package let heading: String
  package let description: String?
  package let canonical: String?
  package let root: String
  let edition: String
  let folder: String?
  package let home: String
  package let image: String?
  let openGraphType: String
  let jsonLd: HTML?
  package let stylesheet: String
  package let manifest: String
  package let icon: String
  package let atom: String?
  package let jsonFeed: String?
  package let search: String?
  let searchUrl: String
  let plansUrl: String?
  package let searchHint: String
  let searchShards: Bool
  let indexed: Bool
  package let previous: String?
  package let next: String?

  package static let schema = Schema<Self>("Page") {
    Field(
      "kind", \.kind,
      "`home`, `recipe`, `list`, `index`, `about`, `page`, `search`, `week`, `plans`, `shopping`, `planner`, `pantry`, `settings`, `share`, `offline`, `report`, `sheet`, `card`, `book` or `not-found`."
    )
    Field("title", \.title, "Text of the `title` element, with the site's title.")
    Field("heading", \.heading, "Text of the page's only level-one heading.")
    Field("description", \.description, "Plain text for search engines and previews.")
    Field("canonical", \.canonical, "Absolute URL of the page; absent without a base URL.")
    Field(
      "root", \.root,
      "Relative path to the site's root: empty, or `../` once or more; in the 404 page the path of the base URL.")
    Field(
      "edition", \.edition,
      "Relative path to where the pages in this language of the interface begin: `root`, or a folder of it.")
    Field("folder", \.folder, "Name of that folder; absent where it is the root.")
    Field("home", \.home, "Relative URL of the home page.")
    Field("image", \.image, "Absolute URL of the preview picture.")
    Field("openGraphType", \.openGraphType, "`article` for recipes, else `website`.")
    Field("jsonLd", \.jsonLd, "Contents of the JSON-LD script element, escaped for it.")
    Field("stylesheet", \.stylesheet, "Relative URL of the style sheet.")
    Field("manifest", \.manifest, "Relative URL of the web manifest.")
    Field("icon", \.icon, "Relative URL of the SVG icon.")
    Field("atom", \.atom, "Relative URL of the Atom feed; absent without a base URL.")
    Field("jsonFeed", \.jsonFeed, "Relative URL of the JSON feed; absent without a base URL.")
    Field("search", \.search, "Relative URL of the OpenSearch description; absent without a base URL.")
    Field("searchUrl", \.searchUrl, "Relative URL of the search page.")
    Field("plansUrl", \.plansUrl, "Relative URL of the list of weeks; absent where no plan is published.")
    Field("searchHint", \.searchHint, "What the search field says while it is empty.")
    Field("searchShards", \.searchShards, "Whether the site is so large that its search index stands in many files.")
    Field("indexed", \.indexed, "Whether search engines may list the page.")
    Field("previous", \.previous, "Relative URL of the page before this one in a series.")
    Field("next", \.next, "Relative URL of the page after this one in a series.")
  }
}

/// The fields that the views of all pages start with.
package struct PageBaseView: View {
  package let site: PreparedView<SiteView>
  package let page: PageView
  package let navigation: [NavigationItemView]
  package let footer: [NavigationItemView]
  package let languages: [LanguageView]
  /// The strings of the theme in the page's language: what names there are is the theme's.
  package let text: Record

  package static let schema = Schema<Self>("PageBase") {
    Field("site", \.site, "The site.")
    Field("page", \.page, "The page itself.")
    Field("navigation", \.navigation, "Main navigation.")
    Field("footer", \.footer, "Links of the footer.")
    Field("languages", \.languages, "This page in each language of the interface; empty where there is one only.")
    Field("text", \.text, "Interface strings in the page's language.")
  }
}

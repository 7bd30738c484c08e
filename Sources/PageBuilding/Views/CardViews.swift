package import Mustache

/// A recipe in a list.
package struct CardView: View {
  package let title: String
  package let url: String
  package let picture: PictureView
  package let time: String?
  package let energy: String?
  package let protein: String?
  package let tag: String?
  package let tagLanguage: String?
  package let language: String?
  package let isFavourite: Bool

  package static let schema = Schema<Self>("Card") {
    Field("title", \.title, "Title of the recipe.")
    Field("url", \.url, "Relative URL of its page.")
    Field("picture", \.picture, "The picture or the drawn cover.")
    Field("time", \.time, "Total time such as `45 min`.")
    Field(
      "energy", \.energy,
      "Of a serving, such as `412 kcal`, an estimate `≈ 412 kcal`; absent where too little is known.")
    Field("protein", \.protein, "Of a serving, such as `18 g protein`; absent unless it may be shown as a fact.")
    Field("tag", \.tag, "The one tag or category worth showing.")
    Field("tagLanguage", \.tagLanguage, "Language of a tag where it is not the site's; categories have names in each.")
    Field("language", \.language, "Language of the title where it is not the site's.")
    Field("isFavourite", \.isFavourite, "Whether the recipe is marked as a favourite.")
  }
}

/// A link, such as to the recipes with a tag.
package struct LinkView: View {
  package let label: String
  package let url: String?
  package let count: String?
  package let isCurrent: Bool
  package let language: String?

  package static let schema = Schema<Self>("Link") {
    Field("label", \.label, "Text of the link.")
    Field("url", \.url, "Relative or absolute URL.")
    Field("count", \.count, "How many recipes it leads to, as a number.")
    Field("isCurrent", \.isCurrent, "Whether it leads to the page shown.")
    Field("language", \.language, "Language of the label where it is not the page's.")
  }
}

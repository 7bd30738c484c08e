package import Fingerprints
internal import Themes

/// A site in one language of its interface: the site's own at its root, each further one below a folder with the name of
/// the language.
///
/// Pages, and the data that scripts show, stand in each edition; what has no words of the interface – recipes as files,
/// pictures, styles, scripts, feeds – stands in the site's root alone.
package struct Edition: Sendable, Fingerprintable {
  /// Among those of the site, whose own is the first.
  package let place: Int
  /// BCP 47 tag.
  package let language: String
  /// What the language calls itself.
  package let name: String
  /// What paths of its files begin with: nothing, or the language and a slash.
  package let folder: String

  /// Whether it is the one in the site's root.
  package var isOwn: Bool { place == 0 }

  init(_ text: InterfaceText, place: Int) {
    self.place = place
    language = text.language
    name = text.name(ofLanguage: text.language)
    folder = place == 0 ? "" : text.language + "/"
  }

  /// The language of something, as pages mark it: `nil` where it is that of the interface.
  package func marked(_ language: String) -> String? { language == self.language ? nil : language }

  package func combine(into builder: inout FingerprintBuilder) {
    builder.combine(language)
    builder.combine(name)
    builder.combine(folder)
  }
}

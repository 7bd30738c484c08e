/// The ways from a page to the files of the site.
package struct SiteWays: Sendable {
  /// To the site's root, where everything stands that editions have in common.
  package let root: String
  /// To where the pages of the edition begin.
  package let edition: String

  /// From a page at a path of its edition.
  package init(from path: String, of edition: Edition) {
    self.init(edition: PageURL.root(from: path), of: edition)
  }

  /// - Parameter way: to where the pages of the edition begin.
  package init(edition way: String, of edition: Edition) {
    self.edition = way
    root = way + PageURL.root(from: edition.folder)
  }

  /// From anywhere, by the address of the site's root.
  package init(base: String, of edition: Edition) {
    root = base
    self.edition = base + edition.folder
  }

  /// The address of a page, or of data that has one in each edition.
  package func page(_ path: String) -> String { edition + PageURL.encoded(path) }

  /// The address of a file that all editions have in common.
  package func file(_ path: String) -> String { root + PageURL.encoded(path) }
}

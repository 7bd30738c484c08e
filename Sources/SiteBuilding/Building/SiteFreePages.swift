internal import Cookbook
package import SitePlanning
package import SiteStorage
package import SourceText

/// The pages of text of a site: Markdown in the folder `pages` of its content.
package enum SiteFreePages {
  /// In the order of their paths; what cannot be read is told and left out.
  ///
  /// - Parameter files: of the content folder.
  package static func read(_ content: SourceFolder, among files: [ScannedFile]) -> Checked<[FreePage]> {
    var result = Checked<[FreePage]>([])
    for file in files where ContentKind(path: file.path) == .page {
      let read = content.read(file.path)
      result.diagnostics += read.diagnostics
      guard let bytes = read.value?.bytes else { continue }
      let source = SourceFile(path: content.shownPath(of: file.path), bytes: bytes)
      let page = FreePage.read(source, path: file.path)
      result.diagnostics += page.diagnostics
      if let page = page.value { result.value.append(page) }
    }
    result.value.sort { $0.path < $1.path }
    return result
  }
}

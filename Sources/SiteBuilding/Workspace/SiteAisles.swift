package import ShoppingCategories
package import SiteStorage
package import SourceText

/// How the user sorts a shop: the file `aisle.conf` beside `galley.yaml`.
package enum SiteAisles {
  /// `nil` where there is no such file.
  package static func read(_ root: SourceFolder) -> Checked<AisleFile?> {
    guard root.has(AisleFile.fileName) else { return Checked(nil) }
    let contents = root.read(AisleFile.fileName)
    guard let bytes = contents.value?.bytes else { return Checked(nil, contents.diagnostics) }
    let read = AisleFileReader.read(SourceFile(path: root.shownPath(of: AisleFile.fileName), bytes: bytes))
    return Checked(read.value, contents.diagnostics + read.diagnostics)
  }
}

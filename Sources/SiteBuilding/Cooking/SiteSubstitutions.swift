internal import DefaultFiles
internal import Foods
internal import MealPlanning
internal import SiteStorage
internal import SourceText

/// What may take the place of what: the file `substitutions.yaml` beside `galley.yaml`, then what the program knows.
package enum SiteSubstitutions {
  package static let fileName = "substitutions.yaml"

  /// Of the site's own file; `nil` where it has none that can be read.
  static func ownBytes(_ root: SourceFolder) -> [UInt8]? {
    root.has(fileName) ? root.read(fileName).value?.bytes : nil
  }

  /// The site's own come first.
  static func read(_ root: SourceFolder, over book: FoodBook) -> Checked<SubstitutionTable> {
    let known = SubstitutionReader.read(builtIn(fileName), over: book).value
    guard root.has(fileName) else { return Checked(SubstitutionTable(known)) }
    let contents = root.read(fileName)
    guard let bytes = contents.value?.bytes else { return Checked(SubstitutionTable(known), contents.diagnostics) }
    let source = SourceFile(path: root.shownPath(of: fileName), bytes: bytes)
    let own = SubstitutionReader.read(source, over: book)
    return Checked(SubstitutionTable(own.value + known), contents.diagnostics + own.diagnostics)
  }

  /// Which foods count as which.
  static func kinds(over book: FoodBook) -> FoodKinds {
    FoodKinds.read(builtIn("kinds.yaml"), over: book).value
  }

  private static func builtIn(_ name: String) -> SourceFile {
    SourceFile(path: name, bytes: DefaultFiles.knowledge.first { $0.name == name }?.bytes ?? [])
  }
}

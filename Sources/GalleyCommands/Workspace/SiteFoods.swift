internal import FoodTable
internal import Foods
internal import Glibc
internal import SiteStorage
internal import SourceText

/// What a site says of foods: its file `foods.yaml` beside `galley.yaml`.
struct SiteFoods: Sendable {
  static let fileName = "foods.yaml"

  private let file: FoodFile?
  /// The bytes of the file, empty where there is none: whatever is remembered of foods depends on them.
  let bytes: [UInt8]

  /// Errors of the file leave out what they are about.
  static func read(_ root: SourceFolder) -> Checked<SiteFoods> {
    guard access(root.path + "/" + fileName, F_OK) == 0 else { return Checked(SiteFoods(file: nil, bytes: [])) }
    let contents = root.read(fileName)
    guard let bytes = contents.value?.bytes else {
      return Checked(SiteFoods(file: nil, bytes: []), contents.diagnostics)
    }
    let source = SourceFile(path: root.shownPath(of: fileName), bytes: bytes)
    let read = FoodFileReader.read([source], over: FoodTable.builtIn)
    return Checked(SiteFoods(file: read.value, bytes: bytes), contents.diagnostics + read.diagnostics)
  }

  /// The built-in foods and those of the site; made anew with each call.
  func makeBook() -> FoodBook {
    guard let file else { return FoodTable.builtIn }
    return FoodTable.builtIn.adding(file)
  }
}

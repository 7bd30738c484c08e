package import Cookbook
internal import PlanReading
package import SiteStorage
package import SourceText
internal import Words

/// The file of what is at home: `pantry.md` in the content folder.
package struct PantryFile {
  /// Below the content folder.
  package let path: String
  /// What it holds; `nil` while there is none.
  private let contents: FileContents?
  let pantry: Pantry

  /// Empty where there is no such file; paths of diagnostics are those shown to people.
  ///
  /// - Parameter files: of the content folder.
  static func read(_ content: SourceFolder, among files: [ScannedFile]) -> Checked<PantryFile> {
    guard let file = files.first(where: { ContentKind(path: $0.path) == .pantry }) else {
      return Checked(PantryFile(path: SitePantry.fileName, contents: nil, pantry: Pantry()))
    }
    let read = content.read(file.path)
    guard let contents = read.value else {
      return Checked(PantryFile(path: file.path, contents: nil, pantry: Pantry()), read.diagnostics)
    }
    let found = PantryReader.read(SourceFile(path: content.shownPath(of: file.path), bytes: contents.bytes))
    return Checked(
      PantryFile(path: file.path, contents: contents, pantry: found.value), read.diagnostics + found.diagnostics)
  }

  /// What another pantry has and this one has not: the same words with another day are another pack.
  package func missing(of other: Pantry) -> [Pantry.Item] {
    func key(_ item: Pantry.Item) -> String { "\(TextFolding.folded(item.text)) \(item.bestBefore?.text ?? "")" }
    var known = Set(pantry.items.map(key))
    return other.items.filter { known.insert(key($0)).inserted }
  }

  /// Adds lines of another file at the end, as they are written there.
  package func add(_ items: [Pantry.Item], of source: SourceFile, to content: SourceFolder) -> [Diagnostic] {
    let lines = source.bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    var bytes = contents?.bytes ?? Array("# Pantry\n\n".utf8)
    if let last = bytes.last, last != 0x0A { bytes.append(0x0A) }
    for item in items {
      // What stands deeper in the other file is a line like the others here.
      let line = lines[item.line - 1].drop { $0 == 0x20 || $0 == 0x09 }
      bytes += line.last == 0x0D ? line.dropLast() : line
      bytes.append(0x0A)
    }
    guard let contents else { return NewFiles.create([NewFile(path: path, bytes: bytes)], in: content.path) }
    return content.replace(path, contents, with: bytes).map { [$0] } ?? []
  }
}

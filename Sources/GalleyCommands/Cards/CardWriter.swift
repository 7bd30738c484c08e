internal import PDFEngine
internal import SitePlanning
internal import SiteStorage
internal import SourceText

/// Writes cards where they belong and remembers what went wrong.
struct CardWriter {
  let target: CardTarget
  let format: CardFormat
  let console: Console
  private(set) var problems: [Diagnostic] = []
  private var names: Set<String> = []

  init(target: CardTarget, format: CardFormat, console: Console) {
    self.target = target
    self.format = format
    self.console = console
  }

  mutating func write(_ document: PDFDocument, of recipe: SiteRecipe) {
    problems += document.refusedAddresses.map { address in
      Diagnostic(
        .warning, "pdf-address", path: recipe.summary.path, message: "“\(address)” is not in the PDF",
        hint: "put what is to be printed into the page as a “data:” address; nothing else is read")
    }
    write(document.bytes, of: recipe)
  }

  mutating func write(_ bytes: [UInt8], of recipe: SiteRecipe) {
    switch target {
    case .standardOutput: console.write(bytes)
    case .file(let folder, let name): put(bytes, name, in: folder)
    case .folder(let folder): put(bytes, name(of: recipe), in: folder)
    }
  }

  private mutating func put(_ bytes: [UInt8], _ name: String, in folder: String) {
    problems += NewFiles.create([NewFile(path: name, bytes: bytes)], in: folder, existing: .replaced)
  }

  /// The name of the recipe's page; with its folders where two would be alike.
  private mutating func name(of recipe: SiteRecipe) -> String {
    let parts = recipe.stem.split(separator: "/")
    let short = String(parts.last ?? "card")
    let long = parts.joined(separator: "-")
    var name = names.contains(short) ? long : short
    var number = 2
    while !names.insert(name).inserted {
      name = "\(long)-\(number)"
      number += 1
    }
    return "\(name).\(format.rawValue)"
  }
}

package import SiteBuilding
package import SitePlanning
internal import SiteStorage

/// Where cards are written to.
package enum CardTarget: Equatable {
  /// All cards, in one file or on standard output.
  case whole(OutputFile)
  /// Each card in a file of its own.
  case folder(String)

  /// A name with the ending of the format is a file, and so is that of a device or pipe; any other is a folder.
  ///
  /// - Parameter count: how many cards there are.
  package init(_ output: String?, _ options: CardOptions, count: Int, isTerminal: Bool) throws(InvalidRequest) {
    try self.init(
      output, format: options.format, hasSheets: options.sheets != nil, count: count, isTerminal: isTerminal)
  }

  package init(
    _ output: String?, format: CardFormat, hasSheets: Bool = false, count: Int, isTerminal: Bool
  ) throws(InvalidRequest) {
    try OutputEnding.check(output, against: format)
    if let output, !OutputEnding.matches(output, format), !NamedFile.isStream(output) {
      guard !hasSheets else {
        throw InvalidRequest(
          "sheets hold several cards and go into one file", hint: "name it, such as --output cards.\(format.rawValue)")
      }
      self = .folder(output)
      return
    }
    guard count < 2 || hasSheets || format == .pdf else {
      throw InvalidRequest(
        output == nil ? "\(count) cards need a folder" : "\(count) cards do not go into one file",
        hint: "name a folder, such as --output cards")
    }
    self = .whole(
      try OutputFile(output, isPDF: (format == .pdf || format == .png) && count > 0, isTerminal: isTerminal))
  }

  /// The one file for everything; `nil` for a folder.
  package var whole: OutputFile? { if case .whole(let file) = self { file } else { nil } }

  /// Whether the user has named the file.
  var isNamed: Bool { whole != nil }

  /// The files of the recipes, in their order.
  ///
  /// In a folder a card has the name of the recipe's page; with its folders where two would be alike.
  package func files(of recipes: [SiteRecipe], ending: String) -> [OutputFile] {
    switch self {
    case .whole(let file): return recipes.map { _ in file.page(nil, ending: ending) }
    case .folder(let folder):
      var names: Set<String> = []
      return recipes.map { .file(folder: folder, name: "\(Self.name(of: $0, among: &names)).\(ending)") }
    }
  }

  private static func name(of recipe: SiteRecipe, among names: inout Set<String>) -> String {
    let parts = recipe.stem.split(separator: "/")
    let short = String(parts.last ?? "card")
    let long = parts.joined(separator: "-")
    var name = names.contains(short) ? long : short
    var number = 2
    while !names.insert(name).inserted {
      name = "\(long)-\(number)"
      number += 1
    }
    return name
  }
}

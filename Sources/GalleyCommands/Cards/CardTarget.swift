internal import SitePlanning

/// Where cards are written to.
enum CardTarget: Equatable {
  /// One card, in a file or on standard output.
  case single(OutputFile)
  case folder(String)

  /// A name with the ending of the format is a file, any other a folder.
  ///
  /// - Parameter count: how many cards there are.
  init(_ output: String?, format: CardFormat, count: Int, isTerminal: Bool) throws(CommandUsageError) {
    let isFile = output?.hasSuffix(".\(format.rawValue)") ?? true
    if let output, !isFile {
      self = .folder(output)
      return
    }
    guard count < 2 else {
      throw CommandUsageError(
        output == nil ? "\(count) cards need a folder" : "\(count) cards do not go into one file",
        hint: "name a folder, such as --output cards")
    }
    self = .single(try OutputFile(output, isPDF: format == .pdf && count > 0, isTerminal: isTerminal))
  }

  /// The files of the recipes, in their order.
  ///
  /// In a folder a card has the name of the recipe's page; with its folders where two would be alike.
  func files(of recipes: [SiteRecipe], format: CardFormat) -> [OutputFile] {
    switch self {
    case .single(let file): return recipes.map { _ in file }
    case .folder(let folder):
      var names: Set<String> = []
      return recipes.map { .file(folder: folder, name: "\(Self.name(of: $0, among: &names)).\(format.rawValue)") }
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

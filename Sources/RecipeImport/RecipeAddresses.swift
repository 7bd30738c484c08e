internal import Cookbook
internal import CookbookReading
internal import Words

/// Where recipes that are taken over together will stand: what the links between them lead to.
public struct RecipeAddresses: Sendable {
  /// By title and by what other recipes call them, folded; none where several have the name.
  private var addresses: [String: String?] = [:]

  public init() {}

  /// - Parameter path: of its file, from the folder that all of them are written to.
  public mutating func add(_ draft: RecipeDraft, at path: String) {
    for name in Set(([draft.title].compactMap(\.self) + draft.aliases).map(Self.key)) {
      addresses[name] = addresses[name] == nil ? path : .some(nil)
    }
  }

  /// The address of the one recipe with a name, as it stands in a link.
  func address(of name: String) -> String? {
    addresses[Self.key(name)]?.map { PercentEncoding.normalized($0) }
  }

  private static func key(_ name: String) -> String { TextFolding.folded(name).trimmed }
}

/// Links the ingredients that are other recipes of the same program.
struct RecipeLinker {
  /// What the links of a recipe lead to, by their names as Markdown.
  private let addresses: [String: String]
  private let links: [RecipeDraft.Link]
  private var linked: Set<String> = []

  init(_ draft: RecipeDraft, _ all: RecipeAddresses) {
    links = draft.links
    // No recipe is an ingredient of itself, whatever it names.
    let own = draft.title.flatMap(all.address)
    let found = draft.links.compactMap { link in
      all.address(of: link.name).flatMap { $0 == own ? nil : (MarkdownEscaping.line(link.shown), $0) }
    }
    addresses = Dictionary(found) { first, _ in first }
  }

  /// The names of recipes that no ingredient is linked to.
  var unlinked: [String] {
    links.filter { !linked.contains(MarkdownEscaping.line($0.shown)) }.map(\.name)
  }

  /// An ingredient that is a recipe, `Stock` or `Stock, warm`, becomes a link to it.
  mutating func link(_ ingredients: inout [Ingredient]) {
    guard !addresses.isEmpty else { return }
    for index in ingredients.indices where ingredients[index].link == nil {
      let name = ingredients[index].name
      let beginnings = [name[...]] + [", ", " ("].compactMap { name.firstRange(of: $0).map { name[..<$0.lowerBound] } }
      guard let called = beginnings.map(String.init).first(where: { addresses[$0] != nil }) else { continue }
      ingredients[index].link = addresses[called]
      linked.insert(called)
    }
  }
}

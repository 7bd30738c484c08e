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

/// Links the ingredients that are other recipes of the same program, and the words of steps that name them.
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

  /// The names of recipes that nothing is linked to.
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

  /// Steps in Markdown, in which the names of recipes that steps name, the first in each line, become links.
  mutating func link(_ steps: String) -> String {
    let names = links.filter(\.isInSteps).map { MarkdownEscaping.line($0.shown) }.filter { addresses[$0] != nil }
    var seen: Set<String> = []
    // The longest first: `Fish stock` is no `stock`.
    let sorted = names.filter { seen.insert($0).inserted && !$0.isEmpty }.sorted {
      ($1.utf8.count, $0) < ($0.utf8.count, $1)
    }
    guard !sorted.isEmpty else { return steps }
    return steps.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.hasPrefix("#") ? String(line) : linked(line, sorted.prefix(Self.mostInSteps))
    }.joined(separator: "\n")
  }

  /// Each line is looked through for each name; no recipe names as many.
  private static let mostInSteps = 50

  /// How far back the beginning of an address is looked for.
  private static let longestAddress = 200

  private mutating func linked(_ line: Substring, _ names: some Sequence<String>) -> String {
    var found: [(range: Range<String.Index>, name: String)] = []
    for name in names {
      guard let range = place(of: name, in: line), !found.contains(where: { $0.range.overlaps(range) }) else {
        continue
      }
      found.append((range, name))
    }
    var result = ""
    var start = line.startIndex
    for (range, name) in found.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      guard let address = addresses[name] else { continue }
      result += line[start..<range.lowerBound] + "[\(name)](\(address))"
      start = range.upperBound
      linked.insert(name)
    }
    return result + line[start...]
  }

  /// Where a name stands as words of its own, and in no address.
  private func place(of name: String, in line: Substring) -> Range<String.Index>? {
    var rest = line
    while let range = rest.firstRange(of: name) {
      let before = line[..<range.lowerBound].last
      let after = line[range.upperBound...].first
      let isWord =
        !(before.map { $0.isLetter || $0.isNumber || $0 == "\\" } ?? false)
        && !(after.map { $0.isLetter || $0.isNumber } ?? false)
        && !line[..<range.lowerBound].suffix(Self.longestAddress).split(
          omittingEmptySubsequences: false, whereSeparator: \.isWhitespace
        ).suffix(1).contains { $0.contains("://") }
      if isWord { return range }
      rest = line[range.upperBound...]
    }
    return nil
  }
}

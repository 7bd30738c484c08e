internal import Fingerprints
internal import Words

/// Recipes by what they are listed under; by folded name, so that `Vegan` and `vegan` are one.
struct TaxonGroups {
  private let key: (String) -> String
  private var slots: [String: Int] = [:]
  private var groups: [(key: String, spellings: [String: Int], recipes: [Int])] = []
  private var folded: [String: String] = [:]

  /// - Parameter key: folds a name.
  init(_ key: @escaping (String) -> String) { self.key = key }

  /// Recipes come in their order; one that comes twice under a name is listed once.
  mutating func add(_ recipe: Int, as name: String) {
    let group: String
    if let known = folded[name] {
      group = known
    } else {
      group = key(name)
      folded[name] = group
    }
    if let slot = slots[group] {
      groups[slot].spellings[name, default: 0] += 1
      if groups[slot].recipes.last != recipe { groups[slot].recipes.append(recipe) }
    } else {
      slots[group] = groups.count
      groups.append((group, [name: 1], [recipe]))
    }
  }

  /// Sorted by folded name.
  ///
  /// An address depends on the name alone, not on how often it is spelled which way, nor on which others there are. Only
  /// where two names differ in nothing that addresses keep (`gluten free`, `gluten-free`), all but one end with a fingerprint.
  func taxa(in index: IndexKind) -> [Taxon] {
    let groups = groups.sorted { $0.key < $1.key }
    let slugs = groups.map { Self.slug($0.spellings.keys) }
    // That which is written like the address keeps it, else the first.
    var owners: [String: Int] = [:]
    for (place, slug) in slugs.enumerated() where owners[slug] == nil || groups[place].key == slug {
      owners[slug] = place
    }
    return groups.indices.map { place in
      let (group, slug) = (groups[place], slugs[place])
      let mark = owners[slug] == place ? "" : "--" + Fingerprint(of: Array(group.key.utf8)).hex.prefix(6)
      // A list that grew has room to grow on.
      return Taxon(
        name: Self.commonest(group.spellings), stem: "\(index.stem)/\(slug)\(mark)",
        recipes: group.recipes.map(\.self))
    }
  }

  /// Of several spellings that with umlauts, which are lost sooner than put in by mistake; of these the shortest, which is
  /// the singular; of equals the first.
  private static func slug(_ spellings: some Sequence<String>) -> String {
    let slugs = spellings.map {
      (slug: Slug.make(spelledOut($0)), isPlain: umlauts.isDisjoint(with: $0.unicodeScalars))
    }
    let first = slugs.min { one, other in
      one.isPlain != other.isPlain
        ? other.isPlain : (one.slug.utf8.count, one.slug) < (other.slug.utf8.count, other.slug)
    }
    return first?.slug ?? Slug.make("")
  }

  private static let umlauts = Set("äöüÄÖÜ".unicodeScalars)

  /// `C++` → `C plus plus`, `C#` → `C sharp`: signs that end a word are part of a name.
  private static func spelledOut(_ name: String) -> String {
    guard name.utf8.contains(where: { $0 == 0x2B || $0 == 0x23 }) else { return name }
    return name.split(separator: " ", omittingEmptySubsequences: false).map { word in
      let stem = word.prefix { $0 != "+" && $0 != "#" }
      guard !stem.isEmpty, word[stem.endIndex...].allSatisfy({ $0 == "+" || $0 == "#" }) else { return String(word) }
      return stem + word[stem.endIndex...].map { $0 == "+" ? " plus" : " sharp" }.joined()
    }.joined(separator: " ")
  }

  /// The spelling used most; of equals the first in the order of code points.
  private static func commonest(_ spellings: [String: Int]) -> String {
    spellings.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? ""
  }
}

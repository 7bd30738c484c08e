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
  func taxa(in index: IndexKind) -> [Taxon] {
    var usedSlugs: [String: Int] = [:]
    return groups.sorted { $0.key < $1.key }.map { group in
      let name = Self.commonest(group.spellings)
      let slug = Slug.make(name)
      let number = usedSlugs[slug, default: 0] + 1
      usedSlugs[slug] = number
      // A list that grew has room to grow on.
      return Taxon(
        name: name, stem: "\(index.stem)/\(slug)" + (number > 1 ? "--\(number)" : ""),
        recipes: group.recipes.map(\.self))
    }
  }

  /// The spelling used most; of equals the first in the order of code points.
  private static func commonest(_ spellings: [String: Int]) -> String {
    spellings.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? ""
  }
}

internal import Fingerprints

/// An amount of all recipes, cut where it is asked for: each file holds the recipes with amounts from its first one on,
/// and the set of all recipes with less.
struct AmountBuckets: Sendable {
  typealias Stated = (recipe: UInt32, amount: Int)

  /// Recipes and their amounts, in the order of recipes.
  struct Bucket {
    let first: Int
    let below: [UInt32]
    let recipes: [UInt32]
    let amounts: [Int]
  }

  /// The first amount of each bucket, ascending.
  let firsts: [Int]
  /// In the order of recipes; of those that state none nothing.
  private let stated: [Stated]

  /// Of all recipes and how they are cut.
  var fingerprint: Fingerprint {
    var builder = FingerprintBuilder()
    for first in firsts { builder.combine(first) }
    for (recipe, amount) in stated {
      builder.combine(Int(recipe))
      builder.combine(amount)
    }
    return builder.finish()
  }

  /// - Parameters:
  ///   - stated: in the order of recipes.
  ///   - count: how many buckets there are at most; equal amounts stand in one.
  init(_ stated: [Stated], count: Int) {
    self.stated = stated
    let sorted = stated.map(\.amount).sorted()
    var firsts: [Int] = []
    for index in 0..<count where !sorted.isEmpty {
      let first = index == 0 ? sorted[0] : sorted[index * sorted.count / count]
      if first != firsts.last { firsts.append(first) }
    }
    self.firsts = firsts
  }

  subscript(index: Int) -> Bucket {
    let first = firsts[index]
    let end = index + 1 < firsts.count ? firsts[index + 1] : Int.max
    let own = stated.filter { $0.amount >= first && $0.amount < end }
    return Bucket(
      first: first, below: stated.filter { $0.amount < first }.map(\.recipe), recipes: own.map(\.recipe),
      amounts: own.map(\.amount))
  }
}

internal import Foods
internal import SourceText
internal import Synchronization
internal import Words

/// Which food somebody may have meant by a name that is none, for all ingredients of a recipe.
struct FoodNameHints {
  private let names: FoodNamesByLetter
  private var answered = 0

  init(_ names: FoodNamesByLetter) {
    self.names = names
  }

  /// The closest name with the same first letter, in the recipe's language or English.
  ///
  /// `nil` also where so many were asked for that nobody will read the answer (`Diagnostic.limitPerFile`).
  mutating func suggestion(for name: String, language: String) -> String? {
    guard answered <= Diagnostic.limitPerFile, let first = TextFolding.folded(name).utf8.first else { return nil }
    answered += 1
    let languages = Set([FoodLanguage(tag: language) ?? .en, .en]).sorted { $0.rawValue < $1.rawValue }
    let candidates = names.names(from: first, in: languages).lazy.filter { abs($0.utf8.count - name.utf8.count) <= 3 }
    return NearMiss.suggestion(for: name, among: candidates)
  }
}

/// Names of foods by the first letter they have when folded, in the order of the foods.
///
/// Found out for the first name that is asked for, once for all recipes of a site: that takes as long as reading a hundred.
final class FoodNamesByLetter: Sendable {
  private let foods: FoodBook
  private let known = Mutex<[[FoodLanguage]: [UInt8: [String]]]>([:])

  init(_ foods: FoodBook) {
    self.foods = foods
  }

  /// - Parameter languages: in the order of `FoodLanguage`.
  func names(from letter: UInt8, in languages: [FoodLanguage]) -> [String] {
    known.withLock { known in
      let byLetter = known[languages] ?? byFirstLetter(languages)
      known[languages] = byLetter
      return byLetter[letter] ?? []
    }
  }

  private func byFirstLetter(_ languages: [FoodLanguage]) -> [UInt8: [String]] {
    let all = foods.foods.lazy.flatMap { food in languages.flatMap { food.names(in: $0) } }
    return Dictionary(grouping: all.filter { !$0.isEmpty }) { TextFolding.folded($0).utf8.first ?? 0 }
  }
}

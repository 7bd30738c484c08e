internal import Cookbook
package import Mustache
package import Quantities

/// One of the yields that a recipe can be scaled by.
package struct ScaleYieldView: View {
  package let word: String
  let isChosen: Bool

  package static let schema = Schema<Self>("ScaleYield") {
    Field("word", \.word, "What is counted, `servings`; `×` where the recipe counts itself.")
    Field("isChosen", \.isChosen, "Whether it is the one that is asked for at first.")
  }
}

/// What stands in the field that scales a recipe before anybody has touched it; its script goes on from there.
package struct ScaleView: View {
  package let number: String
  package let yields: [ScaleYieldView]
  let isFixed: Bool

  package static let schema = Schema<Self>("Scale") {
    Field("number", \.number, "The number of the chosen yield, `4`.")
    Field("yields", \.yields, "Never empty.")
    Field("isFixed", \.isFixed, "Whether there is one yield only.")
  }

  /// Servings come first; a recipe that states no measured yield is scaled by itself.
  package init(_ yields: [Amount], amounts: AmountText) {
    let measured = yields.compactMap { yield -> (yield: Amount, made: Rational)? in
      Self.made(of: yield).map { (yield, $0) }
    }
    let choice = measured.firstIndex { ServingWord.people(of: $0.yield) != nil } ?? 0
    let chosen = measured.isEmpty ? nil : measured[choice]
    number = chosen.flatMap { amounts.number(.exact($0.made), unit: $0.yield.unit) } ?? "1"
    self.yields =
      measured.isEmpty
      ? [ScaleYieldView(word: "×", isChosen: true)]
      : measured.enumerated().map { ScaleYieldView(word: $1.yield.unit ?? "×", isChosen: $0 == choice) }
    isFixed = measured.count < 2
  }

  /// The number that a recipe is scaled by, by one of its yields; `nil` where it cannot be. As many people as
  /// `ServingWord.count` says; of anything else there has to be enough.
  static func made(of yield: Amount) -> Rational? {
    let made = ServingWord.people(of: yield)?.upperBound ?? yield.measure.lowerBound
    return made.flatMap { $0 > .zero ? $0 : nil }
  }
}

import KitchenUnits
import Quantities
import Testing

@Suite struct AmountPresentingTests {
  /// Scaled amounts as they are shown, by the unit as it was written; `~` says that rounding moved it by more than 5 %.
  @Test(
    "scaled amounts are shown in steps a kitchen has",
    arguments: [
      ("100/169", "vanilla pod", "en", "~2/3 vanilla pod"), ("16/3", nil, "en", "5+1/2"), ("13/3", nil, "en", "4+1/2"),
      ("3/2", nil, "en", "3/2"), ("1/16", "tsp", "en", "1 pinch"), ("0.5", "TL", "de", "1/2 TL"),
      ("6", "TL", "de", "2 EL"), ("9/4", "tbsp", "en", "9/4 tbsp"), ("27/4", "tsp", "en", "9/4 tbsp"),
      ("5", "tsp", "en", "5 tsp"), ("8", "tsp", "en", "8/3 tbsp"), ("17/4", "tsp", "en", "17/4 tsp"),
      ("1/6", "TL", "de", "~1/8 TL"), ("4/3", "EL", "de", "4 TL"), ("2", "cup", "en", "2 cups"),
      ("4/3", "cloves", "en", "~1 clove"), ("9/2", "cloves of garlic", "en", "4+1/2 cloves of garlic"),
      ("500/3", "g", "de", "167 g"), ("2500/3", "ml", "de", "833 ml"), ("1/3", "Stange", "de", "1/3 Stange"),
      ("0", "g", "en", "0 g"), ("3", "c. à s.", "fr", "3 c. à s."),
    ])
  func presents(number: String, unit: String?, language: String, expected: String) throws {
    let amount = Amount(.exact(try rational(number)), unit: unit)
    let shown = amount.presented(language: language)
    guard case .exact(let value) = shown.measure else {
      Issue.record("one number stays one")
      return
    }
    let words = expected.drop { $0 == "~" }.split(separator: " ", maxSplits: 1).map(String.init)
    #expect(try value == rational(words[0]))
    #expect(shown.unit == (words.count > 1 ? words[1] : nil))
    #expect(shown.isApproximate == expected.hasPrefix("~"))
  }

  @Test func keepsBothEndsOfARange() throws {
    let range = Amount(.range(Rational(6), Rational(9)), unit: "cups")
    #expect(range.presented(language: "en") == range)
    let third = Amount(.range(try rational("2/3"), try rational("4/3")), unit: "bay leaf")
    #expect(third.presented(language: "en").measure == .range(try rational("2/3"), try rational("4/3")))
  }

  @Test func leavesWordsAndWhatWasSaidToBeApproximate() throws {
    #expect(Amount(.unmeasured, unit: "a pinch").presented(language: "en") == Amount(.unmeasured, unit: "a pinch"))
    let about = Amount(.exact(.one), unit: "cup", isApproximate: true)
    #expect(about.presented(language: "en").isApproximate)
  }
}

public import Quantities

extension Amount {
  /// The amount as a kitchen measures it: `100/169` pods become `≈ ⅔`, 4 TL become 4 TL and 6 TL become 2 EL.
  ///
  /// Only amounts that were scaled or shared out are put through it: what somebody wrote stays as written. Where the
  /// numbers move by more than 5 % the amount says so. Pieces, and units that no table has, keep their word, but for what a
  /// ``UnitWording`` says of nouns.
  ///
  /// - Parameter language: BCP 47 tag of the words for units.
  public func presented(language: String) -> Amount {
    let wording = unit.map { UnitWording($0, language: language) }
    guard let known = wording?.unit else {
      guard let place = KitchenLadder.of(nil).place(measure, ratio: { _ in .one }) else { return self }
      let word = wording?.text(for: place.measure)
      return replaced(by: place.measure, unit: word, isRounded: place.error > KitchenLadder.said)
    }
    let shown = UnitAmount(measure, known).presented
    let isRounded = shown.relativeError > KitchenLadder.said
    guard shown.amount.unit == known else {
      let written = shown.amount.written(in: language)
      return replaced(by: shown.amount.measure, unit: written.unit, isRounded: isRounded)
    }
    let word = wording?.text(for: shown.amount.measure)
    return replaced(by: shown.amount.measure, unit: word, isRounded: isRounded)
  }

  private func replaced(by measure: Measure, unit: String?, isRounded: Bool) -> Amount {
    Amount(measure, unit: unit, isApproximate: isApproximate || isRounded)
  }
}

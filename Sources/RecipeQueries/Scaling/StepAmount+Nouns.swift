public import KitchenUnits
public import StepText

extension StepAmount {
  /// What a number without a unit counts, in the text of which the amount is.
  public func nouns(in text: [UInt8], language: String) -> [CountedNoun] {
    guard ingredient != nil, unitText.isEmpty else { return [] }
    return CountedNoun.counted(in: text, from: range.upperBound, by: measure, language: language)
  }
}

internal import Words

/// A season of the temperate north, by whole months as meteorologists count them (spring is March to May).
public enum Season: Int, Sendable, CaseIterable {
  case spring, summer, autumn, winter

  /// - Parameter month: 1–12.
  public init(month: Int) {
    switch month {
    case 3...5: self = .spring
    case 6...8: self = .summer
    case 9...11: self = .autumn
    default: self = .winter
    }
  }

  /// The half of the earth: in the south the same harvest comes six months later.
  public enum Hemisphere: String, Sendable, CaseIterable {
    case north, south

    /// The month in which the north is as far in its year.
    func northernMonth(_ month: Int) -> Int { self == .north ? month : (month + 5) % 12 + 1 }
  }

  /// The season a tag names; `nil` for every other tag.
  init?(tag: String) {
    let folded = TextFolding.folded(tag)
    guard let season = Self.allCases.first(where: { Self.words[$0.rawValue].contains(folded) }) else { return nil }
    self = season
  }

  /// Folded.
  private static let words: [[String]] = [
    ["spring", "fruhling", "fruhjahr", "printemps", "primavera"], ["summer", "sommer", "ete", "verano"],
    ["autumn", "fall", "herbst", "automne", "otono"], ["winter", "hiver", "invierno"],
  ]
}

internal import Words

/// The parts of a caption's first line that emoji set apart: `Marry me chickpeas 💍 Comment below for the link!`
enum TitleParts {
  /// The first part that could name a dish: one that lures, asks for something or states facts does not.
  static func best(of title: String) -> String {
    let parts = title.split(whereSeparator: CaptionLines.isDecoration).map { String($0).trimmed }
      .filter { $0.contains(where: \.isLetter) }
    guard parts.count > 1, let first = parts.first else { return title }
    let rest = parts.dropFirst()
    if TextTitle.isHook(first) { return rest.first { !isRemark($0) } ?? title }
    return rest.allSatisfy(isRemark) ? first : title
  }

  /// A sentence, a wish to the reader, how long it takes or for how many it is.
  private static func isRemark(_ part: String) -> Bool {
    part.endsSentence || TextTitle.isHook(part) || CaptionCourtesy.isOne(part) || TimeText.minutes(part) != nil
      || LabelledFacts.statesYield(part) || ProseFacts(part).yieldText != nil
  }
}

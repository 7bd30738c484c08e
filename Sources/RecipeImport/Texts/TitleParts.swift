internal import Words

/// The parts of a caption's first line that emoji set apart: `Marry me chickpeas 💍 Comment below for the link!`
enum TitleParts {
  /// The first part that could name a dish: one that lures, asks for something or states facts does not.
  static func best(of title: String) -> String {
    let parts = joined(
      title.split(whereSeparator: CaptionLines.isDecoration).map { String($0).trimmed }
        .filter { $0.contains(where: \.isLetter) })
    guard parts.count > 1, let first = parts.first else { return title }
    let rest = parts.dropFirst()
    if TextTitle.isHook(first) { return rest.first { !isRemark($0) } ?? title }
    return rest.allSatisfy(isRemark) ? first : title
  }

  /// A part that begins with a small letter goes on with the one before, unless it says something else.
  private static func joined(_ parts: [String]) -> [String] {
    parts.reduce(into: []) { result, part in
      if let last = result.last, part.first?.isLowercase == true, !isFact(part) {
        result[result.count - 1] = "\(last) \(part)"
      } else {
        result.append(part)
      }
    }
  }

  /// A sentence, a wish to the reader, how long it takes or for how many it is.
  private static func isRemark(_ part: String) -> Bool {
    part.endsSentence || isFact(part)
  }

  private static func isFact(_ part: String) -> Bool {
    let bare = String(part.drop { !$0.isLetter && !$0.isNumber })
    return TextTitle.isHook(bare) || CaptionCourtesy.isOne(bare) || TimeText.minutes(bare) != nil
      || LabelledFacts.statesYield(bare) || ProseFacts(bare).yieldText != nil || NutrientLine.isOne(bare)
  }
}

internal import Words

/// Numbers before and behind steps that only their order tells from amounts: `1 Heat the oven.`, `Klar 2 Bake it.`
enum StepNumbers {
  static func removed(from sections: [RecipeDraft.Section]) -> [RecipeDraft.Section] {
    var texts = removed(from: removedFromEnds(of: sections.flatMap(\.steps).map(\.text)))[...]
    return sections.map { section in
      var section = section
      for index in section.steps.indices { section.steps[index].text = texts.removeFirst() }
      return section
    }
  }

  /// The steps without such numbers, where they count from one, in one run or anew in each part, on four of five steps,
  /// two at least; the same word may stand before each of them.
  static func removed(from steps: [String]) -> [String] {
    for readsWord in [false, true] {
      var expected = 1
      var count = 0
      var label: String?
      var isOneLabel = true
      let bare = steps.map { step -> String? in
        guard let found = Numbered(step, readsWord: readsWord), found.number == expected || found.number == 1 else {
          return nil
        }
        expected = found.number + 1
        count += 1
        isOneLabel = isOneLabel && (label == nil || label == found.label)
        label = found.label
        return found.rest
      }
      guard count >= 2, count * 5 >= steps.count * 4, isOneLabel, expected > 2 else { continue }
      return zip(steps, bare).map { $1 ?? $0 }
    }
    return steps
  }

  /// The steps without the number of the picture that each ends with, counted from one: `Stir in the flour. 2`
  static func removedFromEnds(of steps: [String]) -> [String] {
    let bare = steps.enumerated().compactMap { index, step -> String? in
      let number = step.reversed().prefix(while: \.isNumber)
      let rest = step.dropLast(number.count)
      guard String(number.reversed()) == "\(index + 1)", rest.last == " ", String(rest.dropLast()).endsSentence else {
        return nil
      }
      return String(rest.dropLast())
    }
    return steps.count > 1 && bare.count == steps.count ? bare : steps
  }

  private struct Numbered {
    var label = ""
    var number = 0
    var rest = ""

    /// A number, behind a word or none, and what to do, which begins with a capital or in a script that has none.
    init?(_ step: String, readsWord: Bool) {
      var words = step.split(separator: " ", maxSplits: readsWord ? 2 : 1)[...]
      if readsWord {
        guard let word = words.popFirst(), word.allSatisfy(\.isLetter) else { return nil }
        label = TextFolding.folded(String(word))
      }
      guard let digits = words.popFirst(), let rest = words.popFirst().map(Self.withoutDash), let first = rest.first,
        first.isLetter, !first.isLowercase,
        let number = Int(digits.last.map { ".:)".contains($0) } == true ? digits.dropLast() : digits), number > 0
      else { return nil }
      self.number = number
      self.rest = String(rest)
    }

    /// `1 – Heat the oven.`
    private static func withoutDash(_ rest: Substring) -> Substring {
      let isDash = rest.first.map { "-–—".contains($0) } ?? false
      return isDash && rest.dropFirst().first == " " ? rest.dropFirst(2) : rest
    }
  }
}

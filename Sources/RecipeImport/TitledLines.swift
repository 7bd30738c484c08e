internal import Words

/// Titles that a source states among the lines of a list, `FOR THE CRUST` and `--- Filling ---`, where nothing but their looks
/// tells them from ingredients.
enum TitledLines {
  /// The same lines, those that are titles above a list of their own. At most one line of three is one, unless the first line
  /// is and another one, and never the last; one alone has several words, as `EVOO` has not, stands between dashes, or looks
  /// as the title of another list.
  static func parted(_ groups: [RecipeDraft.Group]) -> [RecipeDraft.Group] {
    let areShouted = groups.contains { $0.title.map(isShouted) ?? false }
    return groups.flatMap { group -> [RecipeDraft.Group] in
      let titles = group.lines.dropLast().map(title)
      let found = titles.compactMap(\.self)
      let areTwoInARow = zip(titles, titles.dropFirst()).contains { $0 != nil && $1 != nil }
      let isFirst = found.count > 1 && titles.first.flatMap(\.self) != nil
      guard !found.isEmpty, isFirst || found.count * 3 <= group.lines.count, !areTwoInARow,
        found.count > 1 || found[0].contains(" ") || areShouted || group.lines.contains(where: isRuled)
      else { return [group] }
      var parts = [RecipeDraft.Group(title: group.title)]
      for (line, title) in zip(group.lines, titles + [nil]) {
        if let title {
          parts.append(RecipeDraft.Group(title: title))
        } else {
          parts[parts.count - 1].lines.append(line)
        }
      }
      return parts.filter { !$0.lines.isEmpty }
    }
  }

  private static func title(_ line: String) -> String? {
    guard line.utf8.count < 60, !line.contains(where: \.isNumber) else { return nil }
    let bare = String(line.drop(while: isRule).reversed().drop(while: isRule).reversed()).trimmed
    if isRuled(line) { return bare.nonEmpty }
    guard isShouted(bare) || GroupHeading.namesPart(bare) && !bare.contains(",") else { return nil }
    return LineJudge.beginsWithAmount(bare) ? nil : bare.nonEmpty
  }

  /// `FOR THE CRUST`
  private static func isShouted(_ text: String) -> Bool {
    text.count(where: \.isUppercase) > 3 && !text.contains { $0.isLowercase || $0 == "," }
  }

  /// Steps, parted where a line is nothing but the title of a list of ingredients.
  static func parted(_ sections: [RecipeDraft.Section], at titles: [String]) -> [RecipeDraft.Section] {
    let known = Set(titles.map(TextFolding.folded))
    guard !known.isEmpty else { return sections }
    return sections.flatMap { section -> [RecipeDraft.Section] in
      var parts = [RecipeDraft.Section(title: section.title)]
      for (index, step) in section.steps.enumerated() {
        let text = step.text.withoutColon
        let isTitle = step.name == nil && text.utf8.count < 60 && known.contains(TextFolding.folded(text))
        if isTitle, index + 1 < section.steps.count {
          parts.append(RecipeDraft.Section(title: text))
        } else {
          parts[parts.count - 1].steps.append(step)
        }
      }
      return parts.count == 1 ? [section] : parts.filter { !$0.steps.isEmpty }
    }
  }

  private static func isRuled(_ line: String) -> Bool {
    line.utf8.count > 4 && line.prefix(2).allSatisfy(isRule) && line.suffix(2).allSatisfy(isRule)
  }

  private static func isRule(_ mark: Character) -> Bool { "-–—=*~_ ".contains(mark) }
}

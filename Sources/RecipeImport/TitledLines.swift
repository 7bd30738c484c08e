/// Titles that a source states among the lines of a list, `FOR THE CRUST` and `--- Filling ---`, where nothing but their looks
/// tells them from ingredients.
enum TitledLines {
  /// The same lines, those that are titles above a list of their own. At most one line of three is one, and never the last;
  /// one alone has several words, as `EVOO` has not, or stands between dashes.
  static func parted(_ groups: [RecipeDraft.Group]) -> [RecipeDraft.Group] {
    groups.flatMap { group -> [RecipeDraft.Group] in
      let titles = group.lines.dropLast().map(title)
      let found = titles.compactMap(\.self)
      let areTwoInARow = zip(titles, titles.dropFirst()).contains { $0 != nil && $1 != nil }
      guard !found.isEmpty, found.count * 3 <= group.lines.count, !areTwoInARow,
        found.count > 1 || found[0].contains(" ") || group.lines.contains(where: isRuled)
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
    let isShouted = bare.count(where: \.isUppercase) > 3 && !bare.contains { $0.isLowercase || $0 == "," }
    return isShouted && !LineJudge.beginsWithAmount(bare) ? bare.nonEmpty : nil
  }

  private static func isRuled(_ line: String) -> Bool {
    line.utf8.count > 4 && line.prefix(2).allSatisfy(isRule) && line.suffix(2).allSatisfy(isRule)
  }

  private static func isRule(_ mark: Character) -> Bool { "-–—=*~_ ".contains(mark) }
}

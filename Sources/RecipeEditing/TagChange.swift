public import CookbookReading
internal import Words

/// What is to become of the tags of a recipe.
///
/// Tags are the same when they differ in case and accents only, as the lists of a site have it.
public enum TagChange: Sendable, Hashable {
  /// Behind the others, unless it is there.
  case add(String)
  case remove(String)
  /// Where it stands; two that become the same are one.
  case rename(String, to: String)
  /// These and no others.
  case set([String])
  /// Says that the recipe is a favourite, or archived.
  case mark(RecipeMark)
  /// Takes every tag away that says so, in any language.
  case unmark(RecipeMark)

  /// Why a text cannot be a tag, to follow “it”; `nil` when it can.
  public static func problem(withTag tag: String) -> String? {
    if TextFolding.folded(tag).allSatisfy({ $0 == " " }) { return "is empty" }
    if tag.first == " " || tag.last == " " { return "has blanks around it" }
    let forbidden = tag.unicodeScalars.first { ",*_`[]<>\\&!\n\r".unicodeScalars.contains($0) || $0.value < 0x20 }
    return forbidden.map { _ in "has a character that means something else in Markdown or between tags" }
  }

  /// The tag that the user wants to have written.
  public var newTag: String? {
    switch self {
    case .add(let tag), .rename(_, to: let tag): tag
    case .remove, .set, .mark, .unmark: nil
    }
  }

  /// The tags as they become; those that stay are as they were written.
  func applied(to tags: [String]) -> [String] {
    switch self {
    case .add(let tag): return tags.contains { Self.isSame($0, tag) } ? tags : tags + [tag]
    case .remove(let tag): return tags.filter { !Self.isSame($0, tag) }
    case .rename(let old, let new):
      guard tags.contains(where: { Self.isSame($0, old) }) else { return tags }
      var result: [String] = []
      for tag in tags.map({ Self.isSame($0, old) ? new : $0 }) where !result.contains(where: { Self.isSame($0, tag) }) {
        result.append(tag)
      }
      return result
    case .set(let tags): return tags
    case .mark(let mark): return tags.contains(where: mark.isSaid(by:)) ? tags : tags + [mark.tag]
    case .unmark(let mark): return tags.filter { !mark.isSaid(by: $0) }
    }
  }

  /// Whether a tag is not to be there afterwards.
  func takesAway(_ tag: String) -> Bool {
    switch self {
    case .remove(let old): Self.isSame(tag, old)
    case .rename(let old, let new): Self.isSame(tag, old) && !Self.isSame(old, new)
    case .add, .set, .mark, .unmark: false
    }
  }

  /// What has to be said of a recipe afterwards, where the change is about that.
  var promise: (mark: RecipeMark, isSet: Bool)? {
    switch self {
    case .mark(let mark): (mark, true)
    case .unmark(let mark): (mark, false)
    default: nil
    }
  }

  private static func isSame(_ one: String, _ other: String) -> Bool {
    TextFolding.folded(one) == TextFolding.folded(other)
  }
}

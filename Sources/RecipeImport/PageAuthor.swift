internal import WebPages
internal import Words

/// Who wrote a recipe whose mark-up does not say so, as the head of the page and its links have it.
enum PageAuthor {
  static func find(_ page: WebPage) -> String? {
    let stated = [page.head["author"], page.head["article:author"], page.head["og:article:author"], label(page.head)]
    return (stated + [page.head.linkedAuthor]).lazy.compactMap(\.self).compactMap(name).first
  }

  /// `By Ann`, `Recipe by Ann`: the name. Accounts and profiles are given by addresses, which are no names.
  static func name(_ text: String) -> String? {
    guard let line = ImportedText.line(text), line.utf8.count < 100, !line.contains("://"), !line.hasPrefix("@") else {
      return nil
    }
    let folded = TextFolding.folded(line)
    if folded == "admin" { return nil }
    guard let opening = openings.first(where: { folded.hasPrefix($0) }) else { return line }
    let rest = line.split(separator: " ").dropFirst(opening.split(separator: " ").count)
    return rest.isEmpty ? line : rest.joined(separator: " ")
  }

  /// What stands below `Written by` where a page is shared with its author, as many weblogs have it.
  private static func label(_ head: PageHead) -> String? {
    for number in 1...2 {
      guard let label = head["twitter:label\(number)"], labels.contains(TextFolding.folded(label)) else { continue }
      return head["twitter:data\(number)"]
    }
    return nil
  }

  /// Folded; a German name may begin with “von”.
  private static let openings = ["recipe by ", "by ", "rezept von ", "recette de ", "receta de ", "por ", "par "]

  private static let labels: Set<String> = Set(
    [
      "Written by", "Verfasst von", "Geschrieben von", "Écrit par", "Rédigé par", "Escrito por", "Scritto da",
      "Geschreven door", "Skriven av", "Skrevet av", "Skrevet af", "Napisane przez",
    ].map(TextFolding.folded))
}

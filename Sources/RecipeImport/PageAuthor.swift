internal import JSONReading
internal import WebPages
internal import Words

/// Who wrote a recipe whose mark-up does not say so, as the head of the page, its links, its article and its byline have it.
enum PageAuthor {
  static func find(_ page: WebPage) -> String? {
    let stated = [page.head["author"], page.head["article:author"], page.head["og:article:author"], label(page.head)]
    let marked = (stated + [page.head.linkedAuthor]).lazy.compactMap(\.self).compactMap(name).first
    return marked ?? ofArticle(page) ?? page.bylines.lazy.compactMap(byline).first
  }

  /// Whom the site itself stands for, where nobody is named.
  static func site(_ page: WebPage) -> String? { page.head["og:site_name"].flatMap(name) }

  /// The author of the article that a recipe without one stands in.
  private static func ofArticle(_ page: WebPage) -> String? {
    let graph = SchemaRecipes(page.items.filter { $0.source == .jsonLD }.map(\.value))
    let reader = SchemaRecipeReader(graph: graph)
    return graph.articles.lazy.flatMap { reader.lineTexts($0["author"]) }.compactMap(name).first
  }

  /// The name in a byline, which is short, without its label: `Text: Ann Lee`.
  private static func byline(_ text: String) -> String? {
    guard text.utf8.count < 80 else { return nil }
    let label = text.firstIndex(of: ":").map { text.index(after: $0) } ?? text.startIndex
    guard let name = name(String(text[label...])), !name.contains(where: \.isNumber),
      (1...5).contains(name.split(separator: " ").count), name.contains(where: \.isLetter),
      !noNames.contains(TextFolding.folded(name)), SectionWords.part(of: name) == nil
    else { return nil }
    return name
  }

  private static let noNames: Set<String> = [
    "author", "autor", "auteur", "by", "von", "par", "por", "unknown", "read more",
  ]

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
  private static let openings = [
    "recipe by ", "by ", "rezept von ", "recette de ", "receta de ", "por ", "par ", "written by ", "posted by ",
    "created by ", "submitted by ", "publicado por ", "escrito por ", "ecrit par ", "publie par ", "geschreven door ",
    "scritto da ", "a cura di ", "skrevet av ", "skrevet af ", "skriven av ",
  ]

  private static let labels: Set<String> = Set(
    [
      "Written by", "Verfasst von", "Geschrieben von", "Écrit par", "Rédigé par", "Escrito por", "Scritto da",
      "Geschreven door", "Skriven av", "Skrevet av", "Skrevet af", "Napisane przez",
    ].map(TextFolding.folded))
}

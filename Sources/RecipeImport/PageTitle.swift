internal import WebPages
internal import Words

/// The name of the dish a page is about, where no mark-up says it.
enum PageTitle {
  /// The heading of the recipe's own box, where there is one and it says what the page is called, in other words; else the
  /// level-one heading that the page's own title repeats, else what Open Graph says, else the first heading.
  static func find(_ page: WebPage, _ blocks: [PageBlock]) -> String? {
    guard let title = title(of: page, blocks) else { return firstLine(blocks) }
    return withoutAnnouncement(CardTitle.find(blocks, besides: title) ?? title)
  }

  /// A document that was saved as a page has its name in its first line, as a text has.
  private static func firstLine(_ blocks: [PageBlock]) -> String? {
    let shown = Array(blocks.filter { $0.hint != .noise && !PageControls.isOne($0.text) }.prefix(200))
    guard shown.contains(where: { SectionWords.part(of: $0.text) == .ingredients }) else { return nil }
    return TextTitle.place(in: shown).flatMap { TextTitle.bare(shown[$0].text).nonEmpty }
  }

  /// In bytes; what is longer is no title, and one would be looked for in the other.
  private static let longest = 1_000

  /// A title in capitals as the page's own title has it, where that tells small letters from capitals.
  static func inSmallLetters(_ title: String, _ whole: String?) -> String {
    guard let whole, max(title.utf8.count, whole.utf8.count) <= longest, title.contains(" "),
      !title.contains(where: \.isLowercase)
    else { return title }
    let lower = whole.lowercased()
    guard lower.count == whole.count, let place = lower.firstRange(of: title.lowercased()) else { return title }
    let start = lower.distance(from: lower.startIndex, to: place.lowerBound)
    let found = whole.dropFirst(start).prefix(title.count)
    return found.first?.isLowercase == false ? String(found) : title
  }

  private static func title(of page: WebPage, _ blocks: [PageBlock]) -> String? {
    let site = page.head["og:site_name"].map(TextFolding.folded)
    // Some share every page under the name of the site.
    let shared = [page.head["og:title"], page.head["twitter:title"], page.head.title].lazy.compactMap(\.self)
      .first { TextFolding.folded($0) != site }
    let headings = blocks.filter { $0.kind == .heading(level: 1) }.map(\.text).filter {
      TextFolding.folded($0) != site && $0.utf8.count < 200
    }
    let whole = shared.map(TextFolding.folded) ?? ""
    if let heading = headings.first(where: { isRelated(TextFolding.folded($0), whole) }) { return heading }
    // `Creamy fish soup` where the page is called `Fish soup – a recipe`.
    if headings.count == 1, sharesWord(TextFolding.folded(headings[0]), whole) { return headings[0] }
    if headings.isEmpty, let named = part(of: shared ?? "", among: blocks) { return named }
    guard let name = shared.flatMap(ImportedText.line).map({ withoutSite($0, site) }) else { return headings.first }
    // `Bolo de cenoura com cobertura` below `Bolo de cenoura - A cozinha da vovó`.
    return headings.first { TextFolding.folded($0).hasPrefix(TextFolding.folded(name) + " ") } ?? name
  }

  /// The part of a title that a smaller heading repeats, where a weblog has none of the first level: `Kim's kitchen: Easy
  /// pancakes` above `Easy pancakes`.
  private static func part(of title: String, among blocks: [PageBlock]) -> String? {
    guard title.utf8.count < longest else { return nil }
    let parts = [": ", " | ", " – ", " — ", " - ", " » ", " • "].flatMap { title.split(separator: $0) }
    let known = Set(parts.map { TextFolding.folded(String($0).trimmed) })
    guard known.count > 1 else { return nil }
    return blocks.first { block in
      guard case .heading = block.kind, block.text.utf8.count < 200 else { return false }
      return known.contains(TextFolding.folded(block.text)) && SectionWords.part(of: block.text) == nil
        && block.text.contains(" ")
    }?.text
  }

  /// `Recette de tarte tatin`, `Receita de bolo`: what the page has, before what it is called.
  private static func withoutAnnouncement(_ title: String) -> String {
    for word in announcements where title.lowercased().hasPrefix(word) {
      let rest = title.dropFirst(word.count).drop { $0 == " " || $0 == ":" || $0 == "-" || $0 == "–" }
      if let first = rest.first, rest.count > 3 { return first.uppercased() + rest.dropFirst() }
    }
    return title
  }

  /// With the words that join them to a name, the longest first.
  private static let announcements = [
    "recette de la ", "recette du ", "recette des ", "recette de ", "recette d'", "recette d’", "recette : ",
    "recette: ",
    "receita de ", "receita: ", "receta de ", "receta: ", "ricetta: ", "ricetta per ", "rezept für ", "rezept: ",
    "cookbook:", "recipe:", "recipe for ", "recept voor ", "recept: ", "przepis na ",
  ]

  /// Whether two folded texts have a word of the dish in common; in scripts without spaces, three letters.
  private static func sharesWord(_ heading: String, _ title: String) -> Bool {
    guard max(heading.utf8.count, title.utf8.count) <= longest else { return false }
    let words = Set(title.split { !$0.isLetter }.filter { $0.count >= 4 && !ofRecipes.contains(String($0)) })
    if heading.split(whereSeparator: { !$0.isLetter }).contains(where: words.contains) { return true }
    let letters = Array(heading)
    return letters.indices.dropLast(2).contains { start in
      let part = letters[start..<start + 3]
      return part.allSatisfy { $0.unicodeScalars.allSatisfy(UnspacedScripts.contains) } && title.contains(String(part))
    }
  }

  /// Words of titles that say what a page is, or join others.
  private static let ofRecipes: Set<String> = [
    "recipe", "recipes", "rezept", "rezepte", "recette", "recettes", "receta", "recetas", "receita", "receitas",
    "ricetta",
    "ricette", "recept", "recepten", "przepis", "przepisy", "opskrift", "opskrifter", "oppskrift", "oppskrifter",
    "tarifi",
    "рецепт", "рецепты", "συνταγη", "resep", "with", "from", "your", "this", "that", "best", "easy", "pour", "avec",
    "para",
    "food", "kitchen", "cooking", "cook", "blog", "home",
  ]

  private static func isRelated(_ heading: String, _ title: String) -> Bool {
    !heading.isEmpty && (title.contains(heading) || heading.contains(title) && !title.isEmpty)
  }

  /// `Lentil soup | Site`, `Lentil soup - Site`: what stands before the last mark, unless it is the site.
  private static func withoutSite(_ title: String, _ site: String?) -> String {
    for mark in [" | ", " – ", " — ", " - ", " » ", " • "] {
      let parts = title.split(separator: mark)
      guard parts.count > 1, let first = parts.first, let last = parts.last else { continue }
      if let site, TextFolding.folded(String(first)) == site { return parts.dropFirst().joined(separator: mark) }
      let end = TextFolding.folded(String(last))
      if mark == " | " || site.map({ end.contains($0) || $0.contains(end) }) ?? true {
        return parts.dropLast().joined(separator: mark)
      }
    }
    return title
  }
}

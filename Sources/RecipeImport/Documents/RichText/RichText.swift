internal import SourceText

/// Recipes in RTF, as TextEdit, WordPad, Word and others write it: by its headings, lists and tables as those of documents.
enum RichText {
  /// Whatever a file is called: Word saved RTF as `.doc`, too.
  static func isOne(_ bytes: [UInt8]) -> Bool {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    return start.prefix(100).drop { $0 <= 0x20 }.starts(with: Array("{\\rtf".utf8))
  }

  /// In the order of the text; each with its first picture, or with the name of a file that stands beside the text.
  static func recipes(_ bytes: [UInt8]) -> [RecipeDraft] {
    var reader = RichTextReader(bytes)
    reader.read()
    RichTextHeadings.mark(&reader.lines, letters: reader.letters)
    let found = DocumentRecipes(reader.lines.map(\.paragraph))
    var drafts = zip(found.drafts, found.pictures).map { draft, picture in
      var draft = draft
      if let picture {
        draft.picture = reader.pictures[picture]
        if draft.picture == nil { draft.image = picture }
      }
      return draft
    }
    guard let last = drafts.indices.last else { return [] }
    take(reader.header.facts, into: &drafts)
    drafts[last].losses += found.losses + reader.losses
    return drafts
  }

  /// What a document says of itself counts last: its title is seldom kept, and its author may be the name of a computer.
  private static func take(_ facts: [String: String], into drafts: inout [RecipeDraft]) {
    if drafts.count == 1 {
      drafts[0].title = drafts[0].title ?? facts["title"].flatMap(ImportedText.line)
      let words = facts["keywords"]?.split { $0 == "," || $0 == ";" }.compactMap { ImportedText.line(String($0)) } ?? []
      drafts[0].keywords += words.filter { !drafts[0].keywords.contains($0) }
    }
    guard let author = facts["author"].flatMap(ImportedText.line), isPerson(author) else { return }
    for index in drafts.indices where drafts[index].authors.isEmpty {
      drafts[index].authors = [author]
      drafts[index].losses.append(ImportLoss(.doubtful, "author", "“\(author)” is the author of the document"))
    }
  }

  /// Names that computers have before anybody gives them one are none of people.
  private static func isPerson(_ author: String) -> Bool {
    let name = author.lowercased()
    return author.contains(where: \.isLetter)
      && ![
        "user", "owner", "admin", "customer", "client", "default", "unknown", "preferred", "computer", "benutzer",
        "microsoft", "authorized", "utilisateur", "usuario", "home", "office", "compaq", "gateway", "hewlett",
      ].contains { word in name.split { !$0.isLetter }.contains { $0.hasPrefix(word) } }
  }
}

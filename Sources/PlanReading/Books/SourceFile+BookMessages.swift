internal import Cookbook
internal import RecipeMarkdown
internal import SourceText

/// What the reader of book files says about a file; one message for each cause.
extension SourceFile {
  func bookWithoutTitle() -> Diagnostic {
    diagnostic(
      .error, "book-title", at: 0..<0, message: "the book has no title",
      hint: "start the file with a heading, as “# Our recipes”")
  }

  func bookTooLarge() -> Diagnostic {
    Diagnostic(
      .error, "book-size", path: path,
      message: "found more than \(MarkdownSize.limit) lines and signs, and a book can have so many",
      hint: "let groups of recipes stand for single ones, as “- tag: soup”")
  }

  func bookSecondTitle(at range: Range<Int>, title: String) -> Diagnostic {
    diagnostic(
      .error, "book-title", at: range, message: "“\(title)” is a second title of the book",
      hint: "write a chapter with two signs, as “## \(title)”")
  }

  /// A word that is nearly a key, where the first line of the book would be prose.
  func bookKey(_ fact: BookLine.Fact) -> Diagnostic? {
    guard fact.key.utf8.count > 3, NearMiss.suggestion(for: fact.key.lowercased(), among: BookWords.keyNames) != nil
    else { return nil }
    return bookUnknownKey(fact)
  }

  func bookUnknownKey(_ fact: BookLine.Fact) -> Diagnostic {
    let near = NearMiss.suggestion(for: fact.key.lowercased(), among: BookWords.keyNames)
    return diagnostic(
      .warning, "book-key", at: fact.keyRange, message: "“\(fact.key)” says nothing about a book",
      hint: near.map { "did you mean “\($0)”?" } ?? "write Subtitle, Author, Language, Layout or Pictures")
  }

  func bookLanguage(_ fact: BookLine.Fact) -> Diagnostic {
    diagnostic(
      .warning, "book-key", at: fact.valueRange, message: "“\(fact.value)” is no language",
      hint: "write a tag such as “en” or “de”")
  }

  func bookLayout(_ fact: BookLine.Fact) -> Diagnostic {
    let near = NearMiss.suggestion(for: fact.value.lowercased(), among: BookWords.layoutNames)
    return diagnostic(
      .warning, "book-key", at: fact.valueRange, message: "“\(fact.value)” is no layout",
      hint: near.map { "did you mean “\($0)”?" } ?? "write “pages” or “flowing”")
  }

  func bookPictures(_ fact: BookLine.Fact) -> Diagnostic {
    let near = NearMiss.suggestion(for: fact.value.lowercased(), among: BookWords.pictureNames)
    return diagnostic(
      .warning, "book-key", at: fact.valueRange, message: "“\(fact.value)” are no pictures of a book",
      hint: near.map { "did you mean “\($0)”?" } ?? "write “photos”, “covers” or “none”")
  }

  func bookEmptyItem(at range: Range<Int>) -> Diagnostic {
    diagnostic(
      .warning, "book-empty-item", at: range, message: "nothing stands in this line",
      hint: "write a recipe, as “- [Soup](recipes/soup.md)”, or remove the line")
  }

  func bookOutsideChapter(at range: Range<Int>) -> Diagnostic {
    diagnostic(
      .warning, "book-no-chapter", at: range, message: "this line stands before the first chapter and is left out",
      hint: "move it below the heading of a chapter, as “## Soups”")
  }

  func bookText(at range: Range<Int>, text: String) -> Diagnostic {
    diagnostic(
      .warning, "book-text", at: range, message: "“\(text)” beside a link is left out",
      hint: "write it as a paragraph of its own, before or after the list")
  }
}

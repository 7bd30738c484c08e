internal import Cookbook
internal import SitePlanning
internal import SourceText

/// What the planning of books says about a book file; one message for each cause.
extension SourceFile {
  func bookUnknownLink(at range: Range<Int>, _ destination: String, suggestion: String?) -> Diagnostic {
    diagnostic(
      .error, "book-recipe", at: range, message: "“\(destination)” leads neither to a recipe nor to a page of prose",
      hint: suggestion.map { "did you mean “\($0)”?" }
        ?? "write the path as seen from this file; “galley list” shows all recipes")
  }

  func bookUnknownGroup(at range: Range<Int>, _ group: BookGroup, name: String, suggestion: String?) -> Diagnostic {
    diagnostic(
      .error, "book-group", at: range, message: "no recipe has the \(group.rawValue) “\(name)”",
      hint: suggestion.map { "did you mean “\($0)”?" } ?? "see the recipes with “galley list”")
  }

  func bookRepeated(at range: Range<Int>, title: String) -> Diagnostic {
    diagnostic(
      .warning, "book-repeated", at: range, message: "“\(title)” has a place in the book already and is printed once",
      hint: "remove one of the two lines")
  }

  func bookNothingLeft(at range: Range<Int>) -> Diagnostic {
    diagnostic(
      .warning, "book-nothing-left", at: range, message: "all these recipes have places in the book already",
      hint: "remove the line, or move it before the one that takes them")
  }

  func bookMissing(_ title: String, path: String, user: String) -> Diagnostic {
    diagnostic(
      .note, "book-sub-recipe", at: 0..<0, message: "“\(user)” needs “\(title)”, which is not in the book",
      hint: "add “- [\(title)](\(path))” to a chapter")
  }
}

extension IndexKind {
  init(_ group: BookGroup) {
    self =
      switch group {
      case .tag: .tags
      case .category: .categories
      case .author: .authors
      case .source: .sources
      }
  }
}

internal import RecipeMarkdown

/// Where links lead from a page of the site, or of a book.
extension PageContext {
  /// The address of a path of the site.
  ///
  /// From a book links lead to its own pages, without fragments, since these are laid out differently; to what is not in
  /// it they lead on the web.
  ///
  /// - Returns: `nil` for what is neither in the book nor on the web.
  func address(of path: String, fragment: String = "") -> String? {
    guard let book else { return url(path) + fragment }
    return book.addresses[path] ?? absolute(path)
  }

  func target(of path: String, fragment: String = "") -> MarkdownHTMLRenderer.Target {
    guard let book else { return .local(url(path) + fragment) }
    if let address = book.addresses[path] { return .local(address) }
    return absolute(path).map(MarkdownHTMLRenderer.Target.external) ?? .refused
  }

  /// Headings of a recipe have other names in a book.
  func target(ofFragment fragment: String) -> MarkdownHTMLRenderer.Target {
    book == nil ? .local(fragment) : .refused
  }
}

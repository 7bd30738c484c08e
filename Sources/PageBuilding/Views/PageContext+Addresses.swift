/// Where links lead from a page of the site, or of a book.
extension PageContext {
  /// The address of a page of the site; from a book, that of the place in the book that stands for it, else the one on
  /// the web.
  ///
  /// - Returns: `nil` for what is neither in the book nor on the web.
  package func address(of path: String) -> String? {
    guard let book else { return url(path) }
    return book.place(of: path) ?? absolute(path)
  }
}

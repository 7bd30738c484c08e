/// Why bytes give no page.
public enum WebPageError: Error, Sendable, Equatable {
  /// There is nothing in it.
  case empty
  /// Larger than `WebPage.sizeLimit`.
  case tooLarge
  /// Elements are nested so deeply that parsing would take for ever.
  case tooDeep
  /// Tags have so many attributes that parsing would take for ever.
  case tooManyAttributes
  /// There are so many tags with so little between them that their tree would take many times the page's memory.
  case tooManyTags
}

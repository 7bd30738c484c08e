internal import EditorServing

/// The element that makes a page one of the preview: it loads its script and says what the page was made from.
struct PreviewMark {
  private let element: [UInt8]

  /// - Parameters:
  ///   - page: the fingerprint of the page; empty where the site has none.
  ///   - source: of the recipe that can be edited from the page; the words that lead there are those of the site's language.
  init(page: String, _ shown: PreviewSnapshot, source: String? = nil) {
    let address =
      source.map { " data-edit=\"\(EditAddress(path: $0).text)\" data-edit-label=\"\(shown.edited.editLabel)\"" } ?? ""
    element = Array(
      """
      <script defer src="/\(PreviewAnswers.folder)/preview.js" data-page="\(page)" data-styles="\(shown.styles)" \
      data-assets="\(shown.assets)"\(address)></script>

      """.utf8)
  }

  /// The page with the element at the end of its head; a template may have left that out.
  func added(to page: [UInt8]) -> [UInt8] {
    let end = Array("</head>".utf8)
    var place = page.startIndex
    while place + end.count <= page.count {
      if page[place] == end[0], page[place..<place + end.count].elementsEqual(end) {
        return page[..<place] + element + page[place...]
      }
      place += 1
    }
    return page + element
  }
}

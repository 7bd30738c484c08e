internal import EditorServing

/// The elements that make a page one of the preview: they load its scripts and say what the page was made from.
struct PreviewMark {
  /// Comes before all scripts of the page, since it sees what they do.
  private static let first = Array("<script src=\"/\(PreviewAnswers.folder)/run.js\"></script>\n".utf8)
  private let last: [UInt8]

  /// - Parameters:
  ///   - page: the fingerprint of the page; empty where the site has none.
  ///   - source: of the recipe that can be edited from the page; the words that lead there are those of the site's language.
  init(page: String, _ shown: PreviewSnapshot, source: String? = nil) {
    let address =
      source.map { " data-edit=\"\(EditAddress(path: $0).text)\" data-edit-label=\"\(shown.edited.editLabel)\"" } ?? ""
    let parts = ["problems", "morph", "swap"].map {
      "<script defer src=\"/\(PreviewAnswers.folder)/\($0).js\"></script>\n"
    }
    last = Array(
      """
      \(parts.joined())<script defer src="/\(PreviewAnswers.folder)/preview.js" data-page="\(page)" data-styles="\(shown.styles)" \
      data-assets="\(shown.assets)"\(address)></script>

      """.utf8)
  }

  /// The page with the elements in its head; a template may have left out where that begins and ends.
  func added(to page: [UInt8]) -> [UInt8] {
    let end = Self.range(of: "</head>", in: page)?.lowerBound ?? page.endIndex
    let beginning = Self.range(of: "<head>", in: page)?.upperBound ?? Self.range(of: "<script", in: page)?.lowerBound
    let start = min(beginning ?? end, end)
    return page[..<start] + Self.first + page[start..<end] + last + page[end...]
  }

  private static func range(of text: String, in page: [UInt8]) -> Range<Int>? {
    let wanted = Array(text.utf8)
    let place = page.indices.dropLast(wanted.count - 1).first { place in
      page[place] == wanted[0] && page[place..<place + wanted.count].elementsEqual(wanted)
    }
    return place.map { $0..<$0 + wanted.count }
  }
}

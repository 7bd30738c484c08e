internal import BookPlanning
internal import EPUBFiles
internal import PageBuilding
internal import SitePlanning
internal import Themes

/// The ways into a book: its table of contents, landmarks and printed pages.
struct EPUBContents {
  let layout: EPUBLayout
  let builder: EPUBDocumentBuilder
  let pages: EPUBPages

  private var text: InterfaceText { builder.book.context.text }

  var navigation: EPUBNavigation {
    EPUBNavigation(
      headings: EPUBNavigation.Headings(
        contents: text[.bookContents], landmarks: text[.epubLandmarks], pages: text[.epubPages]),
      contents: contents, landmarks: landmarks, pages: pageList, place: place, styleSheet: EPUBLayout.stylesheet)
  }

  /// Behind the cover and the title page.
  private var place: Int? { layout.documents.firstIndex { $0.part == .title }.map { $0 + 1 } }

  // MARK: Contents

  private var contents: [EPUBNavigation.Point] {
    var points: [EPUBNavigation.Point] = []
    for document in layout.documents where isListed(document) {
      if case .chapter = document.part {
        points.append(point(document))
      } else if document.chapter != nil, !points.isEmpty {
        points[points.count - 1].points.append(point(document))
      } else {
        points.append(point(document))
      }
    }
    return points
  }

  private func isListed(_ document: EPUBLayout.Document) -> Bool {
    switch document.part {
    case .cover, .title: false
    case .opening(let place): builder.book.book.opening[place].title != nil
    case .prose(let chapter, let place): builder.proseTitle(chapter, place) != nil
    default: true
    }
  }

  private func point(_ document: EPUBLayout.Document) -> EPUBNavigation.Point {
    EPUBNavigation.Point(
      builder.title(of: document), language: builder.foreignLanguage(of: document), target: document.path)
  }

  // MARK: Landmarks and pages

  private var landmarks: [EPUBNavigation.Landmark] {
    let parts = layout.documents.compactMap { document in
      landmark(of: document.part).map {
        EPUBNavigation.Landmark(kind: $0, label: builder.title(of: document), target: document.path)
      }
    }
    return parts + [EPUBNavigation.Landmark(kind: "toc", label: text[.bookContents], target: "nav.xhtml#toc")]
  }

  /// A term of the Structural Semantics Vocabulary; one document for each.
  private func landmark(of part: EPUBLayout.Part) -> String? {
    switch part {
    case .cover: "cover"
    case .title: "titlepage"
    case .chapter(0): "bodymatter"
    case .ingredients: "index"
    case .colophon: "colophon"
    default: nil
    }
  }

  private var pageList: [EPUBNavigation.Page] {
    layout.documents.compactMap { document in
      pages.labels[document.name].map {
        EPUBNavigation.Page(label: $0, target: "\(document.path)#page-\($0)")
      }
    }
  }
}

internal import BookPlanning
internal import EPUBFiles
internal import SitePlanning

/// The ways into a book: its table of contents, landmarks and printed pages.
struct EPUBContents {
  let book: Book
  let layout: EPUBLayout
  let view: EPUBView
  let pages: EPUBPages

  private var text: InterfaceText { view.context.text }

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
      if document.chapter != nil, !isChapter(document), !points.isEmpty {
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
    case .opening(let place): book.opening[place].title != nil
    case .prose(let chapter, let item):
      if case .prose(let prose) = book.chapters[chapter].items[item] { prose.title != nil } else { false }
    default: true
    }
  }

  private func isChapter(_ document: EPUBLayout.Document) -> Bool {
    if case .chapter = document.part { return true }
    return false
  }

  private func point(_ document: EPUBLayout.Document) -> EPUBNavigation.Point {
    var language: String?
    if case .recipe(let index) = document.part { language = view.foreignLanguage(ofRecipe: index) }
    return EPUBNavigation.Point(view.title(of: document), language: language, target: document.path)
  }

  // MARK: Landmarks and pages

  private var landmarks: [EPUBNavigation.Landmark] {
    var landmarks: [EPUBNavigation.Landmark] = []
    for document in layout.documents {
      guard let kind = landmark(of: document.part) else { continue }
      landmarks.append(.init(kind: kind, label: view.title(of: document), target: document.path))
    }
    return landmarks + [.init(kind: "toc", label: text[.bookContents], target: "nav.xhtml#toc")]
  }

  /// A term of the Structural Semantics Vocabulary; one document for each.
  private func landmark(of part: EPUBLayout.Part) -> String? {
    switch part {
    case .cover: "cover"
    case .title: "titlepage"
    case .chapter(0): "bodymatter"
    case .ingredientIndex: "index"
    case .colophon: "colophon"
    default: nil
    }
  }

  private var pageList: [EPUBNavigation.Page] {
    layout.documents.compactMap { document in
      pages.labels[document.part].map { .init(label: $0, target: "\(document.path)#page-\($0)") }
    }
  }
}

public import BookPlanning
internal import Cookbook
public import EPUBFiles
internal import Mustache
public import Nutrition
internal import SitePlanning

/// Makes a publication of a book: its documents from templates, its contents, and what it says about itself.
public struct EPUBBook {
  private let book: Book
  private let pictures: [EPUBPicture]
  private let pages: EPUBPages
  private let renderer: PageRenderer
  private let links: BookLinks

  /// - Parameters:
  ///   - photos: those of ``EPUBPicture/paths(of:in:)`` that could be read.
  ///   - hasDrawings: whether recipes without a photograph show their drawn cover.
  ///   - pages: of the printed book.
  public init(
    _ book: Book, photos: [EPUBPicture], hasDrawings: Bool = true, pages: EPUBPages = .none, renderer: PageRenderer
  ) {
    self.book = book
    self.pages = pages
    self.renderer = renderer
    pictures = photos + (hasDrawings ? renderer.drawnPictures(of: book) : [])
    var places = BookPlaces.indexes(of: book, in: renderer.site, as: .files)
    for picture in pictures { places[picture.sitePath] = picture.path }
    let known = places
    links = BookLinks(recipes: book.recipes, as: .files, places: places) { known[$0] }
  }

  public func publication(analyst: inout KitchenAnalyst) throws(PageRenderer.Failure) -> EPUBPublication {
    let setup = BookSetup(size: .a5)
    let view = EPUBView(
      book: try renderer.bookView(of: book, setup, links: links, analyst: &analyst), pages: pages)
    let layout = EPUBLayout(book, links: links)
    var documents: [EPUBDocument] = []
    for document in layout.documents {
      documents.append(EPUBDocument(path: document.path, bytes: try bytes(of: document, view)))
    }
    let metadata = EPUBBookMetadata(book: book, site: renderer.site, text: renderer.theme.text)
    return EPUBPublication(
      metadata: metadata.value(generator: renderer.shared.generator, hasPages: !pages.isEmpty), documents: documents,
      resources: resources, navigation: EPUBContents(layout: layout, view: view, pages: pages).navigation,
      pageSource: pages.source)
  }

  private func bytes(of document: EPUBLayout.Document, _ view: EPUBView) throws(PageRenderer.Failure) -> [UInt8] {
    let (template, value) = view.value(of: document)
    var buffer = ByteBuffer(capacity: 16384)
    do throws(RenderError) {
      try renderer.theme.templates.render(template.rawValue, value, into: &buffer)
    } catch {
      throw .template(error)
    }
    return buffer.bytes
  }

  private var resources: [EPUBResource] {
    let style = EPUBResource(
      path: EPUBLayout.stylesheet, mediaType: .css, bytes: renderer.theme.epubStylesheet)
    let files = pictures.map { EPUBResource(path: $0.path, mediaType: $0.mediaType, bytes: $0.bytes) }
    return [style, cover] + files
  }

  private var cover: EPUBResource {
    let first = book.recipes.first.map { Cover.svg(of: renderer.site.recipes[$0], foods: renderer.site.foods) }
    let bytes = EPUBCover(book, drawing: first ?? []).bytes
    return EPUBResource(path: EPUBLayout.cover, mediaType: .svg, bytes: bytes, isCover: true)
  }
}

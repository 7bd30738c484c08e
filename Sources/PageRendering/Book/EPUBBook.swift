public import BookPlanning
public import Cookbook
public import EPUBFiles
internal import Mustache
public import Nutrition
public import PageBuilding
public import PageInputs
internal import SitePlanning
internal import Themes

/// Makes a publication of a book: its documents from templates, its contents, and what it says about itself.
public struct EPUBBook {
  /// A book that is ready to be written.
  public struct Made: Sendable {
    public let publication: EPUBPublication
    /// Pictures that are not in it.
    public let problems: [BookPictureProblem]
  }

  private let book: Book
  private let setup: BookSetup
  private let pages: EPUBPages
  private let renderer: PageRenderer

  /// - Parameters:
  ///   - pictures: what recipes show.
  ///   - pages: of the printed book.
  public init(_ book: Book, pictures: BookPictureChoice, pages: EPUBPages = .none, renderer: PageRenderer) {
    self.book = book
    self.pages = pages
    self.renderer = renderer
    // There is no paper, but a size is asked for.
    setup = BookSetup(size: .a5, pictures: pictures)
  }

  public func make(analyst: inout RecipeAnalyst) throws(RenderFailure) -> Made {
    let photos = EPUBPictures(contentFile: renderer.printedPictures)
    let drawings = setup.pictures == .covers ? EPUBDrawings(of: book, renderer.site) : nil
    let places = BookPlaces.indexes(of: book, in: renderer.site, as: .files)
    let links = BookLinks(
      recipes: book.recipes, of: renderer.site, as: .files, places: places.merging(drawings?.places ?? [:]) { $1 },
      pictures: photos)
    let builder = EPUBDocumentBuilder(
      book: try renderer.bookBuilder(of: book, setup, links: links, analyst: &analyst), pages: pages)
    let layout = EPUBLayout(book, links: links)
    var documents: [EPUBDocument] = []
    for document in layout.documents {
      documents.append(EPUBDocument(path: document.path, bytes: try bytes(of: document, builder)))
    }
    let metadata = EPUBBookMetadata(book: book, site: renderer.site, text: renderer.theme.text)
    let publication = EPUBPublication(
      metadata: metadata.value(generator: renderer.shared.chrome.inputs.generator, hasPages: !pages.isEmpty),
      documents: documents,
      resources: [style, cover] + photos.files + (drawings?.files ?? []),
      navigation: EPUBContents(layout: layout, builder: builder, pages: pages).navigation, pageSource: pages.source)
    return Made(publication: publication, problems: links.problems)
  }

  private func bytes(
    of document: EPUBLayout.Document, _ builder: EPUBDocumentBuilder
  ) throws(RenderFailure) -> [UInt8] {
    let (template, view) = builder.page(of: document)
    var buffer = ByteBuffer(capacity: 16384)
    try renderer.render(template, view, into: &buffer)
    return buffer.bytes
  }

  private var style: EPUBResource {
    EPUBResource(path: EPUBLayout.stylesheet, mediaType: .css, bytes: renderer.theme.epubStylesheet)
  }

  private var cover: EPUBResource {
    let first = book.recipes.first.map { Cover.svg(of: renderer.site.recipes[$0], in: renderer.site) }
    let bytes = EPUBCover(book, drawing: first ?? []).bytes
    return EPUBResource(path: EPUBLayout.cover, mediaType: .svg, bytes: bytes, isCover: true)
  }
}

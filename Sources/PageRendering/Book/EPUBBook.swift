public import BookPlanning
internal import Cookbook
public import EPUBFiles
internal import Mustache
public import Nutrition
internal import SitePlanning

/// Makes a publication of a book: its documents from templates, its contents, and what it says about itself.
public struct EPUBBook {
  private let book: Book
  private let layout: EPUBLayout
  private let pictures: [EPUBPicture]
  private let pages: EPUBPages
  private let renderer: PageRenderer
  private let view: EPUBView

  /// - Parameters:
  ///   - pictures: photographs that could be read; drawings are added.
  ///   - pages: of the printed book.
  public init(_ book: Book, pictures: [EPUBPicture], pages: EPUBPages = .none, renderer: PageRenderer) {
    self.book = book
    self.pictures = pictures + renderer.drawnPictures(of: book)
    self.pages = pages
    self.renderer = renderer
    layout = EPUBLayout(book, site: renderer.site, pictures: self.pictures)
    view = EPUBView(book: book, context: PageContext(renderer.shared, in: layout.addresses), pages: pages.labels)
  }

  public func publication(
    analyst: inout KitchenAnalyst
  ) throws(PageRenderer.Failure) -> EPUBPublication {
    var documents: [EPUBDocument] = []
    for document in layout.documents {
      documents.append(EPUBDocument(path: document.path, bytes: try bytes(of: document, &analyst)))
    }
    let navigation = EPUBContents(book: book, layout: layout, view: view, pages: pages).navigation
    let metadata = EPUBBookMetadata(book: book, site: renderer.site, text: renderer.theme.text)
    return EPUBPublication(
      metadata: metadata.value(generator: renderer.shared.generator, hasPages: !pages.isEmpty), documents: documents,
      resources: resources, navigation: navigation, pageSource: pages.source)
  }

  private func bytes(
    of document: EPUBLayout.Document, _ analyst: inout KitchenAnalyst
  ) throws(PageRenderer.Failure) -> [UInt8] {
    var recipe = Value.missing
    if case .recipe(let index) = document.part {
      let entry = try renderer.contents(index).entry
      recipe = RecipeView(index, entry: entry, lines: analyst.lines(of: entry), context: view.context).part
    }
    let (template, value) = view.value(of: document, recipe: recipe)
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

internal import Mustache
package import PDFEngine
package import PageInputs
package import PageRendering
package import ShoppingLists
package import SourceText

/// A week on two pages, which are set smaller until they are enough.
package struct WeekSheet {
  package let renderer: PageRenderer
  /// Of the week among those of the site.
  package let index: Int
  package let list: ShoppingList
  package let setup: WeekSheetSetup
  package let page: ([UInt8]) -> PrintedPage

  package init(
    renderer: PageRenderer, index: Int, list: ShoppingList, setup: WeekSheetSetup,
    page: @escaping ([UInt8]) -> PrintedPage
  ) {
    self.renderer = renderer
    self.index = index
    self.list = list
    self.setup = setup
    self.page = page
  }

  /// The plan with what it provides, and the shopping list.
  private static let pageCount = 2

  package func html() throws(RenderFailure) -> [UInt8] { try html(setup) }

  private func html(_ setup: WeekSheetSetup) throws(RenderFailure) -> [UInt8] {
    var buffer = ByteBuffer(capacity: 65536)
    try renderer.renderSheet(ofWeek: index, list, setup, into: &buffer)
    return buffer.bytes
  }

  /// `sheet-pages`, a warning: even the smallest type is not small enough.
  package func print(_ first: [UInt8], _ job: PrintJob) throws(RenderFailure) -> [Diagnostic] {
    var setup = setup
    var failure: RenderFailure?
    let printed = job.print(page(first)) { document in
      guard let smaller = Self.smaller(setup, than: document) else { return nil }
      setup = smaller
      do throws(RenderFailure) {
        return page(try html(smaller))
      } catch {
        failure = error
        return nil
      }
    }
    if let failure { throw failure }
    guard let count = printed.value?.pageCount, count > Self.pageCount else { return printed.diagnostics }
    return printed.diagnostics + [Self.problem(count, page(first))]
  }

  /// What does not fit one step smaller; `nil` where all does, or cannot be smaller.
  package static func smaller(_ setup: WeekSheetSetup, than document: PDFDocument) -> WeekSheetSetup? {
    guard document.pageCount > pageCount else { return nil }
    // An engine that does not tell where the list begins makes both smaller.
    let list = document.anchors.first { $0.name == WeekSheetSetup.listAnchor }?.page
    var smaller = setup
    if list.map({ $0 > 2 }) ?? true { smaller.planFit = min(setup.planFit + 1, WeekSheetSetup.smallestFit) }
    if list.map({ $0 < document.pageCount }) ?? true {
      smaller.listFit = min(setup.listFit + 1, WeekSheetSetup.smallestFit)
    }
    return (smaller.planFit, smaller.listFit) == (setup.planFit, setup.listFit) ? nil : smaller
  }

  private static func problem(_ count: Int, _ page: PrintedPage) -> Diagnostic {
    Diagnostic(
      .warning, "sheet-pages", path: page.file.path ?? page.source,
      message: "the sheet has \(count) pages even in the smallest type, not \(pageCount)",
      hint:
        "print it for one person with --person, or plan and list by themselves with “galley report” and “galley shop”"
    )
  }
}

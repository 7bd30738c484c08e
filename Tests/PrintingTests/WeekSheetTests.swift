import PDFEngine
import PageRendering
import ShoppingLists
import SitePlanning
import Testing

@testable import Printing

@Suite struct WeekSheetTests {
  private static let setup = WeekSheetSetup(
    person: nil,
    list: ListSetup(
      size: .a4,
      quantities: QuantityText(
        language: "en", decimalSign: ".", words: .init(and: "and {amount}", someMore: "and some more"))))

  private static func document(pages: Int, listFrom page: Int?) -> PDFDocument {
    PDFDocument(
      bytes: [], pageCount: pages,
      anchors: page.map { [PDFAnchor(name: WeekSheetSetup.listAnchor, page: $0)] } ?? [])
  }

  @Test(
    arguments: [
      // What fits stays as it is.
      (2, 2, 0, 0), (1, nil, 0, 0),
      // The plan runs on to a second page, the list to a third, both do, or nobody knows which.
      (3, 3, 1, 0), (3, 2, 0, 1), (5, 3, 1, 1), (3, nil, 1, 1),
    ] as [(Int, Int?, Int, Int)])
  func setsOnlyThatSmallerWhichDoesNotFit(pages: Int, list: Int?, planFit: Int, listFit: Int) {
    let smaller = WeekSheet.smaller(Self.setup, than: Self.document(pages: pages, listFrom: list))
    #expect((smaller?.planFit ?? 0, smaller?.listFit ?? 0) == (planFit, listFit))
  }

  @Test func givesUpAtTheSmallestType() {
    var setup = Self.setup
    setup.listFit = WeekSheetSetup.smallestFit
    #expect(WeekSheet.smaller(setup, than: Self.document(pages: 3, listFrom: 2)) == nil)
    #expect(WeekSheet.smaller(setup, than: Self.document(pages: 4, listFrom: 3))?.planFit == 1)
  }
}

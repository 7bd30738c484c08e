package import PDFEngine
internal import SitePlanning

/// How cards lie on sheets of paper that are cut apart.
package struct CardSheets {
  package let layout: SheetLayout
  package let duplex: ImpositionPlan.Duplex?
  package let hasCutMarks: Bool

  package init(layout: SheetLayout, duplex: ImpositionPlan.Duplex?, hasCutMarks: Bool) {
    self.layout = layout
    self.duplex = duplex
    self.hasCutMarks = hasCutMarks
  }

  package func plan(_ pageCounts: [Int]) -> ImpositionPlan {
    ImpositionPlan(layout, pageCounts: pageCounts, duplex: duplex, hasCutMarks: hasCutMarks)
  }
}

extension CardSize {
  package var paperSize: PaperSize { PaperSize(width: tenths.width * 100, height: tenths.height * 100) }
}

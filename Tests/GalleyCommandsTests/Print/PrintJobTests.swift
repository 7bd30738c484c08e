import PDFEngine
import SourceText
import Testing

@testable import GalleyCommands
@testable import Printing
@testable import SiteBuilding

@Suite struct PrintJobTests {
  private static func page(_ body: String, _ file: String, in folder: TemporaryFolder) -> PrintedPage {
    let html = "<!DOCTYPE html><html lang=\"en\"><head><title>Soup</title></head><body>\(body)</body></html>"
    let slash = file.lastIndex(of: "/") ?? file.startIndex
    let place = OutputFile(path: "\(folder.path)/\(file)") ?? .standardOutput
    return PrintedPage(html: Array(html.utf8), file: place, source: String(file[slash...].dropLast(4)) + ".md")
  }

  private static func isPDF(_ folder: TemporaryFolder, _ name: String) throws -> Bool {
    try ChildProcess.output(of: ["head", "-c", "5", "\(folder.path)/\(name)"]).get() == Array("%PDF-".utf8)
  }

  @Test func putsEachPDFIntoItsFileAndLeavesNothingElse() throws {
    let folder = TemporaryFolder()
    let job = PrintJob(cache: folder.path + "/.galley", console: Console())
    var counts: [Int] = []
    let problems = job.print(
      [Self.page("One", "soup.pdf", in: folder), Self.page("Two", "more/soup.pdf", in: folder)]
    ) { counts.append($1.pageCount) }
    #expect(problems.isEmpty && counts == [1, 1])
    #expect(try Self.isPDF(folder, "soup.pdf") && Self.isPDF(folder, "more/soup.pdf"))
    #expect(!folder.exists(".galley"))
  }

  @Test func namesWhatIsNotInThePDF() {
    let folder = TemporaryFolder()
    let page = Self.page("<img alt=\"\" src=\"https://example.org/a.png\">", "soup.pdf", in: folder)
    let problems = PrintJob(console: Console()).print([page])
    #expect(problems.map(\.identifier) == ["pdf-address"])
    #expect(
      problems.first?.path == "soup.md" && problems.first?.message == "“https://example.org/a.png” is not in the PDF")
  }

  @Test func writesTheHTMLAndSaysWhatToInstallWhereNothingMakesPDFs() throws {
    let folder = TemporaryFolder()
    let page = Self.page("One", "made/soup.pdf", in: folder)
    let job = PrintJob(console: Console(), searchPath: "/nowhere")
    let problems = job.print([page])
    #expect(problems.map(\.identifier) == ["pdf-engine"])
    #expect(problems.first?.hint?.contains("sudo apt install weasyprint") == true)
    #expect(folder.text("made/soup.html") == String(decoding: page.html, as: UTF8.self))
    #expect(!folder.exists("made/soup.pdf"))
  }

  @Test func putsTheCardsOfSeveralPagesOnSheets() throws {
    let folder = TemporaryFolder()
    let pages = (1...3).map { Self.page("Card \($0)", "card\($0).pdf", in: folder) }
    let sheet = try #require(OutputFile(path: folder.path + "/sheet.pdf"))
    let layout = try #require(
      SheetLayout(sheet: .a4, card: PaperSize(width: 105_000, height: 148_000)))
    let problems = PrintJob(console: Console()).impose(pages, title: "Cards", to: sheet) { counts in
      ImpositionPlan(layout, pageCounts: counts, duplex: nil)
    }
    #expect(problems.isEmpty)
    #expect(try Self.isPDF(folder, "sheet.pdf") && !folder.exists("card1.html"))
  }
}

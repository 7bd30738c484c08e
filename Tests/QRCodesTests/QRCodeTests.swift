import QRCodes
import Testing

@Suite struct QRCodeTests {
  /// The finder pattern of ISO/IEC 18004, 6.3.3.
  private static let finder = ["#######", "#.....#", "#.###.#", "#.###.#", "#.###.#", "#.....#", "#######"]

  private func rows(of code: QRCode, columns: Range<Int>, rows: Range<Int>) -> [String] {
    rows.map { row in String(columns.map { code.isDark(column: $0, row: row) ? "#" : "." as Character }) }
  }

  @Test(arguments: ["a", "https://example.org/recipes/lentil-soup/", "Überbackene Käsespätzle 🧀"])
  func hasFinderPatternsInThreeCorners(text: String) throws {
    let code = try QRCode(text)
    let far = code.side - 7..<code.side
    #expect(rows(of: code, columns: 0..<7, rows: 0..<7) == Self.finder)
    #expect(rows(of: code, columns: far, rows: 0..<7) == Self.finder)
    #expect(rows(of: code, columns: 0..<7, rows: far) == Self.finder)
    #expect(rows(of: code, columns: far, rows: far) != Self.finder)
  }

  @Test func takesTheSmallestCodeThatHoldsTheText() throws {
    #expect(try QRCode("a").side == 21)
    #expect(try QRCode(String(repeating: "a", count: 14)).side == 21)
    #expect(try QRCode(String(repeating: "a", count: 15)).side == 25)
    #expect(try QRCode(String(repeating: "a", count: 2331)).side == 177)
  }

  @Test func refusesTextsThatFitIntoNoCode() {
    #expect(throws: QRCodeError.tooLong(byteCount: 2332)) { try QRCode(String(repeating: "a", count: 2332)) }
    #expect(throws: QRCodeError.tooLong(byteCount: 2954)) {
      try QRCode(String(repeating: "a", count: 2954), correction: .low)
    }
  }

  @Test func drawsEachDarkModuleOnce() throws {
    let code = try QRCode("galley")
    let lengths = code.svgPath.split(separator: "M").map { part in
      part.drop { $0 != "h" }.dropFirst().prefix { $0.isNumber }
    }
    #expect(lengths.compactMap { Int($0) }.reduce(0, +) == code.modules.count { $0 })
    #expect(code.svgPath.hasPrefix("M4 4h7v1h-7z"))
    #expect(code.svgSide == 29)
  }

  @Test func escapesTheTitleOfDrawings() throws {
    #expect(try QRCode("a").svgDocument(title: "Fish & <chips>").contains("<title>Fish &amp; &lt;chips&gt;</title>"))
  }

  @Test func drawsHalfBlocksWithAQuietZone() throws {
    let lines = try QRCode("galley").terminalLines
    #expect(lines.count == 15)
    #expect(lines.allSatisfy { $0.count == 29 })
    #expect(lines[0] == String(repeating: "█", count: 29))
    #expect(lines[2].hasPrefix("████ ▄▄▄▄▄ "))
  }

  @Test func saysHowToGetTheLibrary() {
    let error = QRCodeError.libraryMissing(reason: "no such file")
    #expect(error.description == "no QR codes without the library libqrencode: no such file")
    #expect(error.hint == "install it: apt-get install libqrencode4")
  }
}

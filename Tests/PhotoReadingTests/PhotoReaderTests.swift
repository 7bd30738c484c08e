import Foundation
import Testing

@testable import PhotoReading

/// A table as Tesseract prints it: words of one height with a place each.
typealias Seen = (text: String, left: Int, top: Int, width: Int, confidence: Int)

func table(_ words: [Seen]) -> String {
  var lines: [Int] = []
  let rows = words.map { word in
    if !lines.contains(word.top) { lines.append(word.top) }
    let line = lines.firstIndex(of: word.top) ?? 0
    return "5\t1\t1\t1\t\(line)\t1\t\(word.left)\t\(word.top)\t\(word.width)\t20\t\(word.confidence)\t\(word.text)"
  }
  return "level\tpage_num\n" + rows.joined(separator: "\n")
}

/// Answers each program with what it is to print.
private func reader(_ tables: [String: String], picture: GreyPicture = GreyPicture(width: 400, height: 300))
  -> PhotoReader
{
  PhotoReader(languages: ["deu", "eng"]) { arguments, _ in
    if arguments.contains("--list-langs") { return .printed(Array("List (2):\neng\nosd\n".utf8)) }
    if arguments.contains("galley-images") { return .printed(picture.pgm) }
    let mode = arguments.firstIndex(of: "--psm").map { arguments[$0 + 1] } ?? ""
    return tables[mode].map { .printed(Array($0.utf8)) } ?? .failed(status: 1)
  }
}

@Suite struct PhotoReaderTests {
  @Test func readsWordsLineByLineAndNamesThoseHardlyLegible() throws {
    let page = table([("2", 10, 10, 10, 96), ("egqs", 30, 10, 60, 41), ("Salt", 10, 60, 60, 95)])
    let text = try reader(["1": page]).read([])
    #expect(text.lines.map(\.text) == ["2 egqs", "Salt"])
    #expect(text.doubts == [.word("egqs", line: "2 egqs")])
  }

  @Test func partsAWholeNumberThatRanIntoItsFraction() throws {
    let page = table([("21/4", 10, 10, 60, 96), ("cups", 90, 10, 60, 95), ("milk", 170, 10, 60, 95)])
    let text = try reader(["1": page]).read([])
    #expect(text.lines.map(\.text) == ["2¼ cups milk"])
    #expect(text.doubts == [.mended("21/4", fraction: "2¼")])
  }

  @Test(arguments: ["2%", "Y2", "V4", "l/2", "¥", "¥%4", "/4", "Y,"])
  func doubtsWhatLooksLikeAFractionItCannotFind(word: String) throws {
    let page = table([(word, 10, 10, 30, 90), ("cups", 90, 10, 60, 95), ("milk", 170, 10, 60, 95)])
    let text = try reader(["1": page]).read([])
    #expect(text.doubts == [.fraction(word, line: "\(word) cups milk")])
  }

  @Test func turnsAPageThatLiesOnItsSide() throws {
    // Words that stand above one another are a line that was turned anticlockwise.
    let lying =
      "level\n"
      + ["Soup", "of", "peas"].enumerated().map { index, word in
        "5\t1\t1\t1\t1\t\(index)\t50\t\(200 - 60 * index)\t20\t50\t90\t\(word)"
      }.joined(separator: "\n")
    let upright = table([("Soup", 10, 10, 60, 95), ("of", 80, 10, 30, 95), ("peas", 120, 10, 60, 95)])
    #expect(RecognisedPage(tsv: lying).turnsNeeded == 1)
    #expect(try reader(["1": lying, "3": upright]).read([]).lines.map(\.text) == ["Soup of peas"])
  }

  @Test func refusesHandwritingAndSaysWhatCanReadIt() {
    let page = table([("Wgl", 10, 10, 50, 12), ("yttn", 70, 10, 50, 30)])
    #expect {
      try reader(["1": page]).read([])
    } throws: { error in
      (error as? PhotoFailure)?.message == "the letters cannot be told (certainty 22 of 100); handwriting is not read"
    }
  }

  @Test func namesThePackagesOfWhatIsNotInstalled() {
    let none = PhotoReader(languages: ["eng"]) { _, _ in .failed(status: 127) }
    #expect {
      try none.read([])
    } throws: { error in
      let failure = error as? PhotoFailure
      return failure?.message == "photos are read by “tesseract”, which is not installed"
        && failure?.hint == "install it with “sudo apt install tesseract-ocr”"
    }
    #expect {
      try PhotoReader(languages: ["swe"]) { _, _ in .printed(Array("eng\n".utf8)) }.read([])
    } throws: { ($0 as? PhotoFailure)?.message == "Tesseract knows none of the languages swe" }
  }

  @Test func readsOneColumnAfterTheOther() {
    var words: [Seen] = [("Title", 10, 0, 350, 95)]
    for row in 0..<4 {
      let top = 10 + 40 * row
      words.append(("left\(row)", 10, top, 90 + 5 * row, 95))
      words.append(("right\(row)", 300, top, 90, 95))
    }
    let page = RecognisedPage(tsv: table(words)).readByColumns()
    #expect(
      page.words.map(\.text)
        == ["Title", "left0", "left1", "left2", "left3", "right0", "right1", "right2", "right3"])
  }

  @Test func seesWhichLinesEndBecauseThePaperDoes() throws {
    let page = table([
      ("Stir", 10, 10, 60, 95), ("everything", 80, 10, 200, 95), ("until", 10, 50, 80, 95),
      ("smooth.", 100, 50, 80, 95),
      ("Serve.", 10, 90, 90, 95),
    ])
    #expect(try reader(["1": page]).read([]).lines.map(\.isFull) == [true, false, false])
  }
}

@Suite struct ReadingOrderTests {
  /// A table whose words each stand in a block of their own.
  private func blocks(_ words: [(text: String, left: Int, top: Int, width: Int)]) -> RecognisedPage {
    RecognisedPage(
      tsv: "level\n"
        + words.enumerated().map { block, word in
          "5\t1\t\(block)\t1\t1\t1\t\(word.left)\t\(word.top)\t\(word.width)\t20\t95\t\(word.text)"
        }.joined(separator: "\n"))
  }

  @Test func isThatOfThePaperAndNotOfBlocks() {
    let page = blocks([
      ("1.", 100, 10, 20), ("Mash", 100, 50, 200), ("Heat", 125, 10, 180), ("salt.", 100, 90, 60), ("left", 10, 50, 60),
    ])
    #expect(page.inReadingOrder().lines.map { $0.map(\.text) } == [["1.", "Heat"], ["Mash"], ["salt."], ["left"]])
  }

  @Test func linesInBlocksOfTheirOwnAreFullAllTheSame() {
    let page = blocks([("Stir", 10, 10, 280), ("until", 10, 50, 60), ("Serve", 400, 50, 60)])
    #expect(PhotoText(page, doubts: []).lines.map(\.isFull) == [true, false, false])
  }
}

@Suite struct LightTests {
  /// Letters half as bright as the paper, in a shadow that grows to the right.
  private func page(from light: Double, to dark: Double) -> GreyPicture {
    var picture = GreyPicture(width: 800, height: 600)
    for y in 0..<600 {
      for x in 0..<800 {
        let paper = (light + (dark - light) * Double(x) / 800) * 240
        picture[x, y] = UInt8(y / 20 % 3 == 1 && x / 12 % 4 == 1 ? paper / 2 : paper)
      }
    }
    return picture
  }

  @Test func lettersInTheShadowStandOutAsMuchAsThoseInTheLight() {
    let shadowed = page(from: 1, to: 0.3)
    // In the shadow, the paper is as dark as letters in the light.
    #expect(shadowed[790, 5] < shadowed[18, 30])
    let even = shadowed.evenlyLit()
    let threshold = even.inkThreshold
    for x in stride(from: 18, to: 780, by: 48) {
      #expect(even[x, 30] < threshold && even[x, 5] > threshold, "at \(x)")
    }
  }

  @Test func aPageInEvenLightIsLeftAlone() {
    for picture in [page(from: 1, to: 0.9), GreyPicture(width: 1, height: 1), GreyPicture(width: 300, height: 20)] {
      #expect(picture.evenlyLit() == picture)
    }
  }
}

@Suite struct LevelTests {
  /// Lines of small blocks, as words look from afar, that fall to the right by some degrees.
  private func page(slant: Double, grain: Bool = false) -> GreyPicture {
    var picture = GreyPicture(width: 1000, height: 800)
    for line in 0..<14 {
      for word in 0..<26 where (line * 7 + word * 3) % 5 > 0 {
        let left = 110 + word * 30
        let top = 130 + line * 40 + Int((Double(left - 500) * tan(slant * .pi / 180)).rounded())
        for y in top..<(top + 12) { for x in left..<(left + 20) { picture[x, y] = 20 } }
      }
    }
    var state: UInt32 = 1
    for y in 0..<(grain ? 800 : 0) {
      for x in 0..<1000 {
        state = state &* 1_664_525 &+ 1_013_904_223
        picture[x, y] = UInt8(max(0, min(255, Int(picture[x, y]) + Int(state >> 24) / 2 - 64)))
      }
    }
    return picture
  }

  @Test(arguments: [-12.0, -3, -0.5, 0, 2, 7.5]) func findsTheSlantOfLinesAndSetsThemLevel(slant: Double) {
    let picture = page(slant: slant)
    #expect(abs(picture.slant - slant) <= 0.2)
    #expect(abs(picture.levelled().slant) <= 0.2)
  }

  @Test func seesLinesThroughGrain() { #expect(abs(page(slant: 4, grain: true).slant - 4) <= 0.3) }

  @Test func leavesLevelLinesAndEmptyPaperAlone() {
    #expect(page(slant: 0).levelled() == page(slant: 0))
    #expect(GreyPicture(width: 300, height: 200).levelled() == GreyPicture(width: 300, height: 200))
    #expect(GreyPicture(width: 1, height: 1).softened() == GreyPicture(width: 1, height: 1))
  }

  @Test func keepsWhatStandsOnThePage() {
    let picture = page(slant: 10)
    let ink = { (picture: GreyPicture) in picture.pixels.count { $0 < 128 } }
    #expect(abs(ink(picture.levelled()) - ink(picture)) < ink(picture) / 20)
  }

  @Test func softensWhereThereIsTooMuchGrainToRead() throws {
    let page = table([("Salt", 10, 60, 60, 95)])
    let grainy = self.page(slant: 0, grain: true)
    let reader = PhotoReader(languages: ["eng"]) { arguments, input in
      if arguments.contains("--list-langs") { return .printed(Array("eng\n".utf8)) }
      if arguments.contains("galley-images") { return .printed(grainy.pgm) }
      return .printed(Array((input == grainy.softened().pgm ? page : table([])).utf8))
    }
    #expect(try reader.read([]).lines.map(\.text) == ["Salt"])
  }
}

@Suite struct VulgarFractionTests {
  /// A figure above, a stroke that rises to the right, a figure below, and one before them all.
  private func drawn(whole: Bool) -> GreyPicture {
    var picture = GreyPicture(width: 90, height: 60)
    func block(_ xs: Range<Int>, _ ys: Range<Int>) { for y in ys { for x in xs { picture[x, y] = 0 } } }
    if whole { block(8..<16, 10..<50) }
    block(24..<30, 10..<28)
    block(58..<64, 32..<50)
    for y in 10..<50 { block((56 - (y - 10) * 6 / 10)..<(59 - (y - 10) * 6 / 10), y..<(y + 1)) }
    return picture
  }

  @Test(arguments: [true, false])
  func isFoundByItsShape(whole: Bool) throws {
    let picture = drawn(whole: whole)
    let box = InkBox(left: 6, top: 8, right: 70, bottom: 52)
    let found = try #require(VulgarFraction.find(in: box, of: picture, threshold: picture.inkThreshold))
    #expect(found.whole.count == (whole ? 1 : 0))
    #expect(found.numerator.count == 1 && found.denominator.count == 1)
    let answer = whole ? "31/4" : "1/4"
    let proof = FractionProof([found], of: picture)
    #expect(proof.fractions(RecognisedPage(tsv: table([(answer, 40, 50, 100, 95)]))) == [whole ? "3¼" : "¼"])
  }

  @Test(arguments: ["0/0", "4/2", "1/44", "14", "", "1/2/3"])
  func isNoneWhereTheFiguresSayNoPartOfAWhole(answer: String) throws {
    let picture = drawn(whole: false)
    let box = InkBox(left: 6, top: 8, right: 70, bottom: 52)
    let found = try #require(VulgarFraction.find(in: box, of: picture, threshold: picture.inkThreshold))
    let page = RecognisedPage(tsv: table([(answer, 40, 50, 100, 95)]))
    #expect(FractionProof([found], of: picture).fractions(page) == [nil])
  }

  @Test func isNotSeenInWrittenFractions() {
    var picture = GreyPicture(width: 90, height: 60)
    for y in 10..<50 { for x in 10..<16 { picture[x, y] = 0 } }
    for y in 10..<50 { for x in 50..<56 { picture[x, y] = 0 } }
    for y in 10..<50 { picture[40 - (y - 10) / 2, y] = 0 }
    #expect(VulgarFraction.find(in: InkBox(left: 6, top: 8, right: 70, bottom: 52), of: picture, threshold: 128) == nil)
  }
}

@Suite struct GreyPictureTests {
  @Test func comesBackFromItsFile() throws {
    var picture = GreyPicture(width: 3, height: 2)
    picture[1, 0] = 7
    #expect(GreyPicture(pgm: picture.pgm) == picture)
    #expect(GreyPicture(pgm: Array("P5 # made by hand\n3 2 255\n".utf8) + picture.pixels) == picture)
  }

  @Test(arguments: [
    "", "P5", "P5\n3 2\n255\nab", "P5\n0 2\n255\n", "P5\n3 2\n65535\nabcdefabcdef", "P6\n1 1\n255\nabc",
  ])
  func refusesDamagedFiles(text: String) { #expect(GreyPicture(pgm: Array(text.utf8)) == nil) }

  @Test(arguments: 0...4)
  func isItselfAfterFourTurns(turns: Int) {
    var picture = GreyPicture(width: 3, height: 2)
    picture[2, 0] = 9
    #expect(picture.turned(turns).turned(4 - turns) == picture)
  }
}

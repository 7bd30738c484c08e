import PictureFiles
import Testing

@Suite struct PNGLayoutTests {
  typealias Sample = PNGSample

  private func file(_ between: [UInt8], _ after: [UInt8] = []) -> [UInt8] {
    Sample.signature + Sample.header(2, 2) + between + Sample.data + after + Sample.end
  }

  @Test func keepsAFileThatHasOnlyAPicture() {
    #expect(PictureMetadata.stripped(Sample.clean) == Sample.clean)
    #expect(PictureFile.read(Sample.clean) == PictureInfo(format: .png, width: 2, height: 2))
  }

  @Test(arguments: ["tEXt", "zTXt", "iTXt", "tIME", "eXIf", "sPLT", "hIST", "caBX", "iDOT", "zxIf"])
  func dropsWhatIsNotThePicture(name: String) {
    let chunk = Sample.chunk(name, ascii("GPS\0here"))
    #expect(PictureMetadata.stripped(file(chunk)) == Sample.clean)
    #expect(PictureMetadata.stripped(file([], chunk)) == Sample.clean)
  }

  @Test(arguments: ["PLTE", "tRNS", "gAMA", "cHRM", "sRGB", "iCCP", "cICP", "sBIT", "bKGD", "pHYs", "acTL", "fcTL"])
  func keepsWhatDecidesHowItLooks(name: String) {
    let bytes = file(Sample.chunk(name, [1, 2, 3]))
    #expect(PictureMetadata.stripped(bytes) == bytes)
  }

  @Test func keepsTheFramesOfAnAnimation() {
    let bytes = file(Sample.chunk("acTL", [0]), Sample.chunk("fcTL", [1]) + Sample.chunk("fdAT", [2]))
    #expect(PictureMetadata.stripped(bytes) == bytes)
  }

  @Test func dropsWhatFollowsTheEnd() {
    #expect(PictureMetadata.stripped(Sample.clean + ascii("PK\u{3}\u{4}")) == Sample.clean)
  }

  @Test(arguments: [true, false])
  func keepsOnlyTheOrientationOfCameraData(beforeTheData: Bool) throws {
    let exif = Sample.chunk("eXIf", cameraEXIF(orientation: 6))
    let tall = Sample.signature + Sample.header(2, 3)
    let bytes = tall + (beforeTheData ? exif + Sample.data : Sample.data + exif) + Sample.end
    let minimal = Sample.chunk(
      "eXIf", minimalEXIF(orientation: 6))
    let stripped = try #require(PictureMetadata.stripped(bytes))
    #expect(stripped == tall + minimal + Sample.data + Sample.end)
    #expect(PictureMetadata.stripped(stripped) == stripped)
    #expect(PictureFile.read(bytes) == PictureInfo(format: .png, width: 3, height: 2))
    #expect(PictureFile.read(stripped) == PictureFile.read(bytes))
  }

  private static let damaged: [Case] = [
    Case("no end", Sample.clean.cut(12)),
    Case("no data", Sample.signature, Sample.header(2, 2), Sample.end),
    Case("no header", Sample.signature, Sample.data, Sample.end),
    Case("two headers", Sample.signature, Sample.header(2, 2), Sample.header(2, 2), Sample.data, Sample.end),
    Case("no width", Sample.signature, Sample.header(0, 2), Sample.data, Sample.end),
    Case("split data", Sample.clean.cut(12), Sample.chunk("tEXt", []), Sample.data, Sample.end),
    Case("an unknown critical chunk", Sample.clean.cut(12), Sample.chunk("CgBI", []), Sample.end),
    Case("a name that is none", Sample.clean.cut(12), Sample.chunk("a1b2", []), Sample.end),
    Case("a chunk past the end", Sample.clean.cut(12), [0x7F, 0, 0, 0], ascii("tEXt")),
    Case("a wrong checksum", Sample.clean.cut(1), [0]),
    Case("a flipped pixel", Sample.clean.enumerated().map { $0.offset == 50 ? ~$0.element : $0.element }),
  ]

  @Test("refuses", arguments: damaged)
  func refuses(_ what: Case) {
    let bytes = what.bytes
    #expect(PictureFile.read(bytes) == nil, "\(what.name)")
    #expect(PictureMetadata.stripped(bytes) == nil, "\(what.name)")
  }

  @Test func keepsItsChecksumsForEveryLength() {
    for length in 0...33 {
      let bytes = file(Sample.chunk("iCCP", Array(0..<UInt8(length))))
      #expect(PictureMetadata.stripped(bytes) == bytes)
    }
  }
}

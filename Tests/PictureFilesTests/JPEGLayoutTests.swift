import PictureFiles
import Testing

@Suite struct JPEGLayoutTests {
  typealias Sample = JPEGSample

  @Test func keepsAFileThatHasOnlyAPicture() {
    #expect(PictureMetadata.stripped(Sample.clean) == Sample.clean)
    #expect(PictureFile.read(Sample.clean) == PictureInfo(format: .jpeg, width: 40, height: 30))
  }

  private static let metadata: [Case] = [
    Case("camera data", Sample.exif(cameraEXIF(orientation: 1))),
    Case("XMP", Sample.segment(0xE1, ascii("http://ns.adobe.com/xap/1.0/\0<x:xmpmeta/>"))),
    Case("a second picture's index", Sample.segment(0xE2, ascii("MPF\0II"))),
    Case("IPTC", Sample.segment(0xED, ascii("Photoshop 3.0\08BIM"))),
    Case("a comment", Sample.segment(0xFE, ascii("taken at home"))),
    Case("a JFIF extension", Sample.segment(0xE0, ascii("JFXX\0") + [0x10, 1, 2])),
    Case("maker data", Sample.segment(0xE5, [1, 2, 3])),
    Case("an extension segment", Sample.segment(0xF0, [1, 2, 3])),
    Case("an empty segment", Sample.segment(0xEB, [])),
  ]

  @Test("drops", arguments: metadata)
  func drops(_ what: Case) {
    let segment = what.bytes
    let tail = Sample.profile + Sample.adobe + Sample.picture + Sample.end
    #expect(PictureMetadata.stripped(Sample.start + Sample.jfif + segment + tail) == Sample.clean, "\(what.name)")
    #expect(PictureMetadata.stripped(Sample.clean.dropLast(2) + segment + Sample.end) == Sample.clean, "\(what.name)")
  }

  @Test func dropsTheThumbnailInsideJFIF() {
    let thumbnail = Sample.segment(0xE0, ascii("JFIF\0") + [1, 2, 1, 0, 72, 0, 72, 1, 1, 9, 9, 9])
    let stripped = PictureMetadata.stripped(Sample.start + thumbnail + Sample.picture + Sample.end)
    #expect(stripped == Sample.start + Sample.jfif + Sample.picture + Sample.end)
  }

  @Test func dropsWhatFollowsTheEndAndFillBytesBetweenSegments() {
    let filled = Sample.start + [0xFF, 0xFF] + Sample.jfif + [0, 0] + Sample.profile + Sample.adobe + Sample.picture
    #expect(PictureMetadata.stripped(filled + [0xFF, 0xFF] + Sample.end + Sample.clean) == Sample.clean)
  }

  @Test(arguments: [true, false], 2...8)
  func keepsOnlyTheOrientationOfCameraData(littleEndian: Bool, orientation: Int) throws {
    let block = cameraEXIF(orientation: orientation, littleEndian: littleEndian)
    let bytes = Sample.start + Sample.exif(block) + Sample.jfif + Sample.picture + Sample.end
    let minimal = Sample.exif(
      minimalEXIF(orientation: orientation))
    let stripped = try #require(PictureMetadata.stripped(bytes))
    #expect(stripped == Sample.start + Sample.jfif + minimal + Sample.picture + Sample.end)
    #expect(PictureMetadata.stripped(stripped) == stripped)
    let (width, height) = orientation >= 5 ? (30, 40) : (40, 30)
    #expect(PictureFile.read(bytes) == PictureInfo(format: .jpeg, width: width, height: height))
    #expect(PictureFile.read(stripped) == PictureFile.read(bytes))
  }

  @Test(arguments: [0, 9, 300])
  func takesAnImpossibleOrientationAsUpright(orientation: Int) {
    let bytes = Sample.start + Sample.exif(cameraEXIF(orientation: orientation)) + Sample.picture + Sample.end
    #expect(PictureFile.read(bytes) == PictureInfo(format: .jpeg, width: 40, height: 30))
    #expect(PictureMetadata.stripped(bytes) == Sample.start + Sample.picture + Sample.end)
  }

  @Test func keepsScansTablesAndRestartsOfAProgressivePicture() {
    let frame = Sample.frame(40, 30, marker: 0xC2)
    let restarts = Sample.segment(0xDD, [0, 4])
    let picture = Sample.quantisation + frame + Sample.huffman + restarts + Sample.scan + Sample.huffman + Sample.scan
    let bytes = Sample.start + picture + Sample.end
    #expect(PictureMetadata.stripped(bytes) == bytes)
  }

  @Test func keepsAProfileOfSeveralSegmentsInOrder() {
    let parts = (1...3).flatMap { Sample.segment(0xE2, ascii("ICC_PROFILE\0") + [$0, 3] + ascii("part")) }
    let bytes = Sample.start + parts + Sample.picture + Sample.end
    #expect(PictureMetadata.stripped(bytes) == bytes)
  }

  @Test func readsTheNumberOfLinesBehindTheFirstScan() {
    let lines = Sample.segment(0xDC, [0, 30])
    let bytes = Sample.start + Sample.frame(40, 0) + Sample.scan + lines + Sample.end
    #expect(PictureFile.read(bytes) == PictureInfo(format: .jpeg, width: 40, height: 30))
    #expect(PictureMetadata.stripped(bytes) == bytes)
  }

  private static let damaged: [Case] = [
    Case("no end", Sample.clean.cut(2)),
    Case("no scan", Sample.start, Sample.frame(4, 3), Sample.end),
    Case("no frame", Sample.start, Sample.scan, Sample.end),
    Case("two frames", Sample.start, Sample.frame(4, 3), Sample.picture, Sample.end),
    Case("no width", Sample.start, Sample.frame(0, 3), Sample.scan, Sample.end),
    Case("no height ever", Sample.start, Sample.frame(4, 0), Sample.scan, Sample.end),
    Case("a hierarchical frame", Sample.start, Sample.segment(0xDE, [8, 0, 1, 0, 1, 0]), Sample.picture, Sample.end),
    Case("a length below 2", Sample.start, [0xFF, 0xE1, 0, 1], Sample.picture, Sample.end),
    Case("a segment past the end", Sample.start, [0xFF, 0xE1, 0xFF, 0xFF], Sample.picture, Sample.end),
    Case("a second start", Sample.start, Sample.start, Sample.picture, Sample.end),
  ]

  @Test("refuses", arguments: damaged)
  func refuses(_ what: Case) {
    let bytes = what.bytes
    #expect(PictureFile.read(bytes) == nil, "\(what.name)")
    #expect(PictureMetadata.stripped(bytes) == nil, "\(what.name)")
  }
}

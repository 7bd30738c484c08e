import PictureFiles
import Testing

@Suite struct GIFLayoutTests {
  typealias Sample = GIFSample

  @Test func keepsAnAnimationWithItsLoops() {
    #expect(PictureMetadata.stripped(Sample.clean) == Sample.clean)
    #expect(PictureFile.read(Sample.clean) == PictureInfo(format: .gif, width: 3, height: 2))
  }

  private static let metadata: [Case] = [
    Case("a comment", Sample.comment("at home")),
    Case("XMP", Sample.application("XMP DataXMP", ascii("<x:xmpmeta/>"))),
    Case("a profile", Sample.application("ICCRGBG1012", ascii("colours"))),
    Case("plain text", [0x21, 0x01, 1, 9, 2, 65, 66, 0]),
    Case("an unknown extension", [0x21, 0x77, 1, 9, 0]),
    Case("buffering of Netscape", Sample.application("NETSCAPE2.0", [2, 0, 0, 0, 0])),
  ]

  @Test("drops", arguments: metadata)
  func drops(_ what: Case) {
    let block = what.bytes
    let bytes = Sample.screen(3, 2) + block + Sample.loops + Sample.control + block + Sample.image + block + Sample.end
    #expect(PictureMetadata.stripped(bytes) == Sample.clean, "\(what.name)")
    #expect(PictureMetadata.stripped(bytes + block) == Sample.clean, "\(what.name)")
  }

  @Test func dropsWhatIsHiddenBehindTheCountOfLoops() {
    let loops = Sample.loops.dropLast() + [4] + ascii("here") + [0]
    let bytes = Sample.screen(3, 2) + loops + Sample.control + Sample.image + Sample.end
    #expect(PictureMetadata.stripped(bytes) == Sample.clean)
  }

  @Test func keepsColoursOfAnImage() {
    let image: [UInt8] = [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0x80, 1, 2, 3, 4, 5, 6, 2, 2, 0x4C, 0x01, 0]
    let bytes = ascii("GIF87a") + [1, 0, 1, 0, 0, 0, 0] + image + Sample.image + Sample.end
    #expect(PictureMetadata.stripped(bytes) == bytes)
  }

  private static let damaged: [Case] = [
    Case("no trailer", Sample.clean.cut(1)),
    Case("no image", Sample.screen(3, 2), Sample.end),
    Case("no width", Sample.screen(0, 2), Sample.image, Sample.end),
    Case("an unknown version", ascii("GIF88a"), Array(Sample.clean.dropFirst(6))),
    Case("an unknown block", Sample.screen(3, 2), [0x2D], Sample.image, Sample.end),
    Case("colours past the end", ascii("GIF89a"), [1, 0, 1, 0, 0x87, 0, 0], Sample.image, Sample.end),
    Case("a sub-block past the end", Sample.screen(3, 2), Sample.image.cut(1), [200, 0x3B]),
  ]

  @Test("refuses", arguments: damaged)
  func refuses(_ what: Case) {
    let bytes = what.bytes
    #expect(PictureFile.read(bytes) == nil, "\(what.name)")
    #expect(PictureMetadata.stripped(bytes) == nil, "\(what.name)")
  }
}

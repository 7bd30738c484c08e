import PictureFiles
import Testing

@Suite struct WebPLayoutTests {
  typealias Sample = WebPSample

  @Test("keeps a simple picture", arguments: [Sample.lossy(40, 30), Sample.lossless(40, 30)])
  func keepsASimplePicture(chunk: [UInt8]) {
    let bytes = Sample.file(chunk)
    #expect(PictureMetadata.stripped(bytes) == bytes)
    #expect(PictureFile.read(bytes) == PictureInfo(format: .webp, width: 40, height: 30))
  }

  @Test func keepsProfileAndAlphaOfAnExtendedPicture() {
    let alpha = Sample.chunk("ALPH", [0, 1, 2])
    let bytes = Sample.file(Sample.canvas(flags: 0x30, 40, 30), Sample.profile, alpha, Sample.lossy(40, 30))
    #expect(PictureMetadata.stripped(bytes) == bytes)
    #expect(PictureFile.read(bytes) == PictureInfo(format: .webp, width: 40, height: 30))
  }

  @Test func dropsMetadataWithItsFlags() {
    let exif = Sample.chunk("EXIF", cameraEXIF(orientation: 1))
    let xmp = Sample.chunk("XMP ", ascii("<x:xmpmeta/>"))
    let unknown = Sample.chunk("C2PA", ascii("who"))
    let bytes = Sample.file(
      Sample.canvas(flags: 0x2C | 0x80, 40, 30), Sample.profile, unknown, Sample.lossy(40, 30), exif, xmp, unknown)
    let clean = Sample.file(Sample.canvas(flags: 0x20, 40, 30), Sample.profile, Sample.lossy(40, 30))
    #expect(PictureMetadata.stripped(bytes) == clean)
    #expect(PictureMetadata.stripped(bytes + ascii("more")) == clean)
    #expect(PictureMetadata.stripped(Sample.file(Sample.lossy(4, 3), unknown)) == Sample.file(Sample.lossy(4, 3)))
  }

  @Test(arguments: [[], ascii("Exif\0\0")])
  func keepsOnlyTheOrientationOfCameraData(prefix: [UInt8]) throws {
    let exif = Sample.chunk("EXIF", prefix + cameraEXIF(orientation: 8))
    let bytes = Sample.file(Sample.canvas(flags: 0x08, 40, 30), Sample.lossless(40, 30), exif)
    let minimal = Sample.chunk(
      "EXIF", minimalEXIF(orientation: 8))
    let stripped = try #require(PictureMetadata.stripped(bytes))
    #expect(stripped == Sample.file(Sample.canvas(flags: 0x08, 40, 30), Sample.lossless(40, 30), minimal))
    #expect(PictureMetadata.stripped(stripped) == stripped)
    #expect(PictureFile.read(bytes) == PictureInfo(format: .webp, width: 30, height: 40))
    #expect(PictureFile.read(stripped) == PictureFile.read(bytes))
  }

  @Test func keepsFramesAndDropsWhatIsHiddenInThem() {
    let hidden = Sample.frame(Sample.chunk("NOTE", ascii("where")), Sample.lossy(4, 3), Sample.chunk("XMP ", [1]))
    let canvas = Sample.canvas(flags: 0x02, 40, 30)
    let bytes = Sample.file(canvas, Sample.animation, hidden, Sample.frame(Sample.lossless(5, 5)))
    let clean = Sample.file(
      canvas, Sample.animation, Sample.frame(Sample.lossy(4, 3)), Sample.frame(Sample.lossless(5, 5)))
    #expect(PictureMetadata.stripped(bytes) == clean)
    #expect(PictureFile.read(bytes) == PictureInfo(format: .webp, width: 40, height: 30))
  }

  private static let damaged: [Case] = [
    Case("another RIFF file", ascii("RIFF"), littleEndian(4, 4), ascii("WAVE")),
    Case("no picture", Sample.file(Sample.canvas(flags: 0, 40, 30))),
    Case("nothing at all", Sample.file()),
    Case("a size past the end", Sample.file(Sample.lossy(4, 3)).cut(1)),
    Case("a picture of another size", Sample.file(Sample.canvas(flags: 0, 40, 30), Sample.lossy(41, 30))),
    Case("two pictures", Sample.file(Sample.canvas(flags: 0, 4, 3), Sample.lossy(4, 3), Sample.lossy(4, 3))),
    Case("no start code", Sample.file(Sample.chunk("VP8 ", [0x10, 0, 0, 1, 2, 3, 4, 0, 3, 0]))),
    Case("no width", Sample.file(Sample.lossy(0, 3))),
    Case("a later version", Sample.file(Sample.chunk("VP8L", [0x2F, 0, 0, 0, 0x20]))),
    Case("animation without frames", Sample.file(Sample.canvas(flags: 2, 4, 3), Sample.animation)),
    Case("a frame without a picture", Sample.file(Sample.canvas(flags: 2, 4, 3), Sample.animation, Sample.frame())),
  ]

  @Test("refuses", arguments: damaged)
  func refuses(_ what: Case) {
    let bytes = what.bytes
    #expect(PictureFile.read(bytes) == nil, "\(what.name)")
    #expect(PictureMetadata.stripped(bytes) == nil, "\(what.name)")
  }
}

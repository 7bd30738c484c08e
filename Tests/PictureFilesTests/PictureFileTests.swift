import PictureFiles
import Testing

@Suite struct PictureFileTests {
  @Test(
    "knows no other format",
    arguments: [
      [], ascii("<svg/>"), ascii("BM"), ascii("II*\0"), [0xFF, 0xD8], [0, 0, 0, 0x1C] + ascii("ftypavif"),
      ascii("RIFF"),
    ])
  func knowsNoOtherFormat(bytes: [UInt8]) {
    #expect(PictureFile.read(bytes) == nil)
    #expect(PictureMetadata.stripped(bytes) == nil)
  }

  @Test func namesMediaTypes() {
    #expect(PictureFormat.allCases.map(\.mediaType) == ["image/jpeg", "image/png", "image/webp", "image/gif"])
  }
}

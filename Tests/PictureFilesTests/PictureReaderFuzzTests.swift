import PictureFiles
import TestSupport
import Testing

/// What has to hold for every sequence of bytes.
@Suite struct PictureReaderFuzzTests {
  private static let samples: [[UInt8]] = [
    JPEGSample.start + JPEGSample.exif(cameraEXIF(orientation: 6)) + JPEGSample.jfif + JPEGSample.profile
      + JPEGSample.picture + JPEGSample.end,
    PNGSample.signature + PNGSample.header(2, 2) + PNGSample.chunk("eXIf", cameraEXIF(orientation: 5))
      + PNGSample.data + PNGSample.end,
    WebPSample.file(
      WebPSample.canvas(flags: 0x28, 40, 30), WebPSample.profile, WebPSample.lossy(40, 30),
      WebPSample.chunk("EXIF", cameraEXIF(orientation: 3))),
    WebPSample.file(
      WebPSample.canvas(flags: 0x02, 40, 30), WebPSample.animation, WebPSample.frame(WebPSample.lossless(4, 3))),
    GIFSample.screen(3, 2) + GIFSample.comment("here") + GIFSample.loops + GIFSample.control + GIFSample.image
      + GIFSample.end,
  ]

  private func check(_ bytes: [UInt8]) {
    let info = PictureFile.read(bytes)
    let stripped = PictureMetadata.stripped(bytes)
    #expect((info == nil) == (stripped == nil))
    guard let stripped else { return }
    #expect(PictureMetadata.stripped(stripped) == stripped)
    #expect(PictureFile.read(stripped) == info)
  }

  @Test func refusesEveryBeginningOfAFile() {
    for sample in Self.samples {
      check(sample)
      #expect(PictureMetadata.stripped(sample)?.holds("secret place") == false)
      for count in 0..<sample.count { #expect(PictureFile.read(Array(sample.prefix(count))) == nil) }
    }
  }

  @Test func holdsForDamagedFiles() {
    let pieces = [
      "\u{0}\u{0}\u{0}\u{0}", "\u{7F}", "IHDR", "IEND", "eXIf", "VP8X", "EXIF", "RIFF", "GIF89a", "Exif", "!", ";", ",",
    ]
    Damage.each(of: Self.samples, pieces: pieces, usual: 4_000) { bytes, _ in check(bytes) }
  }

  @Test func holdsForNoiseBehindEverySignature() {
    var random = SeededGenerator(seed: 7)
    let heads = [[], [0xFF, 0xD8, 0xFF], PNGSample.signature, ascii("RIFF\u{40}\0\0\0WEBPVP8X"), ascii("GIF89a")]
    for _ in 0..<Damage.rounds(2_000) {
      let noise = (0..<Int.random(in: 0...80, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
      check((heads.randomElement(using: &random) ?? []) + noise)
    }
  }
}

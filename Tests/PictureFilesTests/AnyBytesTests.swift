import PictureFiles
import Testing

/// What has to hold for every sequence of bytes.
@Suite struct AnyBytesTests {
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
    var random = SeededNumbers(seed: 20_24)
    for _ in 0..<4_000 {
      var bytes = Self.samples.randomElement(using: &random) ?? []
      for _ in 0..<Int.random(in: 1...6, using: &random) { bytes.damage(using: &random) }
      check(bytes)
    }
  }

  @Test func holdsForNoiseBehindEverySignature() {
    var random = SeededNumbers(seed: 7)
    let heads = [[], [0xFF, 0xD8, 0xFF], PNGSample.signature, ascii("RIFF\u{40}\0\0\0WEBPVP8X"), ascii("GIF89a")]
    for _ in 0..<2_000 {
      let noise = (0..<Int.random(in: 0...80, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
      check((heads.randomElement(using: &random) ?? []) + noise)
    }
  }
}

extension [UInt8] {
  /// Changes, removes, repeats or inserts something somewhere.
  fileprivate mutating func damage(using random: inout SeededNumbers) {
    guard !isEmpty else { return }
    let place = Int.random(in: 0..<count, using: &random)
    let length = Int.random(in: 1...Swift.min(24, count - place), using: &random)
    switch UInt8.random(in: 0...4, using: &random) {
    case 0: self[place] = [0, 1, 0x7F, 0x80, 0xFE, 0xFF].randomElement(using: &random) ?? 0
    case 1: self[place] ^= 1 << UInt8.random(in: 0...7, using: &random)
    case 2: removeSubrange(place..<place + length)
    case 3: insert(contentsOf: self[place..<place + length], at: place)
    default: insert(UInt8.random(in: 0...255, using: &random), at: place)
    }
  }
}

/// SplitMix64: the same numbers in every run.
private struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}

import Foundation
import PictureFiles
import Testing

@testable import PictureResizing

/// libvips, which `make test` installs.
@Suite struct PictureResizerTests {
  private let resizer: PictureResizer

  init() throws { resizer = PictureResizer(library: try VipsLibrary.opened.get()) }

  /// 1200 × 900 pixels.
  private static func photo() throws -> [UInt8] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../content/recipes")
    return Array(try Data(contentsOf: folder.appending(path: "shakshuka.jpg")))
  }

  private func sizes(_ picture: ResizedPicture) -> [String] {
    picture.pieces.map { "\($0.bound) \($0.encoding.rawValue) \($0.width)×\($0.height)" }
  }

  @Test func makesBothSizesInEveryEncoding() throws {
    let picture = try resizer.resize(Self.photo()).get()
    #expect(
      sizes(picture) == [
        "400 avif 400×300", "400 webp 400×300", "400 jpeg 400×300", "1200 avif 1200×900", "1200 webp 1200×900",
        "1200 jpeg 1200×900",
      ])
    for piece in picture.pieces where piece.encoding != .avif {
      #expect(PictureFile.read(Array(piece.bytes))?.width == piece.width)
    }
    #expect(PictureFile.read(picture.placeholder)?.width == ResizedPicture.placeholderSide)
    #expect(picture.placeholder.count < 200, "\(picture.placeholder.count) bytes stand in every page")
  }

  @Test func makesOnePictureInTheFormThatIsAskedFor() throws {
    let grey = try resizer.one(Self.photo(), within: 300, ".pgm[background=255,strip]")
    #expect(grey.starts(with: "P5\n300 225\n255\n".utf8))
    #expect(grey.count == 15 + 300 * 225)
    let small = try resizer.one(Self.photo(), within: 300, ".jpg[Q=40,background=255,strip]")
    #expect(PictureFile.read(small)?.width == 300)
    #expect(throws: VipsLibrary.Failure.self) { try resizer.one([1, 2, 3], within: 300, ".jpg") }
  }

  @Test func givesTheSameBytesEachTime() throws {
    let photo = try Self.photo()
    #expect(try resizer.resize(photo).get() == resizer.resize(photo).get())
  }

  /// EXIF orientation 6: the first row of pixels is the right side.
  @Test func turnsPicturesUprightAndLeavesNoMetadata() throws {
    let tag: [UInt8] = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0]
    let artist: [UInt8] = Array("Exif\0\0MM\0*".utf8) + [0, 0, 0, 8, 0, 1] + tag + [0, 0, 0, 0]
    let segment: [UInt8] = [0xFF, 0xE1, 0, UInt8(artist.count + 2)] + artist
    let photo = try Self.photo()
    let turned = Array(photo[..<2]) + segment + photo[2...]
    let picture = try resizer.resize(turned).get()
    #expect(sizes(picture).last == "1200 jpeg 900×1200")
    for piece in picture.pieces {
      let bytes = Array(piece.bytes)
      for mark in ["Exif", "EXIF", "ICCP", "ICC_PROFILE", "prof"] {
        #expect(!bytes.contains(Array(mark.utf8)), "\(mark) in \(piece.encoding)")
      }
    }
  }

  @Test func makesASmallPictureNoLarger() throws {
    let small = try #require(try resizer.resize(Self.photo()).get().pieces.first { $0.encoding == .webp })
    let again = try resizer.resize(Array(small.bytes)).get()
    #expect(sizes(again) == ["400 avif 400×300", "400 webp 400×300", "400 jpeg 400×300"])
  }

  @Test func refusesWhatIsNoPicture() {
    #expect(throws: ResizedPicture.Refusal.self) { try resizer.resize(Array("not a picture".utf8)).get() }
    #expect(throws: ResizedPicture.Refusal.self) { try resizer.resize([]).get() }
    #expect(throws: ResizedPicture.Refusal.self) {
      try resizer.resize(Array("<svg xmlns='http://www.w3.org/2000/svg'/>".utf8)).get()
    }
  }
}

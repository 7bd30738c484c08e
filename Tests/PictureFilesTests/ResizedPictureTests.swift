import PictureFiles
import Testing

@Suite struct ResizedPictureTests {
  private static let picture = ResizedPicture(
    placeholder: [1, 10, 10, 3],
    pieces: [
      .init(bound: 400, width: 400, height: 300, encoding: .avif, bytes: [0x0A, 0x0A, 7]),
      .init(bound: 400, width: 400, height: 300, encoding: .jpeg, bytes: []),
    ])

  @Test func readsBackWhatItWrites() {
    let message = ResizedPicture.message(.success(Self.picture))
    #expect(ResizedPicture.read(message) == .success(Self.picture))
  }

  @Test func readsARefusalWithTheFirstLineOfItsReason() {
    let message = ResizedPicture.message(.failure(.init("not a picture\nand more")))
    #expect(ResizedPicture.read(message) == .failure(.init("not a picture")))
  }

  @Test func refusesEveryMessageThatWasCutOff() {
    let message = ResizedPicture.message(.success(Self.picture))
    for count in 0..<message.count {
      #expect(ResizedPicture.read(Array(message[..<count])) == nil, "\(count) bytes of \(message.count)")
    }
    #expect(ResizedPicture.read(message + [0]) == nil)
  }

  @Test(
    arguments: [
      "galley-images 1\nplaceholder -1\n400 1 1 avif 0\n\n", "galley-images 1\nplaceholder 0\n400 0 1 avif 0\n\n",
      "galley-images 1\nplaceholder 0\n400 1 1 tiff 0\n\n", "galley-images 1\nplaceholder 0\n400 1 1 avif -5\n\n",
      "galley-images 2\nplaceholder 0\n400 1 1 avif 0\n\n", "galley-images 1\nplaceholder 0\n\n",
    ])
  func refusesWhatNoHelperWrites(_ message: String) {
    #expect(ResizedPicture.read(Array(message.utf8)) == nil)
  }
}

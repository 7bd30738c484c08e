import Fingerprints
import SitePlanning
import Testing

@testable import SiteBuilding

@Suite struct PictureMemoryTests {
  private static let (state, content) = (Fingerprint(of: "eggs.jpg, 10:30"), Fingerprint(of: "pixels"))

  private static var memory: PictureMemory {
    var memory = PictureMemory()
    memory.note(content, for: state)
    let sizes = [PictureSet.Size(bound: 400, width: 400, height: 300)]
    memory.note(.made(sizes, placeholder: [1, 2, 3]), for: content)
    memory.note(.damaged("it is cut off"), for: Fingerprint(of: "torn"))
    memory.note(.sound, for: Fingerprint(of: "whole"))
    return memory
  }

  @Test func remembersWhatWasMade() {
    let read = PictureMemory(Self.memory.bytes)
    #expect(read.contents == Self.memory.contents && read.outcomes == Self.memory.outcomes)
  }

  @Test func forgetsEverythingRatherThanHalf() {
    let bytes = Self.memory.bytes
    for count in 0..<bytes.count {
      #expect(PictureMemory(Array(bytes[..<count])).outcomes.isEmpty, "\(count) bytes of \(bytes.count)")
    }
  }

  @Test func forgetsPicturesWhoseFilesAreGone() {
    let kept = Self.memory.keeping([])
    #expect(kept.outcomes == [Fingerprint(of: "torn"): .damaged("it is cut off"), Fingerprint(of: "whole"): .sound])
  }
}

import Fingerprints
import Testing

@testable import SiteStorage

@Suite struct PayloadSpoolTests {
  @Test func givesBackWhatWasPutAway() throws {
    let site = TemporarySite()
    site.makeFolder(".galley")
    let spool = try #require(PayloadSpool(site.folders()))
    let payloads = (0..<50).map { [UInt8](repeating: UInt8($0), count: $0 * 7) }
    let stored = payloads.map(spool.stored)
    #expect(stored.map { Array($0.bytes) } == payloads)
    #expect(stored.map(\.count) == payloads.map(\.count))
  }

  @Test func leavesNoNameInTheCacheFolder() throws {
    let site = TemporarySite()
    site.makeFolder(".galley")
    site.write(".galley/.galley-payloads.tmp", "of a build that was killed")
    let spool = try #require(PayloadSpool(site.folders()))
    #expect(Array(spool.stored([1, 2]).bytes) == [1, 2])
    #expect(site.tree(".galley") == [:])
  }

  @Test func isNotThereWithoutACacheFolder() {
    #expect(PayloadSpool(TemporarySite().folders()) == nil)
  }

  @Test func aPayloadIsTheSameWhereverItLies() throws {
    let site = TemporarySite()
    site.makeFolder(".galley")
    let spool = try #require(PayloadSpool(site.folders()))
    #expect(spool.stored([1, 2, 3]) == .held([1, 2, 3]))
    #expect(spool.stored([1, 2, 3]) != .held([1, 2, 4]) && spool.stored([1]) != .held([]))
    #expect(spool.stored([]) == .held([]))
  }

  @Test func theStateHoldsWhatWasPutAway() throws {
    let site = TemporarySite()
    site.makeFolder(".galley")
    let spool = try #require(PayloadSpool(site.folders()))
    func state(_ payload: StoredPayload) -> BuildState {
      let signature = FileSignature(size: 10, modified: 5, changed: 5, inode: 7)
      let source = SourceRecord(path: "a.md", signature: signature, content: .init(of: "a"), payload: payload)
      return BuildState(
        sources: [source], outputs: [], folders: [], list: nil, began: 1, payloadFormat: .init(of: "format"))
    }
    #expect(Array(state(spool.stored([9, 8, 7])).parts) == Array(state(.held([9, 8, 7])).parts))
  }
}

import SourceText
import Testing

@testable import SiteStorage

@Suite struct WordStoreTests {
  let site = TemporarySite()

  private var store: WordStore { WordStore(site.folders()) }

  @Test func keepsWhatIsHandedOverInParts() {
    site.makeFolder(".galley")
    #expect(store.bytes(of: .all) == nil)
    #expect(store.keep([[1, 2], [], [3]], as: .all).isEmpty)
    #expect(store.bytes(of: .all).map(Array.init) == [1, 2, 3])
  }

  @Test func keepsWhatCameAfterInAFileOfItsOwnUntilAllIsKept() {
    site.makeFolder(".galley")
    #expect(store.keep([[1, 2]], as: .all).isEmpty)
    #expect(store.keep([[3]], as: .further).isEmpty)
    #expect(store.bytes(of: .all).map(Array.init) == [1, 2])
    #expect(store.bytes(of: .further).map(Array.init) == [3])
    #expect(store.keep([[1, 2, 3]], as: .all).isEmpty)
    #expect(store.bytes(of: .further) == nil)
    #expect(site.status(".galley/words.new") == nil)
  }

  @Test func hasNothingWhereTheFileIsDamaged() {
    site.makeFolder(".galley")
    #expect(store.keep([[1, 2, 3]], as: .all).isEmpty)
    site.write(".galley/words", "GALLEYWD")
    #expect(store.bytes(of: .all) == nil)
  }

  @Test func saysWhereNothingCanBeKept() {
    #expect(store.keep([[1]], as: .all).map(\.identifier) == ["storage-write"])
  }

  @Test func goesWithTheSite() throws {
    site.build(["index.html": "home"])
    #expect(store.keep([[1]], as: .all).isEmpty)
    #expect(store.keep([[2]], as: .further).isEmpty)
    let lock = try #require(BuildLock.acquire(site.folders()).value)
    let state = BuildState.load(lock, payloadFormat: TemporarySite.payloadFormat).value
    #expect(SiteCleaner.clean(lock, state: state).diagnostics.isEmpty)
    #expect(site.status(".galley") == nil)
  }
}

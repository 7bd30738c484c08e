import SourceText
import Testing

@testable import SiteStorage

@Suite struct WordStoreTests {
  let site = TemporarySite()

  private var store: WordStore { WordStore(site.folders()) }

  @Test func keepsWhatIsHandedOverInParts() {
    site.makeFolder(".galley")
    #expect(store.bytes == nil)
    #expect(store.keep([[1, 2], [], [3]]).isEmpty)
    #expect(store.bytes.map(Array.init) == [1, 2, 3])
  }

  @Test func hasNothingWhereTheFileIsDamaged() {
    site.makeFolder(".galley")
    #expect(store.keep([[1, 2, 3]]).isEmpty)
    site.write(".galley/words", "GALLEYWD")
    #expect(store.bytes == nil)
  }

  @Test func saysWhereNothingCanBeKept() {
    #expect(store.keep([[1]]).map(\.identifier) == ["storage-write"])
  }

  @Test func goesWithTheSite() throws {
    site.build(["index.html": "home"])
    #expect(store.keep([[1]]).isEmpty)
    let lock = try #require(BuildLock.acquire(site.folders()).value)
    let state = BuildState.load(lock, payloadFormat: TemporarySite.payloadFormat).value
    #expect(SiteCleaner.clean(lock, state: state).diagnostics.isEmpty)
    #expect(site.status(".galley") == nil)
  }
}

import Glibc
import SourceText
import Testing

@testable import SiteStorage

@Suite struct BuildLockTests {
  let site = TemporarySite()

  @Test func keepsASecondBuildOut() {
    let first = BuildLock.acquire(site.folders())
    #expect(first.diagnostics.isEmpty)
    let second = BuildLock.acquire(site.folders())
    #expect(second.value == nil)
    #expect(second.diagnostics.map(\.identifier) == ["storage-locked"])
    #expect(second.diagnostics.first?.message == "another galley (process \(getpid())) is building this site")
    #expect(second.diagnostics.first?.hint == "wait until it has finished, or stop it")
    withExtendedLifetime(first.value) {}
  }

  @Test func isFreeAgainAfterwards() {
    var lock = BuildLock.acquire(site.folders()).value
    #expect(lock != nil)
    lock = nil
    #expect(BuildLock.acquire(site.folders()).value != nil)
  }

  @Test func isNotHeldByAProcessThatIsGone() {
    site.makeFolder(".galley")
    site.write(".galley/lock", "999999\n")
    #expect(BuildLock.acquire(site.folders()).value != nil)
    #expect(site.text(".galley/lock") == "\(getpid())\n")
  }

  @Test func makesTheCacheFolder() {
    #expect(BuildLock.acquire(site.folders(cache: "deep/er/cache")).value != nil)
    #expect(site.status("deep/er/cache/lock")?.kind == .file)
  }

  @Test func saysThatTheCacheFolderCannotBeMade() {
    site.write(".galley", "a file")
    let lock = BuildLock.acquire(site.folders())
    #expect(lock.value == nil)
    #expect(lock.diagnostics.map(\.identifier) == ["storage-write"])
    #expect(lock.diagnostics.first?.path == ".galley")
  }

  @Test func refusesAnUnsafeOutput() {
    #expect(BuildLock.acquire(site.folders(output: ".")).diagnostics.map(\.identifier) == ["storage-output-unsafe"])
    #expect(site.status(".galley") == nil)
  }
}

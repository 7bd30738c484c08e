import Glibc
import SourceText
import Synchronization
import Testing

@testable import SiteStorage

/// Lets a number of changes through and then none: the disk as `kill -9` would leave it.
private final class Interruption: Sendable {
  private let left: Mutex<Int>

  init(after count: Int) {
    left = Mutex(count)
  }

  /// Whether the build got to its end before.
  var isUnused: Bool { left.withLock { $0 >= 0 } }

  var gate: DiskGate {
    { _, _ in
      self.left.withLock {
        $0 -= 1
        return $0 < 0 ? EIO : 0
      }
    }
  }
}

@Suite struct PublisherInterruptionTests {
  static let first = ["index.html": "home", "recipes/soup.html": "soup", "tags/a/b.html": "b", "feed.xml": "feed"]
  static let second = ["index.html": "new home", "recipes/soup.html": "soup", "recipes/new/tart.html": "tart"]
  static let third = ["index.html": "third home", "tags": "a file now", "recipes/other.html": "other"]

  /// Cuts the build of `pages` off after every single change in turn, then builds `next` undisturbed.
  private func cutOff(
    _ pages: [String: String], then next: [String: String], prepare: (TemporarySite) -> Void,
    expect extra: [String: String] = [:]
  ) {
    let expected = TemporarySite.clean(next).merging(extra) { $1 }
    for count in 0..<500 {
      let site = TemporarySite()
      prepare(site)
      let interruption = Interruption(after: count)
      site.build(pages, gate: interruption.gate)
      expectNothingTorn(site, pages)
      let repaired = site.build(next)
      #expect(repaired.diagnostics.isEmpty, "after \(count) changes")
      #expect(site.tree() == expected, "after \(count) changes")
      #expect(Set(site.tree(".galley").keys) == ["lock", "state"], "after \(count) changes")
      #expect(site.build(next).rendered == [], "after \(count) changes")
      if interruption.isUnused { return }
    }
    Issue.record("the build never came to its end")
  }

  private func expectNothingTorn(_ site: TemporarySite, _ pages: [String: String]) {
    for (path, text) in site.tree() where path.hasSuffix(".html") {
      let whole = [Self.first[path], Self.second[path], Self.third[path], pages[path]]
      #expect(whole.contains(text), "\(path) holds \(text)")
    }
  }

  @Test func repairsAFirstBuild() {
    cutOff(Self.first, then: Self.first) { _ in }
  }

  @Test func repairsAFirstBuildBesidePlaceholders() {
    cutOff(
      Self.first, then: Self.first,
      prepare: { site in
        site.makeFolder("output")
        site.write("output/.gitkeep", "kept")
        site.write("output/.gitignore", "*")
      }, expect: [".gitkeep": "kept", ".gitignore": "*"])
  }

  @Test func repairsAFirstBuildBesideFilesOfTheUser() {
    cutOff(
      Self.first, then: Self.first,
      prepare: { site in
        site.makeFolder("output")
        site.write("output/CNAME", "example.org")
      }, expect: ["CNAME": "example.org"])
  }

  @Test func repairsAnUpdate() {
    cutOff(Self.second, then: Self.second) { $0.build(Self.first) }
  }

  @Test func undoesAnUpdateThatIsNoLongerWanted() {
    cutOff(Self.second, then: Self.first) { $0.build(Self.first) }
  }

  @Test func repairsWithYetAnotherPlan() {
    cutOff(Self.second, then: Self.third) { $0.build(Self.first) }
  }

  @Test func repairsAChangeOfFoldersIntoFiles() {
    cutOff(Self.third, then: Self.first) { $0.build(Self.first) }
  }

  @Test func repairsAnUpdateWithoutCache() {
    cutOff(Self.second, then: Self.second) { site in
      site.build(Self.first)
      site.remove(".galley")
    }
  }

  @Test func repairsAnUpdateWithoutList() {
    cutOff(Self.second, then: Self.second) { site in
      site.build(Self.first)
      site.remove("output/.galley-files")
    }
  }

  @Test func repairsARepairThatIsCutOffToo() {
    for count in stride(from: 1, to: 40, by: 3) {
      cutOff(Self.third, then: Self.first) { site in
        site.build(Self.first)
        site.build(Self.second, gate: Interruption(after: count).gate)
      }
    }
  }
}

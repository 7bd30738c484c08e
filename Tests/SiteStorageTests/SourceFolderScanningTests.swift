import Glibc
import SourceText
import Testing

@testable import SiteStorage

@Suite struct SourceFolderScanningTests {
  let site = TemporarySite()

  private func scan() -> Checked<[ScannedFile]> { site.content.scan() }

  @Test func findsFilesInFoldersSortedByBytes() {
    site.makeFolder("content/soups")
    for name in ["soups/leek.md", "soups.md", "soups-b.md", "Zucchini.md", "écrevisse.md", "apple.md"] {
      site.write("content/" + name, "x")
    }
    let found = scan()
    #expect(found.diagnostics.isEmpty)
    #expect(
      found.value.map(\.path) == [
        "Zucchini.md", "apple.md", "soups-b.md", "soups.md", "soups/leek.md", "écrevisse.md",
      ])
  }

  @Test func tellsSizeAndInode() {
    site.write("content/soup.md", "12345")
    #expect(scan().value.first?.signature == site.status("content/soup.md")?.signature)
    #expect(scan().value.first?.signature.size == 5)
  }

  /// Where all of a repository is content, the site that is built in it is none; the folder itself is whatever lies in it.
  @Test func leavesOutDottedNamesAndBuiltSites() {
    for folder in [".git", "output", "output/deep", "public", "soups"] { site.makeFolder("content/" + folder) }
    for name in [".git/config", ".hidden.md", "output/page.md", "output/deep/page.md", "public/a.md", "soups/kept.md"] {
      site.write("content/" + name, "x")
    }
    for folder in ["", "output/", "public/"] { site.write("content/\(folder).galley-files", "") }
    #expect(scan().value.map(\.path) == ["soups/kept.md"])
  }

  @Test func readsALinkToAFile() {
    site.write("common.md", "common")
    site.link("content/linked.md", to: "../common.md")
    let found = scan()
    #expect(found.value.map(\.path) == ["linked.md"])
    #expect(found.value.first?.signature.size == 6)
    #expect(found.diagnostics.map(\.identifier) == ["storage-outside-link"])
    #expect(found.diagnostics.first?.message == "the link leads out of the folder, to “\(site.path("common.md"))”")
  }

  @Test func followsALinkToAFolderOutside() {
    site.makeFolder("common")
    site.write("common/sauce.md", "x")
    site.link("content/sauces", to: "../common")
    #expect(scan().value.map(\.path) == ["sauces/sauce.md"])
    #expect(scan().diagnostics.map { "\($0.path) \($0.identifier)" } == ["content/sauces storage-outside-link"])
    #expect(!scan().hasErrors)
  }

  @Test func warnsOnceOfAllThatIsBehindALinkToAFolderOutside() {
    for folder in ["common", "common/old", "elsewhere"] { site.makeFolder(folder) }
    for name in ["common/sauce.md", "elsewhere/soup.md", "stray.md"] { site.write(name, "x") }
    site.link("common/more", to: "../elsewhere")
    site.link("common/old/stray.md", to: "../../stray.md")
    site.link("content/sauces", to: "../common")
    site.link("content/stray.md", to: "../stray.md")
    let found = scan()
    #expect(
      found.value.map(\.path) == ["sauces/more/soup.md", "sauces/old/stray.md", "sauces/sauce.md", "stray.md"])
    #expect(found.diagnostics.map(\.path) == ["content/sauces", "content/stray.md"])
  }

  @Test func saysNothingOfALinkWithinTheFolder() {
    site.makeFolder("content/soups")
    site.write("content/soups/leek.md", "x")
    site.link("content/favourite.md", to: "soups/leek.md")
    #expect(scan().value.map(\.path) == ["favourite.md", "soups/leek.md"])
    #expect(scan().diagnostics.isEmpty)
  }

  @Test func removesWhatKilledEditsLeftWhenAsked() {
    // No process has that number: it is above what Linux gives.
    let leftover = "content/.galley-edit-99999999.tmp"
    let inUse = "content/.galley-edit-\(getppid()).tmp"
    for name in [leftover, inUse, "content/.galley-edit-x.tmp", "content/.notes.tmp"] { site.write(name, "x") }
    _ = scan()
    #expect(site.text(leftover) == "x")
    #expect(site.content.scan(removingLeftovers: true).diagnostics.isEmpty)
    #expect(
      site.tree("content").keys.sorted() == [
        ".galley-edit-\(getppid()).tmp", ".galley-edit-x.tmp", ".notes.tmp",
      ])
  }

  @Test func readsEveryFolderOnceAndComesOutOfLoops() {
    site.makeFolder("content/soups")
    site.write("content/soups/leek.md", "x")
    site.link("content/a-loop", to: ".")
    site.link("content/soups/up", to: "..")
    site.link("content/also-soups", to: "soups")
    let found = scan()
    #expect(found.value.map(\.path) == ["soups/leek.md"])
    #expect(found.diagnostics.map(\.identifier) == Array(repeating: "storage-repeated-folder", count: 3))
    #expect(found.diagnostics.map(\.path) == ["content/a-loop", "content/also-soups", "content/soups/up"])
    #expect(!found.hasErrors)
  }

  @Test func reportsALinkToNothing() {
    site.link("content/gone.md", to: "nowhere.md")
    site.link("content/self.md", to: "self.md")
    site.write("content/soup.md", "x")
    let found = scan()
    #expect(found.value.map(\.path) == ["soup.md"])
    #expect(found.diagnostics.map(\.identifier) == ["storage-broken-link", "storage-broken-link"])
  }

  @Test func reportsAPipeWithoutOpeningIt() {
    #expect(mkfifo(site.path("content/pipe.md"), 0o644) == 0)
    site.write("content/soup.md", "x")
    let found = scan()
    #expect(found.value.map(\.path) == ["soup.md"])
    #expect(found.diagnostics.map(\.identifier) == ["storage-not-a-file"])
  }

  @Test func reportsANameThatIsNotUTF8() {
    let name = Array(site.path("content/cr").utf8CString.dropLast()) + [CChar(bitPattern: 0xE8), 0]
    name.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return }
      close(open(start, O_CREAT | O_WRONLY, 0o644))
    }
    let found = scan()
    #expect(found.value.isEmpty)
    #expect(found.diagnostics.map(\.identifier) == ["storage-name-encoding"])
    #expect(found.diagnostics.first?.path == "content/cr\u{FFFD}")
    name.withUnsafeBufferPointer { buffer in if let start = buffer.baseAddress { unlink(start) } }
  }

  @Test func reportsAFolderThatIsMissing() {
    let found = SourceFolder(site.path("elsewhere"), shownAs: "elsewhere").scan()
    #expect(found.value.isEmpty)
    #expect(found.diagnostics.map(\.identifier) == ["storage-unreadable"])
    #expect(found.diagnostics.first?.message == "the folder cannot be read: no such file or directory")
    #expect(found.diagnostics.first?.hint == "create the folder, or name another one")
  }

  @Test(.disabled(if: geteuid() == 0, "root may read everything"))
  func goesOnBesideAFolderItMayNotRead() {
    site.makeFolder("content/locked")
    site.write("content/soup.md", "x")
    chmod(site.path("content/locked"), 0)
    let found = scan()
    chmod(site.path("content/locked"), 0o755)
    #expect(found.value.map(\.path) == ["soup.md"])
    #expect(found.diagnostics.map(\.path) == ["content/locked"])
  }

  @Test func showsPathsWithTheFoldersName() {
    #expect(SourceFolder("/x", shownAs: "content").shownPath(of: "a/b.md") == "content/a/b.md")
    #expect(SourceFolder("/x", shownAs: ".").shownPath(of: "a/b.md") == "a/b.md")
    #expect(SourceFolder("/", shownAs: "/").shownPath(of: "a.zip") == "/a.zip")
    #expect(SourceFolder("/x", shownAs: "").shownPath(of: "") == ".")
  }
}

import Glibc
import SourceText
import Testing

@testable import SiteStorage

@Suite struct SourceFolderReadingTests {
  let site = TemporarySite()

  @Test func readsAWholeFileWithItsSignature() {
    site.write("content/soup.md", "# Soup\n")
    let read = site.content.read("soup.md")
    #expect(read.diagnostics.isEmpty)
    #expect(read.value?.bytes == Array("# Soup\n".utf8))
    #expect(read.value?.signature == site.status("content/soup.md")?.signature)
  }

  @Test func readsAnEmptyFileAndALinkToAFile() {
    site.write("content/empty.md", "")
    site.link("content/link.md", to: "empty.md")
    #expect(site.content.read("empty.md").value?.bytes == [])
    #expect(site.content.read("link.md").value?.bytes == [])
  }

  @Test func neverWaitsForAPipe() {
    #expect(mkfifo(site.path("content/pipe.md"), 0o644) == 0)
    let read = site.content.read("pipe.md")
    #expect(read.value == nil)
    #expect(read.diagnostics.map(\.identifier) == ["storage-not-a-file"])
    #expect(read.diagnostics.first?.message == "expected a file, found a pipe, socket or device")
  }

  @Test func refusesAFolder() {
    site.makeFolder("content/soups")
    let read = site.content.read("soups")
    #expect(read.diagnostics.map(\.message) == ["expected a file, found a folder"])
    #expect(read.diagnostics.first?.path == "content/soups")
  }

  @Test func saysThatAFileVanished() {
    let read = site.content.read("gone.md")
    #expect(read.value == nil)
    #expect(read.diagnostics.map(\.identifier) == ["storage-missing"])
  }

  @Test func refusesAFileThatIsTooLarge() {
    site.write("content/long.md", "123456")
    #expect(site.content.read("long.md", limit: 6).value?.bytes.count == 6)
    let read = site.content.read("long.md", limit: 5)
    #expect(read.diagnostics.map(\.identifier) == ["storage-too-large"])
    #expect(read.diagnostics.first?.message == "the file has 6 bytes; at most 5 are read")
  }

  @Test func saysWhatTheSystemSays() {
    site.link("content/self.md", to: "self.md")
    let read = site.content.read("self.md")
    #expect(read.diagnostics.map(\.identifier) == ["storage-unreadable"])
    #expect(read.diagnostics.first?.message == "the file cannot be read: too many levels of symbolic links")
  }

  @Test(.disabled(if: geteuid() == 0, "root may read everything"))
  func saysThatItMayNotReadAFile() {
    site.write("content/secret.md", "x")
    chmod(site.path("content/secret.md"), 0)
    #expect(site.content.read("secret.md").diagnostics.first?.message == "the file cannot be read: permission denied")
  }

  @Test func meetsAFullDiskAsAnError() throws {
    let full = try Descriptor.open("/dev/full", O_WRONLY)
    let outcome = [UInt8](repeating: 1, count: 10).withUnsafeBytes { raw -> SystemError? in
      do throws(SystemError) { try full.write(raw) } catch { return error }
      return nil
    }
    #expect(outcome?.text == "no space left on device")
  }
}

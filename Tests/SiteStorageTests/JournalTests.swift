import Testing

@testable import SiteStorage

@Suite struct JournalTests {
  private let journal = Journal(files: ["a.html", "b/c.html"], folders: ["b"], temporaries: [".galley-0.tmp"])

  @Test func readsItsOwnBytes() {
    #expect(Journal(bytes: journal.bytes) == journal)
  }

  @Test func refusesEveryChange() {
    let bytes = journal.bytes
    for index in bytes.indices {
      var changed = bytes
      changed[index] ^= 0x10
      #expect(Journal(bytes: changed) == nil, "byte \(index)")
    }
    for length in bytes.indices { #expect(Journal(bytes: Array(bytes[..<length])) == nil, "\(length) bytes") }
  }

  @Test func refusesPathsThatLeadOut() {
    #expect(Journal(bytes: Journal(files: ["../x"], folders: [], temporaries: []).bytes) == nil)
    #expect(Journal(bytes: Journal(files: [], folders: ["/x"], temporaries: []).bytes) == nil)
  }
}

import Testing

@testable import HTTPServing

struct ByteRangeTests {
  @Test(arguments: [
    ("bytes=0-9", ByteRange.part(0..<10)), ("bytes=90-", .part(90..<100)), ("bytes=-10", .part(90..<100)),
    ("bytes=-1000", .part(0..<100)), ("bytes=99-2000", .part(99..<100)), ("Bytes=0-0", .part(0..<1)),
  ])
  func findsTheRange(field: String, range: ByteRange) {
    #expect(ByteRange(field, count: 100) == range)
  }

  @Test(arguments: ["bytes=100-", "bytes=100-200", "bytes=-0"])
  func tellsThatNoByteIsThere(field: String) {
    #expect(ByteRange(field, count: 100) == .unsatisfiable)
  }

  @Test(arguments: [
    "bytes=0-1,5-6", "lines=0-1", "bytes=", "bytes=-", "bytes=9-1", "bytes=a-b", "bytes=+1-2", "bytes=1-2-3",
    "bytes=99999999999999999999999-",
  ])
  func ignoresWhatItDoesNotUnderstand(field: String) {
    #expect(ByteRange(field, count: 100) == .all)
  }

  @Test func nothingHasNoRange() {
    #expect(ByteRange("bytes=0-", count: 0) == .unsatisfiable)
    #expect(ByteRange("bytes=-5", count: 0) == .unsatisfiable)
  }
}

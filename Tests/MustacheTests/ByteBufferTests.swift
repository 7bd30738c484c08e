import Mustache
import Testing

struct ByteBufferTests {
  @Test(arguments: [0, 7, 10, -1, 123_456_789_012, Int.max, Int.min])
  func writesIntegersInDigits(_ number: Int) {
    var buffer = ByteBuffer()
    buffer.append(decimal: number)
    #expect(String(decoding: buffer.bytes, as: UTF8.self) == String(number))
  }

  @Test func growsAndKeepsWhatIsInIt() {
    var buffer = ByteBuffer(capacity: 0)
    let text = String(repeating: "0123456789ø", count: 500)
    for _ in 0..<20 { buffer.append(text) }
    #expect(buffer.bytes == Array(String(repeating: text, count: 20).utf8))
    #expect(buffer.withUnsafeBytes { $0.count } == buffer.count)
  }

  @Test func forgetsItsBytes() {
    var buffer = ByteBuffer()
    buffer.append("a")
    buffer.removeAll()
    #expect(buffer.bytes == [])
    buffer.append([0x62])
    buffer.append(0x63)
    #expect(buffer.bytes == [0x62, 0x63])
  }

  @Test func escapesText() {
    #expect(HTML(escaping: "").bytes == [])
    #expect(HTML(escaping: "é<b>&'\"é").bytes == Array("é&lt;b&gt;&amp;&#39;&quot;é".utf8))
  }

  /// A large page takes addresses of the system; the next one, which is small, none.
  @Test func keepsTheBytesOfALargePage() {
    var buffer = ByteBuffer()
    let line = Array("0123456789abcdef".utf8)
    for _ in 0..<200_000 { buffer.append(line) }
    #expect(buffer.count == 3_200_000)
    #expect(buffer.withUnsafeBytes { bytes in bytes.indices.allSatisfy { bytes[$0] == line[$0 % 16] } })
    buffer.removeAll()
    buffer.append("small")
    #expect(buffer.bytes == Array("small".utf8))
  }
}

import JSONReading
import SourceText
import TestSupport
import Testing

/// Whatever the bytes, JSON gives a value that is written and read the same again, or a problem at its place.
@Suite struct JSONReaderFuzzTests {
  @Test func readsDamagedTexts() throws {
    let sample = #"{"a": [1, -2.5e3, true, null, "x\u00e9\n\ud83c\udf45"], "b": {"c": {}, "d": []}, "": "\"\\/"}"#
    let pieces = [
      "{", "}", "[", "]", "\"", ",", ":", "\\u", "\\ud800", "\\", "null", "tru", "-", "1e", ".", "[[[[[[[[", "//", "'",
    ]
    try Damage.each(of: [sample], pieces: pieces, usual: 4000) { bytes, seed in
      let read = JSONReader.read(SourceFile(path: "a.json", bytes: bytes))
      try #require(read.diagnostics.areTold, "seed \(seed)")
      guard let value = read.value, !read.hasErrors else { return }
      let written = compact(value)
      let again = try #require(JSONReader.read(SourceFile(path: "b.json", text: written)).value, "seed \(seed)")
      try #require(compact(again) == written, "seed \(seed)")
    }
  }
}

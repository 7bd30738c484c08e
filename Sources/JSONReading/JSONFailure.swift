/// Why the reading of a JSON text ended early: one problem and the bytes it lies in.
struct JSONFailure: Error {
  let identifier: String
  let range: Range<Int>
  let message: String
  let hint: String?

  init(_ identifier: String = "json-syntax", at range: Range<Int>, _ message: String, hint: String? = nil) {
    self.identifier = identifier
    self.range = range
    self.message = message
    self.hint = hint
  }
}

/// A key that an object holds for the second time.
struct JSONDuplicateKey {
  let key: String
  let range: Range<Int>
  let firstRange: Range<Int>
}

/// Why the reading of a YAML text ended early: one problem and the bytes it lies in.
struct YAMLFailure: Error {
  let identifier: String
  let range: Range<Int>
  let message: String
  let hint: String?

  init(_ identifier: String, at range: Range<Int>, _ message: String, hint: String? = nil) {
    self.identifier = identifier
    self.range = range
    self.message = message
    self.hint = hint
  }
}

internal import JSONReading

extension JSONWriter {
  mutating func member(_ key: String, _ value: String) {
    self.key(key)
    string(value)
  }

  /// Nothing for `nil`.
  mutating func member(_ key: String, _ value: String?) {
    if let value { member(key, value) }
  }

  mutating func member(_ key: String, _ value: Int?) {
    guard let value else { return }
    self.key(key)
    integer(value)
  }

  /// Nothing for an empty list.
  mutating func strings(_ key: String, _ values: [String]) {
    guard !values.isEmpty else { return }
    self.key(key)
    beginArray()
    for value in values { string(value) }
    endArray()
  }
}

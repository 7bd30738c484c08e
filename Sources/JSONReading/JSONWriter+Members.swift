/// Members of an object that always stand there, for readers that want every key.
extension JSONWriter {
  /// A member that may be unknown.
  public mutating func text(_ key: String, _ text: String?) {
    self.key(key)
    if let text { string(text) } else { null() }
  }

  public mutating func integer(_ key: String, _ value: Int?) {
    self.key(key)
    if let value { integer(value) } else { null() }
  }

  public mutating func flag(_ key: String, _ value: Bool) {
    self.key(key)
    bool(value)
  }

  public mutating func texts(_ key: String, _ texts: [String]) {
    self.key(key)
    beginArray()
    for text in texts { string(text) }
    endArray()
  }
}

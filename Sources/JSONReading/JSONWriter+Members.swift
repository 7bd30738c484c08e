/// Members of an object: `member` stands there always, with `null` for what is unknown; `optionalMember` is left out then.
extension JSONWriter {
  public mutating func member(_ key: String, _ text: String?) {
    self.key(key)
    if let text { string(text) } else { null() }
  }

  public mutating func member(_ key: String, _ value: Int?) {
    self.key(key)
    if let value { integer(value) } else { null() }
  }

  public mutating func member(_ key: String, _ value: Bool) {
    self.key(key)
    bool(value)
  }

  public mutating func member(_ key: String, _ texts: [String]) { array(key, texts) { $0.string($1) } }

  public mutating func array<Elements: Sequence>(
    _ key: String, _ elements: Elements, _ write: (inout JSONWriter, Elements.Element) -> Void
  ) {
    self.key(key)
    beginArray()
    for element in elements { write(&self, element) }
    endArray()
  }

  public mutating func optionalMember(_ key: String, _ text: String?) {
    if let text { member(key, text) }
  }

  public mutating func optionalMember(_ key: String, _ value: Int?) {
    if let value { member(key, value) }
  }

  /// Left out where there is none.
  public mutating func optionalMember(_ key: String, _ texts: [String]) {
    if !texts.isEmpty { member(key, texts) }
  }
}

extension JSONWriter {
  /// Writes a value that was read, with its members in their order and its numbers as they were.
  public mutating func value(_ value: JSONValue) {
    switch value.content {
    case .null: null()
    case .bool(let content): bool(content)
    case .number(let content): number(content)
    case .string(let content): string(content)
    case .array(let elements):
      beginArray()
      for element in elements { self.value(element) }
      endArray()
    case .object(let members):
      beginObject()
      for member in members {
        key(member.key)
        self.value(member.value)
      }
      endObject()
    }
  }
}

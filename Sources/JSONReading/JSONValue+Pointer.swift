extension JSONValue {
  /// The value a pointer leads to from this one, or `nil` where there is none (RFC 6901 §4).
  public subscript(pointer: JSONPointer) -> JSONValue? {
    var value = self
    for part in pointer.parts {
      guard let next = value.step(part) else { return nil }
      value = next
    }
    return value
  }

  /// The way to the innermost value that covers a byte of the file; `nil` outside of this value.
  ///
  /// A byte in a key, or between a key and its value, belongs to the value of that key.
  public func pointer(toByte offset: Int) -> JSONPointer? {
    guard range.contains(offset) else { return nil }
    var value = self
    var parts: [String] = []
    while let (part, next) = value.child(coveringByte: offset) {
      parts.append(part)
      value = next
    }
    return JSONPointer(parts: parts)
  }

  private func step(_ part: String) -> JSONValue? {
    switch content {
    case .object: return self[part]
    case .array(let elements):
      guard let index = Int(part), String(index) == part, elements.indices.contains(index) else { return nil }
      return elements[index]
    default: return nil
    }
  }

  private func child(coveringByte offset: Int) -> (part: String, value: JSONValue)? {
    switch content {
    case .object(let members):
      return members.first { ($0.keyRange.lowerBound..<$0.value.range.upperBound).contains(offset) }
        .map { ($0.key, $0.value) }
    case .array(let elements):
      return elements.firstIndex { $0.range.contains(offset) }.map { (String($0), elements[$0]) }
    default: return nil
    }
  }
}

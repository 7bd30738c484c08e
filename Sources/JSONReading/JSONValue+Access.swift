extension JSONValue {
  public var isNull: Bool { content == .null }

  public var bool: Bool? {
    if case .bool(let value) = content { value } else { nil }
  }

  public var number: JSONNumber? {
    if case .number(let value) = content { value } else { nil }
  }

  /// The value of a number that is a whole one and fits `Int`, however it is written (`3`, `3.0`, `3e0`).
  public var integer: Int? { number?.integer }

  public var string: String? {
    if case .string(let value) = content { value } else { nil }
  }

  public var array: [JSONValue]? {
    if case .array(let elements) = content { elements } else { nil }
  }

  public var object: [JSONMember]? {
    if case .object(let members) = content { members } else { nil }
  }

  /// The member of an object with this key; `nil` for a missing key and for everything that is no object.
  public func member(_ key: String) -> JSONMember? {
    object?.first { $0.key == key }
  }

  /// The value of the member with this key; `nil` for a missing key and for everything that is no object.
  public subscript(key: String) -> JSONValue? { member(key)?.value }

  /// What kind of value this is, in the words of a message: “found a text”.
  public var kindName: String {
    switch content {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number: "a number"
    case .string: "a text"
    case .array: "a list"
    case .object: "an object"
    }
  }
}

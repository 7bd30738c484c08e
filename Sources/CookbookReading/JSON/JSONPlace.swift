package import Cookbook
package import JSONReading

/// A value of a JSON text and the way to it, for messages.
package struct JSONPlace {
  package let value: JSONValue
  package let pointer: JSONPointer

  package init(value: JSONValue, pointer: JSONPointer) {
    self.value = value
    self.pointer = pointer
  }

  /// The member with this key; `nil` where it is missing.
  package subscript(key: String) -> JSONPlace? {
    value[key].map { JSONPlace(value: $0, pointer: pointer.appending(key)) }
  }

  /// The same without members that are `null`.
  package func stated(_ key: String) -> JSONPlace? {
    self[key].flatMap { $0.value.isNull ? nil : $0 }
  }

  /// The elements of a list; a single value counts as a list of one, `null` as an empty one.
  package var elementsOrSelf: [JSONPlace] {
    value.isNull ? [] : elements ?? [self]
  }

  /// The elements of a list; `nil` for everything else.
  package var elements: [JSONPlace]? {
    value.array?.enumerated().map { JSONPlace(value: $1, pointer: pointer.appending($0)) }
  }

  /// How messages name the place: `“steps” at /recipes/0/steps`.
  package var inWords: String {
    guard let last = pointer.parts.last else { return "the top level" }
    return "“\(last)” at \(pointer)"
  }

  /// What a message says was found: texts and numbers as they are, shortened, else the kind of value.
  package var foundInWords: String {
    switch value.content {
    case .string(let text): "“\(ShownText.line(text))”"
    case .number(let number): ShownText.line(number.literal)
    default: value.kindName
    }
  }

  /// The members nobody asked for, kept as JSON text.
  package func foreignMembers(besides known: [String]) -> [ForeignMember] {
    (value.object ?? []).filter { !known.contains($0.key) }.map { member in
      var writer = JSONWriter()
      writer.value(member.value)
      return ForeignMember(key: member.key, json: String(decoding: writer.finish(), as: UTF8.self))
    }
  }
}

/// Foreign text inside a message: one line, and not too much of it.
package enum ShownText {
  package static func line(_ text: String) -> String {
    let folded = text.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : Character($0) }
    return folded.count > 60 ? String(folded.prefix(59)) + "…" : String(folded)
  }
}

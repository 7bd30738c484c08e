internal import Cookbook
internal import JSONReading
internal import Quantities
internal import SourceText

/// Members of an object by key. `known` are all keys of that object, for near misses.
extension RecipeJSONReport {
  /// Whether a value is an object; reports it where it is not.
  package mutating func isObject(_ place: JSONPlace) -> Bool {
    if place.value.object != nil { return true }
    wrongType(place, mustBe: "an object")
    return false
  }

  /// The stated member; reports a missing one that is required.
  package mutating func member(_ key: String, of object: JSONPlace, _ presence: Presence, known: [String]) -> JSONPlace?
  {
    if let place = object.stated(key) { return place }
    if presence == .required { missing(key, in: object, known: known) }
    return nil
  }

  /// A text of at most `maximum` Unicode scalars; a required one is not blank.
  package mutating func text(
    _ key: String, of object: JSONPlace, _ presence: Presence, maximum: Int? = nil, known: [String]
  ) -> String? {
    guard let place = member(key, of: object, presence, known: known) else { return nil }
    guard let text = string(place) else { return nil }
    if presence == .required, PlainText.folded(text).isEmpty {
      add(.error, "missing", at: place.value.range, "\(place.inWords) is empty", hint: "write a text")
      return nil
    }
    let count = text.unicodeScalars.count
    if let maximum, count > maximum {
      outsideLimit(
        place, "has \(count) characters, at most \(maximum) are allowed", hint: "shorten it to \(maximum) characters")
      return nil
    }
    return text
  }

  /// The text of a value; reports everything else, and texts with the character NUL, which no recipe can hold.
  package mutating func string(_ place: JSONPlace) -> String? {
    guard let text = place.value.string else {
      wrongType(place, mustBe: "a text")
      return nil
    }
    guard !text.utf8.contains(0) else {
      add(.error, "value", at: place.value.range, "\(place.inWords) holds the character U+0000", hint: "remove it")
      return nil
    }
    return text
  }

  /// A whole number within limits.
  package mutating func integer(
    _ key: String, of object: JSONPlace, _ presence: Presence, in limits: ClosedRange<Int>, known: [String]
  ) -> Int? {
    guard let place = member(key, of: object, presence, known: known) else { return nil }
    let words =
      limits.upperBound == .max ? "at least \(limits.lowerBound)" : "from \(limits.lowerBound) to \(limits.upperBound)"
    guard let number = place.value.number else {
      wrongType(place, mustBe: "a whole number")
      return nil
    }
    guard let integer = number.integer else {
      let isFraction = number.decimal.exponent < 0
      if isFraction { wrongType(place, mustBe: "a whole number") }
      if !isFraction {
        outsideLimit(place, "must be \(words), found \(place.foundInWords)", hint: "write a number \(words)")
      }
      return nil
    }
    guard limits.contains(integer) else {
      outsideLimit(place, "must be \(words), found \(integer)", hint: "write a number \(words)")
      return nil
    }
    return integer
  }

  package mutating func flag(_ key: String, of object: JSONPlace, _ presence: Presence, known: [String]) -> Bool? {
    guard let place = member(key, of: object, presence, known: known) else { return nil }
    if place.value.bool == nil { wrongType(place, mustBe: "true or false") }
    return place.value.bool
  }

  /// One of some words.
  package mutating func choice(
    _ key: String, of object: JSONPlace, _ presence: Presence, among words: [String], known: [String]
  ) -> String? {
    guard let place = member(key, of: object, presence, known: known), let text = string(place) else { return nil }
    if words.contains(text) { return text }
    let list = words.dropLast().joined(separator: ", ") + " or " + (words.last ?? "")
    let meant = NearMiss.suggestion(for: text, among: words)
    outsideLimit(
      place, "must be \(list), found “\(ShownText.line(text))”", hint: meant.map { "write “\($0)”" } ?? "write \(list)")
    return nil
  }

  /// The elements of a list of so many; a list that is too long is reported once and cut.
  package mutating func list(
    _ key: String, of object: JSONPlace, _ presence: Presence, in limits: ClosedRange<Int> = 0 ... .max,
    known: [String]
  ) -> [JSONPlace] {
    guard let place = member(key, of: object, presence, known: known) else { return [] }
    guard let elements = place.elements else {
      wrongType(place, mustBe: "a list")
      return []
    }
    if elements.count > limits.upperBound {
      outsideLimit(
        place, "has \(elements.count) elements, at most \(limits.upperBound) are allowed",
        hint: "remove \(elements.count - limits.upperBound)")
    } else if elements.count < limits.lowerBound {
      outsideLimit(
        place, "has \(elements.count) elements, at least \(limits.lowerBound) must be there", hint: "add one")
    }
    return Array(elements.prefix(limits.upperBound))
  }

  /// A time in words, as written; blank counts as missing.
  package mutating func time(_ key: String, of object: JSONPlace, known: [String]) -> String? {
    guard let place = member(key, of: object, .optional, known: known), let text = string(place) else { return nil }
    if StatedTime.read(text) == .unreadable { unreadable(place, expected: "a time", example: "10 min") }
    return text
  }

  /// An ISO 8601 date-time, as written.
  package mutating func dateTime(_ key: String, of object: JSONPlace, known: [String]) -> String? {
    guard let place = member(key, of: object, .optional, known: known), let text = string(place) else { return nil }
    if !DateTimeText.isValid(text) {
      unreadable(place, expected: "an ISO 8601 date and time", example: "2026-03-14T18:30:00Z")
    }
    return text
  }
}

extension MarkupScanner.Attribute {
  /// The value as browsers may read it: without the beginning of a section before it, and with the characters that are
  /// written by their numbers, or by the names that addresses could hide behind.
  var text: String {
    var rest = value[...]
    while rest.hasPrefix("{{"), let sign = rest.dropFirst(2).first, "#^/!$<".contains(sign),
      let end = rest.firstRange(of: "}}")
    {
      rest = rest[end.upperBound...]
    }
    return rest.contains("&") ? Self.withoutReferences(rest) : String(rest)
  }

  private static let names: [Substring: String] = [
    "colon": ":", "sol": "/", "bsol": "\\", "Tab": "\t", "NewLine": "\n", "amp": "&",
  ]

  private static func withoutReferences(_ text: Substring) -> String {
    var parts = text.split(separator: "&", omittingEmptySubsequences: false)
    var result = String(parts.removeFirst())
    for part in parts {
      let name = part.prefix { $0.isLetter || $0.isNumber || $0 == "#" }
      let behind = part[name.endIndex...]
      if let character = name.hasPrefix("#") ? character(numbered: name.dropFirst()) : names[name] {
        result += character + (behind.hasPrefix(";") ? behind.dropFirst() : behind)
      } else {
        result += "&" + part
      }
    }
    return result
  }

  private static func character(numbered number: Substring) -> String? {
    let isHexadecimal = number.hasPrefix("x") || number.hasPrefix("X")
    let value = isHexadecimal ? UInt32(number.dropFirst(), radix: 16) : UInt32(number)
    return value.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
  }
}

import SourceText

extension YAMLMapReader {
  /// A text. Plain numbers and `true` are taken as they are written: a title may be `1984`.
  public mutating func string(_ key: String) -> String? {
    locatedString(key)?.text
  }

  /// A text together with its place, for rules of one's own about it.
  public mutating func locatedString(_ key: String) -> (text: String, range: Range<Int>)? {
    guard let entry = entry(key) else { return nil }
    guard let scalar = entry.value.scalar, !scalar.isNull else {
      reportType(entry, mustBe: "text")
      return nil
    }
    return (scalar.text, entry.value.range)
  }

  /// `true` or `false`. What YAML 1.1 also took for a boolean (`yes`, `no`, `on`, `off`) is an error with a hint.
  public mutating func bool(_ key: String) -> Bool? {
    guard let entry = entry(key) else { return nil }
    if let value = entry.value.scalar?.bool { return value }
    let meant: String? =
      switch entry.value.scalar?.text.lowercased() {
      case "yes", "y", "on", "true", "1": "true"
      case "no", "n", "off", "false", "0": "false"
      default: nil
      }
    reportType(entry, mustBe: "true or false", hint: meant.map { "write “\($0)”, without quotes" })
    return nil
  }

  /// A whole number within a range.
  public mutating func integer(_ key: String, in range: ClosedRange<Int> = .min ... .max) -> Int? {
    guard let entry = entry(key) else { return nil }
    if let value = entry.value.scalar?.integer, range.contains(value) { return value }
    reportType(entry, mustBe: Self.wholeNumber(in: range), hint: quotesHint(entry, { $0.integer != nil }))
    return nil
  }

  /// A decimal number as it is written (`0.92`, `-3`, `2e3`), so that no digit is lost on the way to exact arithmetic.
  public mutating func decimal(_ key: String) -> String? {
    guard let entry = entry(key) else { return nil }
    if let literal = entry.value.scalar?.decimalLiteral { return literal }
    let hint = quotesHint(entry, { $0.decimalLiteral != nil }) ?? commaHint(entry)
    reportType(entry, mustBe: "a decimal number", hint: hint)
    return nil
  }

  /// One of some words, written exactly so.
  public mutating func choice(_ key: String, of choices: [String]) -> String? {
    guard let entry = entry(key) else { return nil }
    let text = entry.value.scalar?.text
    if let text, choices.contains(text) { return text }
    let meant = text.flatMap { NearMiss.suggestion(for: $0, among: choices) }
    reportType(entry, mustBe: YAMLShown.list(choices, joined: "or"), hint: meant.map { "did you mean “\($0)”?" })
    return nil
  }

  /// One of the cases of an enumeration, written as its raw value.
  public mutating func choice<Choice: CaseIterable & RawRepresentable<String>>(
    _ key: String, of choices: Choice.Type
  ) -> Choice? {
    choice(key, of: choices.allCases.map(\.rawValue)).flatMap(Choice.init(rawValue:))
  }

  private static func wholeNumber(in range: ClosedRange<Int>) -> String {
    switch (range.lowerBound, range.upperBound) {
    case (.min, .max): "a whole number"
    case (let lower, .max): "a whole number of at least \(lower)"
    case (.min, let upper): "a whole number of at most \(upper)"
    case (let lower, let upper): "a whole number from \(lower) to \(upper)"
    }
  }

  private func quotesHint(_ entry: YAMLEntry, _ isMeant: (YAMLScalar) -> Bool) -> String? {
    guard let scalar = entry.value.scalar, scalar.style != .plain || scalar.tag != nil else { return nil }
    return isMeant(YAMLScalar(scalar.text)) ? "write the number without quotes" : nil
  }

  private func commaHint(_ entry: YAMLEntry) -> String? {
    guard let scalar = entry.value.scalar else { return nil }
    let bytes = scalar.text.utf8.map { $0 == UInt8(ascii: ",") ? UInt8(ascii: ".") : $0 }
    let pointed = String(decoding: bytes, as: UTF8.self)
    return pointed != scalar.text && YAMLCoreSchema.isDecimal(pointed) ? "write “\(pointed)”" : nil
  }
}

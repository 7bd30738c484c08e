extension YAMLMapReader {
  /// A list of texts.
  public mutating func stringList(_ key: String) -> [String]? {
    locatedStringList(key)?.map(\.text)
  }

  /// A list of texts, each with its place, for rules of one's own about it.
  public mutating func locatedStringList(_ key: String) -> [(text: String, range: Range<Int>)]? {
    guard let entry = entry(key) else { return nil }
    guard let elements = entry.value.sequence else {
      reportType(entry, mustBe: "a list of texts", hint: entry.value.scalar.flatMap(Self.listHint))
      return nil
    }
    return strings(elements, of: entry)
  }

  /// A list of texts, or one text, which counts as a list of one.
  public mutating func stringOrList(_ key: String) -> [String]? {
    guard let entry = entry(key) else { return nil }
    if let elements = entry.value.sequence { return strings(elements, of: entry).map(\.text) }
    guard let scalar = entry.value.scalar, !scalar.isNull else {
      reportType(entry, mustBe: "a text or a list of texts")
      return nil
    }
    return [scalar.text]
  }

  /// A mapping of any keys to texts, in the order of the text.
  public mutating func stringMap(_ key: String) -> [(key: String, value: String)]? {
    guard let entry = entry(key) else { return nil }
    guard let inner = entry.value.mapping else {
      reportType(entry, mustBe: "a mapping of keys to texts")
      return nil
    }
    var reader = nested(entry.value, inner, "\(path)\(key).")
    defer { take(reader.finish()) }
    return inner.compactMap { entry in reader.string(entry.key.text).map { (entry.key.text, $0) } }
  }

  /// A mapping with known keys of its own, read by `body`; unknown keys in it are reported when `body` returns.
  @discardableResult
  public mutating func map<Result>(
    _ key: String, _ body: (inout YAMLMapReader) throws -> Result
  ) rethrows -> Result? {
    guard let entry = entry(key) else { return nil }
    return try read(entry.value, of: entry, "\(path)\(key)", mustBe: "a mapping of keys to values", body)
  }

  /// A list of mappings, each read by `body`.
  public mutating func maps<Result>(
    _ key: String, _ body: (inout YAMLMapReader) throws -> Result
  ) rethrows -> [Result]? {
    guard let entry = entry(key) else { return nil }
    guard let elements = entry.value.sequence else {
      reportType(entry, mustBe: "a list of mappings")
      return nil
    }
    return try elements.compactMap { element in
      try read(element, of: entry, "\(path)\(key)", mustBe: "a list of mappings", body)
    }
  }

  /// A mapping of any names to mappings, each read by `body`, in the order of the text.
  public mutating func namedMaps<Result>(
    _ key: String, _ body: (_ name: String, inout YAMLMapReader) throws -> Result
  ) rethrows -> [(name: String, value: Result)]? {
    guard let entry = entry(key) else { return nil }
    guard let inner = entry.value.mapping else {
      reportType(entry, mustBe: "a mapping of names to mappings")
      return nil
    }
    return try inner.compactMap { named in
      let (name, mustBe) = (named.key.text, "a mapping of names to mappings")
      let value = try read(named.value, of: named, "\(path)\(key).\(name)", mustBe: mustBe) { try body(name, &$0) }
      return value.map { (name, $0) }
    }
  }

  private mutating func read<Result>(
    _ node: YAMLNode, of entry: YAMLEntry, _ name: String, mustBe: String,
    _ body: (inout YAMLMapReader) throws -> Result
  ) rethrows -> Result? {
    guard let inner = node.mapping else {
      reportType(entry, at: node, named: name, mustBe: mustBe)
      return nil
    }
    var reader = nested(node, inner, "\(name).")
    defer { take(reader.finish()) }
    return try body(&reader)
  }

  private mutating func strings(
    _ elements: [YAMLNode], of entry: YAMLEntry
  ) -> [(text: String, range: Range<Int>)] {
    elements.compactMap { element in
      guard let scalar = element.scalar, !scalar.isNull else {
        reportType(entry, at: element, mustBe: "a list of texts")
        return nil
      }
      return (scalar.text, element.range)
    }
  }

  private func nested(_ node: YAMLNode, _ inner: [YAMLEntry], _ path: String) -> YAMLMapReader {
    YAMLMapReader(entries: inner, range: node.range, path: path, file, family, emptyValues)
  }

  private static func listHint(_ scalar: YAMLScalar) -> String? {
    scalar.isNull ? nil : "write it in brackets: “[\(YAMLShown.line(scalar.text))]”"
  }
}

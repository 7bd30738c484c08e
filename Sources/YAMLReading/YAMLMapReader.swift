public import SourceText

/// Reads a YAML mapping key by key, and notices every key that nobody asked for.
///
/// Each call names one key and what its value must be. It gives `nil` where the key is missing, so that a default
/// stays in force, and where the value is of another kind, which is reported at the value. `finish` reports what is
/// left: an unknown key is an error, not something to pass over.
///
///     var reader = YAMLMapReader(document, in: file)
///     options.title = reader.string("title") ?? options.title
///     options.pageSize = reader.integer("page-size", in: 1...500) ?? options.pageSize
///     reader.map("print") { print in options.paper = print.choice("paper", of: ["a4", "letter"]) ?? options.paper }
///     let diagnostics = reader.finish()
///
/// Errors: `config-type` (value of another kind or out of range), `config-missing-key`, `config-unknown-key`. The word
/// before the first hyphen is the reader's `family`.
public struct YAMLMapReader {
  /// What a key with nothing after it (`title:`), `~` or `null` means.
  public enum EmptyValues: Sendable {
    /// An error: somebody began to write a value.
    case refused
    /// The same as a missing key, as templates for front matter have it.
    case unset
  }

  let file: SourceFile
  let family: String
  let emptyValues: EmptyValues
  /// The keys that lead here, each followed by a dot.
  let path: String
  /// Where the mapping stands.
  public let range: Range<Int>
  public let entries: [YAMLEntry]
  /// What was wrong so far, in the order of asking.
  public private(set) var diagnostics: [Diagnostic] = []
  private var asked = AskedKeys()
  private let places: KeyPlaces

  /// Starts to read a mapping. No document and an empty one count as a mapping without keys; a list or a text is
  /// reported as `config-type`.
  public init(
    _ node: YAMLNode?, in file: SourceFile, family: String = "config", emptyValues: EmptyValues = .refused
  ) {
    self.init(entries: node?.mapping ?? [], range: node?.range ?? 0..<0, path: "", file, family, emptyValues)
    if let node, node.mapping == nil, node.scalar?.isNull != true {
      report(
        "type", at: node.range, message: "this must be a mapping of keys to values, found \(Self.found(node))",
        hint: "write lines like “title: My recipes”")
    }
  }

  init(
    entries: [YAMLEntry], range: Range<Int>, path: String, _ file: SourceFile, _ family: String,
    _ emptyValues: EmptyValues
  ) {
    (self.entries, self.range, self.path) = (entries, range, path)
    (self.file, self.family, self.emptyValues) = (file, family, emptyValues)
    places = KeyPlaces(entries)
  }

  /// Reports every key that nobody asked for, and gives all diagnostics of this mapping and of those inside it.
  public consuming func finish() -> [Diagnostic] {
    var unknownCount = 0
    for entry in entries where !asked.contains(entry.key.text) {
      unknownCount += 1
      if unknownCount > Diagnostic.limitPerFile { countUnknown(entry) } else { reportUnknown(entry) }
    }
    return diagnostics
  }

  /// Reports each of these keys that is missing.
  public mutating func require(_ keys: String...) {
    for key in keys where places.place(of: key, in: entries) == nil {
      asked.insert(key)
      report(
        "missing-key", at: range.lowerBound..<range.lowerBound, message: "key “\(path)\(key)” is missing",
        hint: "write “\(key): ” and its value")
    }
  }

  /// The value of a key as it was read, for rules of one's own; `nil` where it is missing (or empty and `unset`).
  ///
  /// An empty value that is `refused` is given as a null scalar.
  public mutating func node(_ key: String) -> YAMLNode? {
    entry(key)?.value
  }

  /// Adds a diagnostic of the caller's own rules, such as “base-url” not being a URL; its identifier is complete.
  public mutating func report(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
  }

  mutating func report(_ kind: String, at range: Range<Int>, message: String, hint: String? = nil) {
    diagnostics.append(file.diagnostic(.error, "\(family)-\(kind)", at: range, message: message, hint: hint))
  }

  mutating func take(_ others: [Diagnostic]) {
    diagnostics += others
  }

  /// Finds the entry of a key and remembers that it was asked for.
  mutating func entry(_ key: String) -> YAMLEntry? {
    asked.insert(key)
    guard let entry = places.place(of: key, in: entries).map({ entries[$0] }) else { return nil }
    return emptyValues == .unset && entry.value.scalar?.isNull == true ? nil : entry
  }

  private mutating func reportUnknown(_ entry: YAMLEntry) {
    let key = entry.key.text
    let hint =
      if let meant = NearMiss.suggestion(for: key, among: asked.inOrder) {
        "did you mean “\(meant)”?"
      } else if asked.inOrder.isEmpty {
        "remove it"
      } else {
        "known keys are \(YAMLShown.list(asked.inOrder, joined: "and"))"
      }
    report("unknown-key", at: entry.keyRange, message: "key “\(path)\(YAMLShown.line(key))” is not known", hint: hint)
  }

  /// Behind a hundred others of the same mapping it is only counted, so it has no words of its own.
  private mutating func countUnknown(_ entry: YAMLEntry) {
    diagnostics.append(
      Diagnostic(
        .error, "\(family)-unknown-key", path: file.path, position: file.position(ofByte: entry.keyRange.lowerBound),
        message: "this key is not known"))
  }
}

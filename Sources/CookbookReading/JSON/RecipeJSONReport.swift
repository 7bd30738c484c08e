internal import Cookbook
internal import JSONReading
package import SourceText

/// Collects what is wrong with the recipes of one JSON file, and reads members that have rules.
///
/// Each getter reports a breach once and gives `nil` then; `null` counts as missing.
package struct RecipeJSONReport {
  package enum Presence { case required, optional }

  /// Finding a position costs a walk through the text: thousands of them would make a broken file slow to report.
  package static let maximumDiagnostics = 100

  package let file: SourceFile
  /// What identifiers start with: the kind of file.
  private let prefix: String
  package private(set) var errorCount = 0
  private var diagnostics: [Diagnostic]
  private var firstOmitted: Range<Int>?
  private var omittedCount = 0
  private var omittedErrors = 0
  /// Keys that a message about a missing one has already named.
  private var namedKeys: Set<JSONPointer> = []

  package init(file: SourceFile, prefix: String = "recipe-json", diagnostics: [Diagnostic] = []) {
    self.file = file
    self.prefix = prefix
    self.diagnostics = diagnostics
  }

  package mutating func add(
    _ severity: Diagnostic.Severity, _ name: String, at range: Range<Int>, _ message: String, hint: String? = nil
  ) {
    if severity == .error { errorCount += 1 }
    guard diagnostics.count < Self.maximumDiagnostics else {
      firstOmitted = firstOmitted ?? range
      omittedCount += 1
      omittedErrors += severity == .error ? 1 : 0
      return
    }
    diagnostics.append(file.diagnostic(severity, "\(prefix)-\(name)", at: range, message: message, hint: hint))
  }

  /// Takes over what another reader found in the same file.
  package mutating func add(_ others: [Diagnostic]) {
    errorCount += others.count { $0.severity == .error }
    diagnostics += others
  }

  /// All diagnostics, and one for those that were not spelled out.
  package func finish() -> [Diagnostic] {
    guard let firstOmitted else { return diagnostics }
    let rest = file.diagnostic(
      omittedErrors > 0 ? .error : .warning, "\(prefix)-too-many", at: firstOmitted,
      message: "from here on \(omittedCount) more \(omittedCount == 1 ? "message is" : "messages are") left out",
      hint: "correct the mistakes before this one first")
    return diagnostics + [rest]
  }

  // MARK: Causes

  package mutating func wrongType(
    _ place: JSONPlace, mustBe kind: String, _ severity: Diagnostic.Severity = .error, hint: String? = nil
  ) {
    add(
      severity, "type", at: place.value.range, "\(place.inWords) must be \(kind), found \(place.foundInWords)",
      hint: hint ?? (severity == .warning ? "write \(kind), or remove it" : "write \(kind)"))
  }

  package mutating func outsideLimit(_ place: JSONPlace, _ breach: String, hint: String) {
    add(.error, "limit", at: place.value.range, "\(place.inWords) \(breach)", hint: hint)
  }

  package mutating func unreadable(
    _ place: JSONPlace, expected: String, example: String, _ severity: Diagnostic.Severity = .error
  ) {
    add(
      severity, "value", at: place.value.range, "\(place.inWords) must be \(expected), found \(place.foundInWords)",
      hint: "write it like “\(example)”")
  }

  package mutating func missing(_ key: String, in object: JSONPlace, known: [String]) {
    let nearKey = (object.value.object ?? []).first { member in
      !known.contains(member.key) && NearMiss.suggestion(for: member.key, among: [key]) != nil
    }
    if let nearKey { namedKeys.insert(object.pointer.appending(nearKey.key)) }
    let range = nearKey?.keyRange ?? object.value.range
    add(
      .error, "missing", at: range, "“\(key)” at \(object.pointer.appending(key)) is missing",
      hint: nearKey.map { "rename “\($0.key)” to “\(key)”" } ?? "add “\(key)”")
  }

  /// Warns about keys that look like a misspelt one that is not there; all others are left alone.
  package mutating func warnAboutNearMisses(in object: JSONPlace, known: [String]) {
    let members = object.value.object ?? []
    let absent = known.filter { key in !members.contains { $0.key == key } }
    guard !absent.isEmpty else { return }
    for member in members where !known.contains(member.key) {
      let pointer = object.pointer.appending(member.key)
      guard !namedKeys.contains(pointer), let meant = NearMiss.suggestion(for: member.key, among: absent)
      else { continue }
      add(
        .warning, "unknown-key", at: member.keyRange, "“\(ShownText.line(member.key))” at \(pointer) is not known",
        hint: "rename it to “\(meant)” if that is meant")
    }
  }
}

import SourceText

extension TemplateCheck {
  // MARK: - Printing

  mutating func checkPrinting(_ path: Node.Path, escaped: Bool, _ stack: TypeStack, _ visit: Visit) {
    guard let type = resolve(path, stack, visit)?.present else { return }
    let name = path.text
    switch type {
    case .any: break
    case .list, .record, .recursive, .optional:
      report(
        .error, "template-not-printable", at: path.range, in: visit.template,
        "\"\(name)\" is a \(type.isList ? "list" : "record") and prints nothing",
        hint: "open a section {{#\(name)}} and print a name inside it")
    case .html where escaped:
      report(
        .warning, "template-escaped-html", at: path.range, in: visit.template,
        "\"\(name)\" is HTML, and its tags would be shown as text", hint: "write {{{\(name)}}}")
    case .text where !escaped, .integer where !escaped, .bool where !escaped:
      report(
        .error, "template-unescaped-text", at: path.range, in: visit.template,
        "\"\(name)\" is no HTML, and would be printed unescaped", hint: "write {{\(name)}}")
    case .text, .html, .integer, .bool: break
    }
  }

  // MARK: - Names

  mutating func reportUnknown(_ name: Name, among records: [RecordType], at path: Node.Path, _ visit: Visit) {
    let suggestion = NearMiss.suggestion(for: name.text, among: records.flatMap { $0.fields.map(\.name) })
    report(
      .error, "template-unknown-name", at: path.range, in: visit.template,
      "\"\(name.text)\" is not a name this template's view has",
      hint: suggestion.map { "did you mean \"\($0)\"?" }
        ?? "use a name of \(records.map { "\"\($0.name)\"" }.joined(separator: " or "))")
  }

  mutating func reportUnknownMember(_ name: Name, of record: RecordType, at path: Node.Path, _ visit: Visit) {
    let suggestion = NearMiss.suggestion(for: name.text, among: record.fields.map(\.name))
    report(
      .error, "template-unknown-name", at: path.range, in: visit.template,
      "\"\(name.text)\" is not a name of \"\(record.name)\", which \"\(path.text)\" looks in",
      hint: suggestion.map { "did you mean \"\($0)\"?" } ?? "use a name of \"\(record.name)\"")
  }

  mutating func reportNoMembers(
    _ owner: Name, _ name: Name, _ type: ValueType, at path: Node.Path, _ visit: Visit
  ) {
    report(
      .error, "template-unknown-name", at: path.range, in: visit.template,
      "\"\(path.text)\" looks for \"\(name.text)\" in \"\(owner.text)\", which is a \(type.isList ? "list" : "value") without names",
      hint: type.isList ? "open a section {{#\(owner.text)}} first" : "write {{\(owner.text)}}")
  }

  // MARK: - Partials

  mutating func reportMissing(_ name: String, _ call: Node.Call, _ visit: Visit) {
    report(
      .error, "template-missing-partial", at: call.range, in: visit.template, "there is no template \"\(name)\"",
      hint: NearMiss.suggestion(for: name, among: set.names).map { "did you mean \"\($0)\"?" }
        ?? "add \"\(name)\" to the templates, or remove the tag")
  }

  mutating func checkDynamicName(_ path: Node.Path, _ stack: TypeStack, _ visit: Visit) {
    guard let type = resolve(path, stack, visit)?.present else { return }
    switch type {
    case .text, .any: break
    case .html, .integer, .bool, .list, .record, .recursive, .optional:
      report(
        .error, "template-missing-partial", at: path.range, in: visit.template,
        "\"\(path.text)\" is no text, so it cannot name a template", hint: "use a name that holds text")
    }
  }

  mutating func reportTooInvolved(_ visit: Visit) {
    report(
      .error, "template-too-involved", at: 0..<0, in: visit.template,
      "the templates include each other in more than \(TemplateCheck.maximumVisits) ways",
      hint: "include fewer templates in sections of each other")
  }
}

extension Node.Path {
  /// The path as it stands in a tag.
  var text: String { parts.isEmpty ? "." : parts.map(\.text).joined(separator: ".") }
}

extension ValueType {
  var isList: Bool { if case .list = self { true } else { false } }
}

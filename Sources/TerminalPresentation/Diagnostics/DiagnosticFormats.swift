internal import JSONReading
internal import SiteBuilding
package import SourceText

/// Diagnostics for machines.
package enum DiagnosticFormats {
  /// An array of objects; `line` and `column` are absent where a whole file is meant.
  package static func json(_ diagnostics: [Diagnostic]) -> [UInt8] {
    var json = JSONWriter(layout: .pretty)
    json.beginArray()
    for diagnostic in diagnostics {
      json.beginObject()
      json.member("path", diagnostic.path)
      if let position = diagnostic.position {
        json.member("line", position.line)
        json.member("column", position.column)
        json.member("length", diagnostic.excerpt?.length ?? 1)
      }
      json.member("severity", name(of: diagnostic.severity))
      json.member("identifier", diagnostic.identifier)
      json.member("message", diagnostic.message)
      if let hint = diagnostic.hint { json.member("hint", hint) }
      json.endObject()
    }
    json.endArray()
    return json.finish() + [0x0A]
  }

  /// Workflow commands, which GitHub shows beside the lines of a pull request.
  package static func github(_ diagnostics: [Diagnostic]) -> String {
    var text = ""
    for diagnostic in diagnostics {
      var properties = ["file=\(escaped(diagnostic.path, isProperty: true))"]
      if let position = diagnostic.position {
        properties += ["line=\(position.line)", "col=\(position.column)"]
      }
      properties.append("title=\(diagnostic.identifier)")
      let message = diagnostic.message + (diagnostic.hint.map { "\n\($0)" } ?? "")
      text +=
        "::\(command(for: diagnostic.severity)) \(properties.joined(separator: ","))::\(escaped(message, isProperty: false))\n"
    }
    return text
  }

  private static func command(for severity: Diagnostic.Severity) -> String {
    severity == .note ? "notice" : name(of: severity)
  }

  private static func escaped(_ text: String, isProperty: Bool) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case ":" where isProperty: result += "%3A"
      case "," where isProperty: result += "%2C"
      default: result.append(character)
      }
    }
  }

  /// SARIF 2.1.0 (OASIS), one run.
  ///
  /// - Parameter suppressed: what the site silences: listed with its suppression (§3.27.23).
  package static func sarif(_ diagnostics: [Diagnostic], suppressed: [Diagnostic] = []) -> [UInt8] {
    var json = JSONWriter(layout: .pretty)
    json.beginObject()
    json.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
    json.member("version", "2.1.0")
    json.key("runs")
    json.beginArray()
    json.beginObject()
    tool(diagnostics + suppressed, &json)
    json.member("columnKind", "unicodeCodePoints")
    json.key("results")
    json.beginArray()
    for diagnostic in diagnostics { result(diagnostic, isSuppressed: false, &json) }
    for diagnostic in suppressed { result(diagnostic, isSuppressed: true, &json) }
    json.endArray()
    json.endObject()
    json.endArray()
    json.endObject()
    return json.finish() + [0x0A]
  }

  private static func tool(_ diagnostics: [Diagnostic], _ json: inout JSONWriter) {
    json.key("tool")
    json.beginObject()
    json.key("driver")
    json.beginObject()
    json.member("name", "galley")
    json.member("version", Version.current)
    json.key("rules")
    json.beginArray()
    for identifier in Set(diagnostics.map(\.identifier)).sorted() {
      json.beginObject()
      json.member("id", identifier)
      json.endObject()
    }
    json.endArray()
    json.endObject()
    json.endObject()
  }

  private static func result(_ diagnostic: Diagnostic, isSuppressed: Bool, _ json: inout JSONWriter) {
    json.beginObject()
    json.member("ruleId", diagnostic.identifier)
    json.member("level", name(of: diagnostic.severity))
    if isSuppressed {
      json.key("suppressions")
      json.beginArray()
      json.beginObject()
      json.member("kind", "external")
      json.member("justification", "silenced in galley.yaml")
      json.endObject()
      json.endArray()
    }
    json.key("message")
    json.beginObject()
    json.member("text", diagnostic.message + (diagnostic.hint.map { ". Hint: \($0)" } ?? ""))
    json.endObject()
    json.key("locations")
    json.beginArray()
    json.beginObject()
    json.key("physicalLocation")
    json.beginObject()
    json.key("artifactLocation")
    json.beginObject()
    json.member("uri", uri(of: diagnostic.path))
    json.endObject()
    if let position = diagnostic.position {
      json.key("region")
      json.beginObject()
      json.member("startLine", position.line)
      json.member("startColumn", position.column)
      json.member("endColumn", position.column + (diagnostic.excerpt?.length ?? 1))
      json.endObject()
    }
    json.endObject()
    json.endObject()
    json.endArray()
    json.endObject()
  }

  /// A path as a relative URI reference (RFC 3986 §3.3), which is what the format asks for.
  private static func uri(of path: String) -> String {
    path.utf8.reduce(into: "") { result, byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x2F, 0x5F, 0x7E:
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        result += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }
  }

  /// In SARIF (§3.27.10) as in our own JSON.
  private static func name(of severity: Diagnostic.Severity) -> String {
    switch severity {
    case .note: "note"
    case .warning: "warning"
    case .error: "error"
    }
  }
}

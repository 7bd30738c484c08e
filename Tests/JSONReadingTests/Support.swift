import JSONReading
import SourceText

func read(_ text: String) -> Checked<JSONValue?> {
  JSONReader.read(SourceFile(path: "a.json", text: text))
}

/// What is wrong with a text, as `line:column+length identifier: message`.
func problems(_ text: String) -> [String] { problems(bytes: Array(text.utf8)) }

func problems(bytes: [UInt8]) -> [String] {
  JSONReader.read(SourceFile(path: "a.json", bytes: bytes)).diagnostics.map { diagnostic in
    let position = diagnostic.position ?? SourcePosition(line: 0, column: 0)
    let place = "\(position.line):\(position.column)+\(diagnostic.excerpt?.length ?? 0)"
    return "\(place) \(diagnostic.identifier): \(diagnostic.message)"
  }
}

func hint(_ text: String) -> String? {
  read(text).diagnostics.first?.hint
}

func compact(_ value: JSONValue) -> String {
  var writer = JSONWriter()
  writer.value(value)
  return String(decoding: writer.finish(), as: UTF8.self)
}

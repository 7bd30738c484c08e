import SourceText
import YAMLReading

func read(_ text: String) -> Checked<YAMLNode?> {
  YAMLReader.read(SourceFile(path: "a.yaml", text: text))
}

/// What is wrong with a text, as `line:column+length identifier: message`.
func problems(_ text: String) -> [String] {
  read(text).diagnostics.map(shown)
}

func shown(_ diagnostic: Diagnostic) -> String {
  let position = diagnostic.position ?? SourcePosition(line: 0, column: 0)
  let place = "\(position.line):\(position.column)+\(diagnostic.excerpt?.length ?? 0)"
  return "\(place) \(diagnostic.identifier): \(diagnostic.message)"
}

func hint(_ text: String) -> String? {
  read(text).diagnostics.first?.hint
}

/// A node in one line: plain scalars bare, others in quotes, lists in brackets, mappings in braces.
func dump(_ node: YAMLNode) -> String {
  switch node.content {
  case .scalar(let scalar): dump(scalar)
  case .sequence(let elements): "[\(elements.map(dump).joined(separator: ", "))]"
  case .mapping(let entries):
    "{\(entries.map { "\(dump($0.key)): \(dump($0.value))" }.joined(separator: ", "))}"
  }
}

private func dump(_ scalar: YAMLScalar) -> String {
  scalar.style == .plain ? scalar.text : "\"\(scalar.text)\""
}

/// The bytes a node is written in.
func written(_ node: YAMLNode, in text: String) -> String {
  String(decoding: Array(text.utf8)[node.range], as: UTF8.self)
}

func rootKind(_ text: String) -> YAMLScalar.Kind? {
  read(text).value?.scalar?.kind
}

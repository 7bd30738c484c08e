import Mustache
import SourceText

extension TemplateSource {
  /// A template whose file is named as it is.
  init(name: String, text: String) {
    self.init(name: name, file: SourceFile(path: "\(name).mustache", text: text))
  }
}

extension TemplateSet {
  /// What a template makes of a value.
  func text(_ name: String, _ root: Value) throws -> String {
    var buffer = ByteBuffer()
    try render(name, root, into: &buffer)
    return String(decoding: buffer.bytes, as: UTF8.self)
  }
}

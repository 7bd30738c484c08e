extension RecordType {
  /// Markdown that lists the names of this type and of every type its fields lead to, each type once and under a
  /// heading of its own, in the order they are first mentioned.
  public func documentation() -> String {
    var types = [self]
    var next = 0
    while next < types.count {
      for field in types[next].fields {
        guard let type = field.type.record, !types.contains(where: { $0 === type }) else { continue }
        types.append(type)
      }
      next += 1
    }
    return types.map(\.section).joined(separator: "\n")
  }

  private var section: String {
    let rows = fields.map { field in
      "| `\(field.name)` | \(cell(field.type.declared(in: self).description)) | \(cell(field.doc)) |\n"
    }
    return "### \(name)\n\n| name | holds | meaning |\n|---|---|---|\n" + rows.joined()
  }

  /// A bar would end a cell of the table.
  private func cell(_ text: String) -> String {
    text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }
}

extension ValueType {
  /// The record type inside lists and "may be missing".
  fileprivate var record: RecordType? {
    switch self {
    case .record(let type): type
    case .list(let type), .optional(let type): type.record
    case .text, .html, .integer, .bool, .recursive, .any: nil
    }
  }
}

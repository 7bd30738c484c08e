import Foundation

/// A JSON Schema of draft 2020-12, as far as the published ones go; a keyword that is not known here is a fault, too.
struct JSONSchema {
  private let root: [String: Any]

  init(_ data: Data) throws {
    root = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
  }

  /// What is wrong with a value, each with the way to it.
  func faults(in value: Any) -> [String] { faults(in: value, by: root, at: "") }

  private func faults(in value: Any, by schema: [String: Any], at path: String) -> [String] {
    schema.keys.sorted().flatMap { keyword -> [String] in
      guard let fault = fault(keyword, of: schema, in: value, at: path) else { return [] }
      return fault
    }
  }

  private func fault(_ keyword: String, of schema: [String: Any], in value: Any, at path: String) -> [String]? {
    let rule = schema[keyword] as Any
    func holds(_ isKept: Bool) -> [String]? { isKept ? nil : ["\(path): \(keyword) is broken by \(value)"] }
    switch keyword {
    case "$schema", "$defs", "title", "description": return nil
    case "$ref":
      let names = (rule as? String ?? "").split(separator: "/").dropFirst().map(String.init)
      let target = names.reduce(root as Any?) { ($0 as? [String: Any])?[$1] } as? [String: Any]
      return target.map { faults(in: value, by: $0, at: path) } ?? ["\(path): leads nowhere: \(rule)"]
    case "type": return holds(Self.isOf(rule as? String, value))
    case "const": return holds((value as? NSObject) == (rule as? NSObject))
    case "enum": return holds((rule as? [NSObject] ?? []).contains { $0 == (value as? NSObject) })
    case "pattern":
      guard let text = value as? String, let pattern = rule as? String else { return nil }
      return holds(text.range(of: pattern, options: .regularExpression) != nil)
    case "minItems": return (value as? [Any]).flatMap { holds($0.count >= rule as? Int ?? .max) }
    case "maxItems": return (value as? [Any]).flatMap { holds($0.count <= rule as? Int ?? 0) }
    case "minProperties": return (value as? [String: Any]).flatMap { holds($0.count >= rule as? Int ?? .max) }
    case "items":
      guard let items = value as? [Any], let schema = rule as? [String: Any] else { return nil }
      return items.enumerated().flatMap { faults(in: $1, by: schema, at: "\(path)/\($0)") }
    case "anyOf":
      return holds((rule as? [[String: Any]] ?? []).contains { faults(in: value, by: $0, at: path).isEmpty })
    case "required": return holds((rule as? [String] ?? []).allSatisfy { (value as? [String: Any])?[$0] != nil })
    case "propertyNames", "properties", "additionalProperties":
      return (value as? [String: Any]).map { faults(ofMembers: $0, keyword, of: schema, at: path) }
    default: return ["\(path): no keyword known here: \(keyword)"]
    }
  }

  private func faults(
    ofMembers members: [String: Any], _ keyword: String, of schema: [String: Any], at path: String
  ) -> [String] {
    let known = schema["properties"] as? [String: Any] ?? [:]
    return members.sorted { $0.key < $1.key }.flatMap { key, value -> [String] in
      let here = "\(path)/\(key)"
      switch (keyword, schema[keyword]) {
      case ("propertyNames", let rule as [String: Any]): return faults(in: key, by: rule, at: here)
      case ("properties", _): return (known[key] as? [String: Any]).map { faults(in: value, by: $0, at: here) } ?? []
      case (_, _) where known[key] != nil: return []
      case (_, let rule as [String: Any]): return faults(in: value, by: rule, at: here)
      case (_, let isAllowed as Bool): return isAllowed ? [] : ["\(here): is no member"]
      default: return ["\(here): \(keyword) is not understood"]
      }
    }
  }

  private static func isOf(_ type: String?, _ value: Any) -> Bool {
    switch type {
    case "object": value is [String: Any]
    case "array": value is [Any]
    case "string": value is String
    default: false
    }
  }
}

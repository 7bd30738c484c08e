extension ValueType: CustomStringConvertible {
  /// The type as documentation and messages call it: `list of Ingredient, may be missing`.
  public var description: String {
    switch self {
    case .text: "text"
    case .html: "HTML"
    case .integer: "whole number"
    case .bool: "yes or no"
    case .list(let element): "list of \(element)"
    case .record(let type): type.name
    case .recursive: "the same"
    case .optional(let type): "\(type), may be missing"
    case .any: "anything"
    }
  }
}

/// A target of the program as `Package.swift` declares it.
struct PackageTarget: Equatable {
  let name: String
  /// Targets it needs, and the plug-ins it is built with, in the order of the manifest.
  let dependencies: [String]

  /// The targets a manifest declares, without those that only tests need.
  static func all(in manifest: String) -> [PackageTarget] {
    declarations(in: onOneLine(manifest)).compactMap { declaration in
      guard !declaration.contains("path: \"Tests/") else { return nil }
      return PackageTarget(name: strings(in: declaration)[0], dependencies: dependencies(in: declaration))
    }
  }

  /// The manifest without line breaks, which the formatter puts inside long declarations.
  private static func onOneLine(_ manifest: String) -> String {
    manifest.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { !$0.hasPrefix("//") }.joined(separator: " ")
      .replacing("( ", with: "(").replacing("[ ", with: "[")
  }

  private static let openings = [
    "library(", ".target(name: ", ".executableTarget(name: ", ".systemLibrary(name: ", ".plugin(name: ",
  ]

  /// The arguments of the calls that declare a target by a literal name, in the order of the text.
  private static func declarations(in text: String) -> [Substring] {
    var result: [Substring] = []
    var rest = text[...]
    while !rest.isEmpty {
      if let opening = openings.first(where: { rest.hasPrefix($0 + "\"") }) {
        let arguments = balanced(rest.dropFirst(opening.count))
        result.append(arguments)
        rest = text[arguments.endIndex...]
      } else {
        rest = rest.dropFirst()
      }
    }
    return result
  }

  /// Up to the parenthesis that closes the one before the text.
  private static func balanced(_ text: Substring) -> Substring {
    var depth = 1
    return text.prefix { character in
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      return depth > 0
    }
  }

  private static func dependencies(in declaration: Substring) -> [String] {
    ["dependencies: [", "plugins: [", "\", ["].flatMap { opening -> [String] in
      guard let start = declaration.firstRange(of: opening) else { return [] }
      return strings(in: declaration[start.upperBound...].prefix { $0 != "]" })
    }
  }

  private static func strings(in text: Substring) -> [String] {
    text.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
  }
}

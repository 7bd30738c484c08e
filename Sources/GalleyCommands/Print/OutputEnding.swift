internal import SourceText

/// What the ending of a file's name says about what is in it.
enum OutputEnding {
  /// Whether the name ends like files of the format, in capital letters or small ones.
  static func matches(_ output: String, _ format: some RawRepresentable<String>) -> Bool {
    output.lowercased().hasSuffix(".\(format.rawValue)")
  }

  /// A name with the ending of another format would hold what nobody expects there.
  static func check<Format: RawRepresentable<String> & CaseIterable & Equatable>(
    _ output: String?, against format: Format
  ) throws(CommandUsageError) {
    guard let output, let other = Format.allCases.first(where: { matches(output, $0) }), other != format else { return }
    throw CommandUsageError(
      "“\(output)” ends like \(other.rawValue.uppercased()), but \(format.rawValue.uppercased()) is to be written",
      hint: "add --format \(other.rawValue), or give the file another name")
  }
}

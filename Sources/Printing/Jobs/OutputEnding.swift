package import SiteBuilding
internal import SourceText

/// What the ending of a file's name says about what is in it.
package enum OutputEnding {
  /// Whether the name ends like files of the format, in capital letters or small ones.
  package static func matches(_ output: String, _ format: some RawRepresentable<String>) -> Bool {
    output.lowercased().hasSuffix(".\(format.rawValue)")
  }

  /// A name with the ending of another format would hold what nobody expects there.
  package static func check<Format: RawRepresentable<String> & CaseIterable & Equatable>(
    _ output: String?, against format: Format
  ) throws(InvalidRequest) {
    guard let output, let other = Format.allCases.first(where: { matches(output, $0) }), other != format else { return }
    throw InvalidRequest(
      "“\(output)” ends like \(other.rawValue.uppercased()), but \(format.rawValue.uppercased()) is to be written",
      hint: "add --format \(other.rawValue), or give the file another name")
  }
}

internal import SourceText
internal import YAMLReading

extension ConfigurationReader {
  /// Each is looked up among the foods by every command that makes a list.
  private static let mostStaples = 2_000

  /// What is always in the house; `nil` where nothing is said of it.
  static func staples(in reader: inout YAMLMapReader, file: SourceFile) -> [String]? {
    guard let staples = reader.locatedStringList("staples") else { return nil }
    if staples.count > mostStaples {
      reader.report(
        file.diagnostic(
          .error, "config-staples", at: staples[mostStaples].range,
          message: "found \(staples.count) staples, and a site can have \(mostStaples)",
          hint: "name what is always in the house"))
      return nil
    }
    return staples.map(\.text)
  }
}

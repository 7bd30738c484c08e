import CLibYAML

extension YAMLReader {
  /// The version of the library that parses, such as `0.2.5`.
  public static var libraryVersion: String { String(cString: yaml_get_version_string()) }
}

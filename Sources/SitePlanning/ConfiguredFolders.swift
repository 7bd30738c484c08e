internal import SourceText
internal import YAMLReading

/// Which folders a site has, so that one that is named and not there is told.
public struct ConfiguredFolders {
  /// Whether a folder is there, by its path from the site's own.
  let isThere: (String) -> Bool
  /// The names of those in a folder.
  let names: (String) -> [String]

  public init(isThere: @escaping (String) -> Bool, names: @escaping (String) -> [String]) {
    (self.isThere, self.names) = (isThere, names)
  }

  /// Nobody needs a folder of templates, unless it has another name than the usual one.
  func problem(ofTemplates templates: String, in reader: YAMLMapReader, file: SourceFile) -> Diagnostic? {
    guard templates != SiteConfiguration().templates, !isThere(templates),
      let range = reader.entries.first(where: { $0.key.text == "templates" })?.value.range
    else { return nil }
    return missing(templates, in: "", .error, at: range, file: file)
  }

  /// - Parameter folder: where it should be, empty for the site's own.
  func missing(
    _ name: String, in folder: String, _ severity: Diagnostic.Severity, at range: Range<Int>, file: SourceFile
  ) -> Diagnostic {
    let near = NearMiss.suggestion(for: name, among: names(folder))
    return file.diagnostic(
      severity, "config-folder", at: range,
      message: folder.isEmpty ? "there is no folder “\(name)”" : "there is no folder “\(name)” in “\(folder)”",
      hint: near.map { "did you mean “\($0)”?" } ?? "make the folder, or remove the line")
  }
}

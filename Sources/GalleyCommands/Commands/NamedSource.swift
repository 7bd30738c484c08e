internal import SiteBuilding
internal import SiteStorage
internal import SourceText

/// A file that is named on the command line, or `-` for standard input.
enum NamedSource {
  /// `nil` where it cannot be read, which is reported.
  static func read(_ name: String, _ report: inout DiagnosticLog) -> SourceFile? {
    if name == "-" {
      var bytes: [UInt8] = []
      guard StandardInput.forEachLine({ bytes += $0 + [0x0A] }) else {
        report.add([
          Diagnostic(
            .error, "storage-unreadable", path: "standard input", message: "standard input cannot be read",
            hint: "name a file instead")
        ])
        return nil
      }
      return SourceFile(path: "standard input", bytes: bytes)
    }
    let isAbsolute = name.hasPrefix("/")
    let folder = SourceFolder(isAbsolute ? "/" : ".", shownAs: isAbsolute ? "/" : "")
    let read = folder.read(isAbsolute ? String(name.dropFirst()) : name)
    report.add(read.diagnostics)
    return read.value.map { SourceFile(path: name, bytes: $0.bytes) }
  }
}

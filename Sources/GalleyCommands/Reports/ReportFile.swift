internal import SiteStorage
internal import SourceText

/// Where a report goes: standard output, or the file that is named.
enum ReportFile {
  static func write(_ bytes: [UInt8], to path: String?, console: Console) -> [Diagnostic] {
    guard let path else {
      console.write(bytes)
      return []
    }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let name = parts.last, !name.isEmpty, name != ".", name != ".." else {
      return [
        Diagnostic(
          .error, "report-output", path: path, message: "this names a folder, not a file",
          hint: "name the file to write, such as \(path.hasSuffix("/") ? path : path + "/")report.html")
      ]
    }
    let folder = parts.dropLast().joined(separator: "/")
    return ReplacedFiles.write(
      [NewFile(path: String(name), bytes: bytes)], into: folder.isEmpty ? (path.hasPrefix("/") ? "/" : ".") : folder)
  }
}

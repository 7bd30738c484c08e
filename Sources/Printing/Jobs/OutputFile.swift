package import SiteBuilding
internal import SiteStorage
package import SourceText

/// Where `--output FILE` puts the one result of a command: the file named, or standard output.
///
/// A file the user names is replaced in one step if it is there already, and missing folders are made; a device or pipe is
/// written into.
package enum OutputFile: Equatable {
  case standardOutput
  case file(folder: String, name: String)

  /// - Parameters:
  ///   - output: what the user named, from where the user stands.
  ///   - isPDF: the result is nothing to read in a terminal.
  ///   - isTerminal: standard output is one.
  package init(_ output: String?, isPDF: Bool, isTerminal: Bool) throws(InvalidRequest) {
    guard let output else {
      guard !isPDF || !isTerminal else { throw .pdfInTerminal }
      self = .standardOutput
      return
    }
    guard let file = OutputFile(path: output) else {
      throw InvalidRequest(
        "“\(output)” names a folder, not a file", hint: "name the file to write, such as --output report.html")
    }
    self = file
  }

  /// - Returns: `nil` for what can only be a folder.
  package init?(path: String) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let name = parts.last, !name.isEmpty, name != ".", name != ".." else { return nil }
    let folder = parts.dropLast().joined(separator: "/")
    self = .file(folder: folder.isEmpty ? (path.hasPrefix("/") ? "/" : ".") : folder, name: String(name))
  }

  /// The path as the user would write it; `nil` for standard output.
  package var path: String? {
    switch self {
    case .standardOutput: nil
    case .file(".", let name): name
    case .file("/", let name): "/\(name)"
    case .file(let folder, let name): "\(folder)/\(name)"
    }
  }

  /// The file beside it with another ending in place of `.pdf`; `nil` for standard output, devices and pipes.
  package func beside(withEnding ending: String) -> OutputFile? {
    guard case .file(let folder, let name) = self, !isStream else { return nil }
    let stem = name.lowercased().hasSuffix(".pdf") ? name.dropLast(4) : name[...]
    return .file(folder: folder, name: "\(stem).\(ending)")
  }

  /// The file beside it for a page, `soup-2.png`, or for all of it where there is no number; standard output stays, and so do
  /// devices and pipes.
  package func page(_ number: Int?, ending: String) -> OutputFile {
    guard case .file(let folder, let name) = self, !isStream else { return self }
    let stem = name.lastIndex(of: ".").map { name[..<$0] } ?? name[...]
    return .file(folder: folder, name: "\(stem)\(number.map { "-\($0)" } ?? "").\(ending)")
  }

  /// Whether what is written cannot have a file beside it for each page.
  package var isStream: Bool { path.map(NamedFile.isStream) ?? true }

  /// `storage-write`: the disk refused.
  package func write(_ bytes: [UInt8], console: any ProgramOutput) -> [Diagnostic] {
    guard let path else {
      console.write(bytes)
      return []
    }
    return NamedFile.write(bytes, to: path)
  }
}

extension InvalidRequest {
  static var pdfInTerminal: InvalidRequest {
    InvalidRequest("a PDF is nothing to read in a terminal", hint: "name a file with --output")
  }
}

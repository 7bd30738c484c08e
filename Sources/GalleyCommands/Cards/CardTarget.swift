/// Where cards are written to.
enum CardTarget: Equatable {
  case standardOutput
  /// One card, in a file.
  case file(folder: String, name: String)
  case folder(String)

  /// A name with the ending of the format is a file, any other a folder.
  ///
  /// - Parameter count: how many cards there are.
  init(_ output: String?, format: CardFormat, count: Int, isTerminal: Bool) throws(CommandUsageError) {
    guard let output else {
      guard count < 2 else {
        throw CommandUsageError("\(count) cards need a folder", hint: "name one, such as --output cards")
      }
      guard format != .pdf || !isTerminal || count == 0 else {
        throw CommandUsageError("a PDF is nothing to read in a terminal", hint: "name a file with --output")
      }
      self = .standardOutput
      return
    }
    guard output.hasSuffix(".\(format.rawValue)") else {
      self = .folder(output)
      return
    }
    guard count < 2 else {
      throw CommandUsageError(
        "\(count) cards do not go into one file", hint: "name a folder, such as --output cards")
    }
    let slash = output.lastIndex(of: "/")
    let folder = slash.map { $0 == output.startIndex ? "/" : String(output[..<$0]) }
    self = .file(folder: folder ?? ".", name: String(slash.map { output[output.index(after: $0)...] } ?? output[...]))
  }
}

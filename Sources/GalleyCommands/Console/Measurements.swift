internal import CommandLineParsing
internal import Printing
internal import SiteBuilding
internal import SourceText
internal import Synchronization
internal import TerminalPresentation

/// What `--timings` and `--trace` asked for: every stretch of work of a command, on all threads.
final class Measurements: Sendable {
  static let specs = [
    OptionSpec("timings", value: .none, help: "Print how long each phase took, as a table."),
    OptionSpec(
      "trace", value: .required("FILE", .file),
      help: "Write what every thread did when, for ui.perfetto.dev and other programs that show traces."),
  ]

  private let showsTable: Bool
  private let trace: OutputFile?
  private let spans = Mutex<[WorkSpan]>([])

  /// `nil` where nobody asks.
  init?(_ command: ParsedCommand) throws(InvalidRequest) {
    showsTable = command.flag("timings")
    trace = try command.value("trace").map { path throws(InvalidRequest) in
      guard let file = OutputFile(path: path) else {
        throw InvalidRequest("“\(path)” names a folder, not a file", hint: "name a file, such as --trace build.json")
      }
      return file
    }
    guard showsTable || trace != nil else { return nil }
  }

  func add(_ span: WorkSpan) { spans.withLock { $0.append(span) } }

  /// Prints the table and writes the file. Errors: `storage-write`.
  func finish(_ console: Console) -> [Diagnostic] {
    let spans = spans.withLock(\.self)
    if showsTable { console.writeError(TimingsTable.text(spans)) }
    return trace?.write(TraceFile.json(spans), console: console) ?? []
  }
}

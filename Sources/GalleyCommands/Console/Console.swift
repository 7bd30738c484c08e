internal import CommandLineParsing
internal import Glibc
internal import SiteBuilding

/// The terminal: results go to standard output, everything else to standard error.
struct Console: ProgramOutput {
  private(set) var isQuiet = false
  private(set) var isVerbose = false
  private(set) var outputStyle = TerminalStyle.plain
  private(set) var errorStyle = TerminalStyle.plain
  let errorIsTerminal = isatty(2) == 1
  /// Where somebody asked for times.
  var measurements: Measurements?
  /// Shared by all copies.
  private let failure = WriteFailure()

  init() {
    outputStyle = .choose(.auto, forTerminal: isatty(1) == 1) { Environment.variable($0) ?? "" }
    errorStyle = .choose(.auto, forTerminal: errorIsTerminal) { Environment.variable($0) ?? "" }
  }

  mutating func configure(_ options: CommonOptions) {
    isQuiet = options.isQuiet
    isVerbose = options.isVerbose
    outputStyle = .choose(options.color, forTerminal: isatty(1) == 1) { Environment.variable($0) ?? "" }
    errorStyle = .choose(options.color, forTerminal: errorIsTerminal) { Environment.variable($0) ?? "" }
  }

  /// Columns of the terminal, 80 when it does not say; never more than 100, which nobody likes to read.
  var width: Int { min(max(columns ?? 80, 40), 100) }

  let outputIsTerminal = isatty(1) == 1

  /// `COLUMNS` where somebody set it, else what the terminal says.
  private var columns: Int? {
    if let columns = Environment.variable("COLUMNS").flatMap({ Int($0) }) { return columns }
    var size = winsize()
    return ioctl(1, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 ? Int(size.ws_col) : nil
  }

  /// Text for people: nothing in it can steer a terminal, wherever it is read.
  func write(_ text: String) { send(TerminalSafety.harmless(Array(text.utf8), style: outputStyle), to: 1) }
  /// A file's bytes: as they are, except to a terminal.
  func write(_ bytes: [UInt8]) {
    send(outputIsTerminal ? TerminalSafety.harmless(bytes, style: outputStyle) : bytes, to: 1)
  }
  func writeError(_ text: String) { send(TerminalSafety.harmless(Array(text.utf8), style: errorStyle), to: 2) }

  /// A line about what was done, unless it was asked to be quiet.
  func note(_ text: String) {
    if !isQuiet { writeError(text + "\n") }
  }

  /// A line for those who want to know everything.
  func detail(_ text: String) {
    if isVerbose { writeError(text + "\n") }
  }

  func record(_ span: WorkSpan) { measurements?.add(span) }

  // MARK: Progress

  func show(_ label: String, done: Int, of total: Int) {
    guard errorIsTerminal, !isQuiet else { return }
    let line = ProgressLine(label: label, done: done, total: total).text(width: width, style: errorStyle)
    overwriteLine(line)
  }

  func hideProgress() {
    guard errorIsTerminal, !isQuiet else { return }
    overwriteLine(String(repeating: " ", count: width) + "\r")
  }

  private func overwriteLine(_ line: String) { send(Array("\r\(line)".utf8), to: 2) }

  // MARK: Writing

  /// What the program ends with: `environment` where somebody waits for results that could not be written.
  func exitCode(after code: ExitCode) -> ExitCode {
    guard let failure = failure.first else { return code }
    let name = failure.descriptor == 1 ? "standard output" : "standard error"
    let reason = String(cString: strerror(failure.code)).lowercased()
    writeError("galley: \(name) cannot be written: \(reason)\nhint: free some space, or write somewhere else\n")
    return max(code, .environment)
  }

  private func send(_ bytes: [UInt8], to descriptor: Int32) {
    var start = 0
    while start < bytes.count {
      let written = bytes.withUnsafeBytes { buffer in
        Glibc.write(descriptor, buffer.baseAddress?.advanced(by: start), bytes.count - start)
      }
      if written > 0 {
        start += written
      } else if errno != EINTR {
        failure.note(errno, descriptor)
        return
      }
    }
  }
}

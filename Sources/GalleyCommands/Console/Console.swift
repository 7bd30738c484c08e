internal import CommandLineParsing
internal import Cookbook
internal import Glibc

/// The terminal: results go to standard output, everything else to standard error.
struct Console: Sendable {
  private(set) var isQuiet = false
  private(set) var isVerbose = false
  private(set) var outputStyle = TerminalStyle.plain
  private(set) var errorStyle = TerminalStyle.plain
  let errorIsTerminal = isatty(2) == 1

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

  func write(_ text: String) { write(Array(text.utf8)) }
  func write(_ bytes: [UInt8]) { Self.write(bytes, to: 1) }
  func writeError(_ text: String) { Self.write(Array(text.utf8), to: 2) }

  /// A line about what was done, unless it was asked to be quiet.
  func note(_ text: String) {
    if !isQuiet { writeError(text + "\n") }
  }

  /// A line for those who want to know everything.
  func detail(_ text: String) {
    if isVerbose { writeError(text + "\n") }
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) {
    var start = 0
    while start < bytes.count {
      let written = bytes.withUnsafeBytes { buffer in
        Glibc.write(descriptor, buffer.baseAddress?.advanced(by: start), bytes.count - start)
      }
      if written > 0 {
        start += written
      } else if errno != EINTR {
        // Nobody listens any more: a closed pipe is no error of ours.
        return
      }
    }
  }
}

/// The environment, read at the edge and handed in.
enum Environment {
  static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// The day it is where the program runs.
  static func today() -> CalendarDate? {
    var now = time(nil)
    var parts = tm()
    guard localtime_r(&now, &parts) != nil else { return nil }
    return CalendarDate(year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
  }
}

/// The options every command has.
struct CommonOptions {
  let root: String
  let output: String?
  let isStrict: Bool
  let isQuiet: Bool
  let isVerbose: Bool
  let color: TerminalStyle.Wish
  let jobs: Int

  init(_ command: ParsedCommand) {
    root = command.value("root") ?? "."
    output = command.value("output")
    isStrict = command.flag("strict")
    isQuiet = command.flag("quiet")
    isVerbose = command.flag("verbose")
    color =
      switch command.value("color") {
      case "always": .always
      case "never": .never
      default: .auto
      }
    jobs = command.integer("jobs") ?? max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
  }
}

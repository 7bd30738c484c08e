internal import CommandLineParsing
internal import CookbookReading
internal import IngredientLines
internal import JSONReading
internal import SiteBuilding
internal import TerminalPresentation

enum IngredientFormat: String, CaseIterable {
  case text, tsv, json
}

/// `galley ingredient`
struct IngredientCommand {
  static let format = ChoiceOption<IngredientFormat>(
    "format", "f", metavar: "FORMAT", default: .text,
    help: "For people, as tab-separated values, or as JSON.")

  let format: IngredientFormat
  let language: LineLanguage
  let console: Console
  /// JSON of one line alone is laid out for people.
  let layout: JSONWriter.Layout

  static func run(_ command: ParsedCommand, console: Console) -> ExitCode {
    let format = command.choice(Self.format)
    let lines = command.operands("line")
    let readsInput = command.flag("stdin")
    guard lines.isEmpty == readsInput else { return console.report(usage(hasLines: !lines.isEmpty)) }
    let language = command.value("language")
    if let language, LanguageTag.read(language) == nil { return console.report(unknown(language)) }
    let reading = IngredientCommand(
      format: format, language: LineLanguage(language.flatMap(LanguageTag.read)), console: console,
      layout: lines.count == 1 ? .pretty : .compact)
    if readsInput { return reading.readInput() }
    var output: [UInt8] = []
    for line in lines { reading.add(Array(line.utf8), to: &output) }
    console.write(output)
    return .clean
  }

  private static func usage(hasLines: Bool) -> InvalidRequest {
    hasLines
      ? InvalidRequest("lines and “--stdin” exclude each other", hint: "leave one of them out")
      : InvalidRequest("no line to read", hint: "write it in quotes, or read many with “--stdin”")
  }

  private static func unknown(_ language: String) -> InvalidRequest {
    InvalidRequest("“\(language)” is no language tag", hint: "write it like “de” or “en-GB”")
  }

  private func readInput() -> ExitCode {
    var output: [UInt8] = []
    // Lines that repeat, empty ones above all, are read once.
    var last: (line: [UInt8], shown: [UInt8])?
    let isWhole = StandardInput.forEachLine { line in
      if let last, last.line == line {
        output += last.shown
      } else {
        let start = output.count
        add(line, to: &output)
        last = (line, Array(output[start...]))
      }
      guard output.count >= Self.portion else { return }
      console.write(output)
      output.removeAll(keepingCapacity: true)
    }
    console.write(output)
    if isWhole { return .clean }
    console.writeError("galley: standard input cannot be read\n")
    return .environment
  }

  /// Bytes of output that are written at once.
  private static let portion = 1 << 16

  private func add(_ line: [UInt8], to output: inout [UInt8]) {
    let reading = IngredientLineReader.read(bytes: line, language: language)
    switch format {
    case .tsv: IngredientRow.append(reading, to: &output)
    case .json: IngredientJSON.append(reading, line: line, layout: layout, to: &output)
    case .text: IngredientText(reading, line: line, style: console.outputStyle).append(to: &output)
    }
  }
}

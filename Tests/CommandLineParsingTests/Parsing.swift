import CommandLineParsing

/// What `sample` makes of a command line whose words are separated by spaces.
func parse(_ line: String, _ environment: [String: String] = [:]) throws -> Invocation {
  try sample.parse(words(line)) { environment[$0] }
}

/// The command of a command line, where it asks for one.
func command(_ line: String, _ environment: [String: String] = [:]) throws -> ParsedCommand {
  guard case .command(let command) = try parse(line, environment) else { throw NotACommand() }
  return command
}

/// The mistake in a command line as `kind: message / hint`; `nil` when there is none.
func mistake(_ line: String, _ environment: [String: String] = [:]) -> String? {
  mistake(of: words(line), environment)
}

func mistake(of arguments: [String], _ environment: [String: String] = [:]) -> String? {
  do {
    _ = try sample.parse(arguments) { environment[$0] }
    return nil
  } catch {
    return "\(error.kind.rawValue): \(error.message) / \(error.hint)"
  }
}

func words(_ line: String) -> [String] { line.split(separator: " ").map(String.init) }

func spec(_ name: String) -> CommandSpec { sample.command(named: name)! }

struct NotACommand: Error {}

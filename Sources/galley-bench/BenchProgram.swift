internal import CommandLineParsing
internal import Glibc

/// The program: measures builds and reading on recipes it makes up itself, and compares them with the bars.
enum BenchProgram {
  static func run(arguments: [String]) -> Never {
    do throws(UsageError) {
      switch try BenchTable.table.parse(arguments, environment: { _ in "" }) {
      case .version: Terminal.write("galley-bench 1\n")
      case .help(let topic): Terminal.write(HelpText.render(BenchTable.table, topic, width: 100, style: .plain))
      case .command(let command): exit(run(command))
      }
      exit(0)
    } catch {
      Terminal.note("galley-bench: \(error.message)\nhint: \(error.hint)")
      exit(2)
    }
  }

  private static func run(_ command: ParsedCommand) -> Int32 {
    do throws(BenchError) {
      switch BenchTable.Name(rawValue: command.command.name) {
      case .run: try BenchmarkRun(BenchOptions(command)).run()
      case .write: try TreeWriter.run(tree: command.operand("tree") ?? "", destination: command.operand("dir") ?? "")
      case nil: preconditionFailure("the table declares \(command.command.name), which nothing runs")
      }
      return 0
    } catch {
      Terminal.note("galley-bench: \(error.message)")
      return 3
    }
  }
}

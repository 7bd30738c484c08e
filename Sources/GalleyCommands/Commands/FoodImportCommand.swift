internal import CommandLineParsing
internal import FoodDatabases
internal import Glibc
internal import SiteBuilding
internal import SourceText
internal import TerminalPresentation

/// `galley food import`
struct FoodImportCommand {
  let console: Console
  /// Where the foods are kept.
  let database: String

  func run(_ path: String) -> ExitCode {
    guard makeFolder() else {
      return fail(
        Diagnostic(
          .error, "food-database", path: database,
          message: "the folder of the database cannot be made: \(String(cString: strerror(errno)))",
          hint: "name another file with --database"))
    }
    var progress: ProgressReporter?
    var reported = 0
    do throws(DatabaseError) {
      let outcome = try FoodImport.run(path, into: database) { done, total in
        let reporter = progress ?? ProgressReporter("importing", total: total, console: console)
        progress = reporter
        reporter.advance(by: done - reported)
        reported = done
      }
      progress?.finish()
      return report(outcome)
    } catch {
      progress?.finish()
      return fail(.foodDatabase(error))
    }
  }

  private func report(_ outcome: FoodImport.Outcome) -> ExitCode {
    for problem in outcome.problems {
      let diagnostic = Diagnostic(
        .warning, "food-import-row", path: problem.path, position: SourcePosition(line: problem.line, column: 1),
        message: "\(problem.message); the row was left out",
        hint: "nothing needs to be done; public databases have such rows")
      console.writeError(DiagnosticText.text(diagnostic, style: console.errorStyle))
    }
    let refused = outcome.refused == 0 ? "" : ", \(outcome.refused) \(outcome.refused == 1 ? "row" : "rows") left out"
    let count = "\(outcome.imported) \(outcome.imported == 1 ? "food" : "foods")"
    console.note("\(count) of \(outcome.source.title) imported into \(database)\(refused)")
    return .clean
  }

  /// The folder is often the cache, which the first build makes else.
  private func makeFolder() -> Bool {
    guard let slash = database.lastIndex(of: "/"), slash > database.startIndex else { return true }
    return mkdir(String(database[..<slash]), 0o777) == 0 || errno == EEXIST
  }

  private func fail(_ diagnostic: Diagnostic) -> ExitCode {
    console.writeError(DiagnosticText.text(diagnostic, style: console.errorStyle))
    return .problems
  }
}

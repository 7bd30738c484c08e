import CommandLineParsing
import PDFEngine
import Testing

@testable import GalleyCommands
@testable import Printing
@testable import SiteBuilding

@Suite struct CardSheetsTests {
  private static func options(_ arguments: [String]) throws -> CardOptions {
    guard case .command(let command) = try GalleyTable.table.parse(["card", "--all"] + arguments) else {
      preconditionFailure("this is a command")
    }
    return try CardOptions(command)
  }

  @Test(
    "as many cards as fit lie on a sheet",
    arguments: [
      ("a5", "a4", 2), ("a6", "a4", 4), ("4x6", "a4", 2), ("3x5", "a4", 4), ("a4", "a4", 1), ("letter", "letter", 1),
      ("a5", "letter", 1), ("a6", "letter", 2), ("4x6", "letter", 2), ("3x5", "letter", 4),
    ])
  func fills(size: String, sheet: String, count: Int) throws {
    let sheets = try Self.options(["--size", size, "--n-up", "auto", "--sheet", sheet]).sheets
    #expect(sheets?.layout.count == count)
  }

  @Test("fewer can be asked for", arguments: [("1", 1, 1), ("2", 1, 2), ("4", 2, 2)])
  func takesFewer(number: String, columns: Int, rows: Int) throws {
    let layout = try #require(try Self.options(["--size", "a6", "--n-up", number]).sheets).layout
    #expect(layout.columns == columns && layout.rows == rows)
  }

  @Test("one option for sheets is enough", arguments: [["--cut-marks"], ["--sheet", "letter"], ["--n-up", "2"]])
  func isAskedForByAnyOption(arguments: [String]) throws {
    #expect(try Self.options(arguments).sheets?.duplex == nil && Self.options(arguments).sheets != nil)
    #expect(try Self.options([]).sheets == nil && Self.options(["--sides", "2"]).sheets == nil)
  }

  @Test func twoSidesAreTurnedOverTheEdgeThatIsNamed() throws {
    #expect(try Self.options(["--sides", "2", "--n-up", "auto"]).sheets?.duplex == .longEdge)
    #expect(try Self.options(["--sides", "2", "--flip", "short"]).sheets?.duplex == .shortEdge)
  }

  @Test(
    "what does not go together is an error of the command line",
    arguments: [
      (["--n-up", "4", "--size", "4x6"], "4 cards of 4 × 6″ do not fit on A4", "2 of them do: --n-up auto"),
      (["--n-up", "1", "--size", "a4", "--sheet", "letter"], "a card of A4 does not fit on Letter", "print it on"),
      (["--flip", "long"], "--flip says how sheets with two sides are turned", "add --sides 2"),
      (["--mono", "--picture", "cover"], "--mono and --picture cover exclude each other", "leave out one"),
      (["--dpi", "300"], "--dpi says nothing about pdf", "add --format png"),
      (["--format", "html", "--n-up", "2"], "HTML has no sheets and no backs", "ask for --format pdf"),
      (["--format", "html", "--sides", "2"], "HTML has no sheets and no backs", "ask for --format pdf"),
    ])
  func refuses(arguments: [String], message: String, hint: String) throws {
    let error = #expect(throws: InvalidRequest.self) { try Self.options(arguments) }
    #expect(error?.message == message)
    #expect(error?.hint.hasPrefix(hint) == true)
  }
}

import Foundation
import Testing

/// The reports of the site `week`, byte for byte, and that they all say the same.
///
/// `GALLEY_RECORD=1 swift test --filter ReportGoldenTests` records them anew.
@Suite struct ReportGoldenTests {
  private static func report(_ format: String, _ arguments: String...) throws -> TemporaryFolder {
    let site = try GoldenSite(name: "week").copy()
    let outcome = try Galley.run(
      ["report", "--plan", "2026-W47", "--format", format, "--output", "report.\(format)"] + arguments, at: site.path)
    #expect(outcome.status == 0 && outcome.error.isEmpty && outcome.output.isEmpty, "\(outcome.error)")
    return site
  }

  /// The style sheet inside a page is compared where it is made.
  private static func withoutStyle(_ page: String) -> String {
    guard let start = page.firstRange(of: "<style>"), let end = page.firstRange(of: "</style>") else { return page }
    return String(page[..<start.upperBound] + page[end.lowerBound...])
  }

  private static func contents(_ format: String) throws -> String {
    let site = try report(format)
    if format == "pdf" { return try PDFText.read(site.path + "/report.pdf") }
    return withoutStyle(try site.text("report.\(format)"))
  }

  @Test(arguments: ["text", "csv", "json", "html", "pdf"]) func isWrittenByteByByte(format: String) throws {
    let found = try Self.contents(format)
    let name = "reports/week.\(format == "pdf" ? "pdf.txt" : format == "text" ? "txt" : format)"
    if GoldenSite.isRecording { try GoldenSite(name: "week").record(found, as: name) }
    #expect(try found == GoldenSite(name: "week").text(name), "\(name)")
  }

  @Test func printsTheSameNumbersOnThePageAndOnPaper() throws {
    let page = try Self.contents("html")
    // Spaces of paper are guessed from gaps.
    let paper = Set(try Self.contents("pdf").split(separator: "\n").map { Self.words($0).joined() })
    let rows = Self.rows(of: page)
    #expect(rows.count == 2 * (7 + 3) + 4 + 5)
    let missing = rows.map { $0.joined() }.filter { !paper.contains($0) }
    #expect(missing.isEmpty)
  }

  /// Rows of the tables of figures as words.
  private static func rows(of page: String) -> [[String]] {
    page.split(separator: "\n").filter { $0.contains("<th scope=\"row\">") }.map { line in
      var text = ""
      var isTag = false
      for character in line {
        if character == "<" {
          (isTag, text) = (true, text + " ")
        } else if character == ">" {
          isTag = false
        } else if !isTag {
          text.append(character)
        }
      }
      return words(text)
    }
  }

  private static func words(_ text: some StringProtocol) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map { String($0) }
  }

  // MARK: Sums

  private struct Numbers: Decodable {
    struct Figures: Decodable {
      let energyKilocalories, proteinGrams, carbohydrateGrams, fatGrams, fibreGrams, sugarGrams, saltGrams: Decimal?

      var all: [Decimal] {
        [energyKilocalories, proteinGrams, carbohydrateGrams, fatGrams, fibreGrams, sugarGrams, saltGrams]
          .map { $0 ?? 0 }
      }
    }

    struct Day: Decodable {
      let date: String
      let figures: Figures
    }

    struct Week: Decodable {
      let days: [Day]
    }

    struct Person: Decodable {
      let name: String
      let figures: Figures
      let weeks: [Week]
    }

    let people: [Person]
  }

  /// Energy to salt of the rows that start with a day and have a name.
  private static func sums(_ rows: [[String]], day: String? = nil, person: String) -> [Decimal] {
    rows.filter { $0[3] == person && (day == nil || $0[0] == day) }.reduce(into: Array(repeating: 0, count: 7)) {
      sums, row in
      for column in 0..<7 { sums[column] += Decimal(string: row[9 + column]) ?? 0 }
    }
  }

  @Test func addsUpTheRowsOfTheSpreadsheetToTheSumsOfTheJSONToTheLastDigit() throws {
    let rows = try Self.contents("csv").split(separator: "\r\n").map { $0.components(separatedBy: ",") }
    let numbers = try JSONDecoder().decode(Numbers.self, from: Data(Self.contents("json").utf8))
    #expect(numbers.people.map(\.name) == ["anna", "ben"])
    for person in numbers.people {
      #expect(Self.sums(rows, person: person.name) == person.figures.all)
      for day in person.weeks.flatMap(\.days) {
        #expect(Self.sums(rows, day: day.date, person: person.name) == day.figures.all, "\(day.date)")
      }
    }
  }

  @Test func roundsTheWeeksOfThePageFromTheExactSums() throws {
    let sums = Self.rows(of: try Self.contents("html")).filter { $0.first == "Week" }
    let numbers = try JSONDecoder().decode(Numbers.self, from: Data(Self.contents("json").utf8))
    for (row, person) in zip(sums, numbers.people) {
      let printed = row.dropFirst().filter { $0 != "≥" && $0 != "≈" }.map {
        Double($0.replacing(",", with: "")) ?? .nan
      }
      for (shown, exact) in zip(printed, person.figures.all) {
        #expect(abs(shown - NSDecimalNumber(decimal: exact).doubleValue) <= 0.5, "\(row)")
      }
    }
    #expect(sums.count == 2)
  }
}

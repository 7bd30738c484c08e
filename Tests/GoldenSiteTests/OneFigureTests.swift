import Foundation
import JSONReading
import SourceText
import Testing

/// What the site says of a week and what the command line says of it: one value, shown twice.
@Suite struct OneFigureTests {
  private static let weeks = [
    ("2026-W46", "2026-11-09"), ("2026-W47", "2026-11-16"), ("2026-W48", "2026-11-23"), ("2026-W49", "2026-11-30"),
  ]

  /// The cookbook of the repository, built; without the list kept by hand, which is of the day it is asked on.
  private static let site: Result<TemporaryFolder, any Error> = Result {
    let folder = TemporaryFolder()
    let root = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL
    for name in ["content", "galley.yaml"] {
      try FileManager.default.copyItem(atPath: root.appending(path: name).path(), toPath: "\(folder.path)/\(name)")
    }
    try folder.remove("content/shopping.md")
    let outcome = try Galley.run("build", in: folder)
    #expect(outcome.status == 0, "\(outcome.error)")
    return folder
  }

  @Test func everyPlannedWeekIsCompared() throws {
    let site = try Self.site.get()
    let plans = try FileManager.default.contentsOfDirectory(atPath: "\(site.path)/content/plans").sorted()
    #expect(plans == Self.weeks.map { "\($0.0).md" })
  }

  @Test("the figures of the week's page are those of the report", arguments: weeks)
  func figures(week: String, monday: String) throws {
    let site = try Self.site.get()
    let page = Self.people(in: try site.text("output/plans/\(week).json"))
    let report = try Galley.run("report", "--plan", week, "--format", "json", in: site)
    #expect(report.status == 0, "\(report.error)")
    #expect(page.count > 1000, "\(page.count)")
    #expect(page == Self.people(in: report.output))
  }

  @Test("the list of the week's page is that of the command", arguments: weeks)
  func list(week: String, monday: String) throws {
    let site = try Self.site.get()
    let list = try Galley.run("shop", "list", "--plan", week, "--today", monday, in: site)
    #expect(list.status == 0, "\(list.error)")
    #expect(list.output.contains("• "))
    #expect(try site.text("output/plans/\(week)-list.txt") == list.output)
  }

  /// Every figure and word below `people`, each with its place; a recipe's address is another one on a page.
  private static func people(in text: String) -> [String] {
    var found: [String] = []
    let report = JSONReader.read(SourceFile(path: "report.json", text: text)).value
    collect(report?["people"], "people", into: &found)
    return found
  }

  private static func collect(_ value: JSONValue?, _ place: String, into found: inout [String]) {
    if let object = value?.object {
      for member in object where member.key != "recipe" {
        collect(member.value, "\(place)/\(member.key)", into: &found)
      }
    } else if let array = value?.array {
      for (index, element) in array.enumerated() { collect(element, "\(place)/\(index)", into: &found) }
    } else {
      found.append("\(place): \(value.map { "\($0.content)" } ?? "nothing")")
    }
  }
}

package import Cookbook
package import MealPlanning
internal import PlanReading
package import SiteStorage
package import SourceText

/// The file that a week's plan is edited in.
package struct PlanFile {
  /// Below the content folder.
  package let path: String
  package let week: ISOWeek
  /// What it holds; `nil` while there is none.
  package let contents: FileContents?

  /// The Markdown plan that is named after the week, else the first one that has days of it.
  package static func find(_ week: ISOWeek, among documents: [PlanDocument], in content: SourceFolder) -> Checked<
    PlanFile
  > {
    let markdown = documents.filter { PlanFileReader.isMarkdown($0.plan.path) }
    let named = "plans/\(week.text).md"
    let found =
      markdown.first { $0.plan.path.lowercased() == named.lowercased() }
      ?? markdown.first { $0.plan.days.contains { ISOWeek(of: $0.date) == week } }
    guard let path = found?.plan.path else { return Checked(PlanFile(path: named, week: week, contents: nil)) }
    return content.read(path).map { PlanFile(path: path, week: week, contents: $0) }
  }

  /// Looked for among the plans that are there now.
  package static func find(_ week: ISOWeek, in content: SourceFolder) -> Checked<PlanFile> {
    let files = content.scan()
    let documents = SitePlans.documents(in: content, among: files.value)
    return find(week, among: documents.value, in: content)
  }

  package var source: SourceFile {
    SourceFile(path: path, bytes: contents?.bytes ?? Array("# Week \(week.text)\n".utf8))
  }

  /// Replaces the file, or makes it.
  package func write(_ bytes: [UInt8], to content: SourceFolder) -> [Diagnostic] {
    if let contents { return content.replace(path, contents, with: bytes).map { [$0] } ?? [] }
    return NewFiles.create([NewFile(path: path, bytes: bytes)], in: content.path)
  }
}

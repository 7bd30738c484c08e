package import Cookbook
internal import Glibc
package import MealPlanning
internal import PlanReading
package import SiteStorage
package import SourceText

/// One of two plans to compare, as the command line names it.
package enum ComparedPlan {
  case span(PlanSpan)
  case outside(OutsidePlan)

  /// A week, a day or a plan of the site; else a file anywhere; `-` is standard input.
  package static func read(
    _ word: String, today: CalendarDate, plans known: [String], content: SourceFolder
  ) throws(InvalidRequest) -> ComparedPlan {
    if word == "-" { return .outside(try OutsidePlan.standardInput()) }
    do throws(InvalidRequest) {
      return .span(try PlanSpan.read(word, today: today, plans: known, content: content))
    } catch {
      guard access(word, R_OK) == 0 else { throw error }
      return .outside(try OutsidePlan.file(word))
    }
  }

  /// What a file from elsewhere says; the other plan's week is its own where it names none. `nil` for plans of the site.
  package func document(against other: ComparedPlan, among documents: [PlanDocument]) -> Checked<PlanDocument>? {
    guard case .outside(let plan) = self else { return nil }
    return plan.document(usualWeek: other.week(in: documents))
  }

  /// The week it is for, or begins in; `nil` where it does not say.
  package func week(in documents: [PlanDocument]) -> ISOWeek? {
    switch self {
    case .span(.week(let week)): week
    case .span(.days(let days)): ISOWeek(of: days.lowerBound)
    case .span(.file(let path)):
      documents.first { $0.plan.path == path }?.plan.days.first.map { ISOWeek(of: $0.date) }
    case .outside(let plan): plan.document(usualWeek: nil).value.plan.days.first.map { ISOWeek(of: $0.date) }
    }
  }
}

/// A plan that is no file of the site: one from its history, or from another place.
package struct OutsidePlan {
  /// What people know it by.
  let name: String
  /// Where it would stand in the site; its links start from there.
  private let path: String
  private let bytes: [UInt8]

  static func file(_ name: String) throws(InvalidRequest) -> OutsidePlan {
    let file = SourceFolderFile.read(name)
    guard let source = file.value else {
      throw InvalidRequest(
        "“\(name)” cannot be read: \(file.diagnostics.first?.message ?? "")", hint: "name a week or a plan file")
    }
    let last = name.split(separator: "/").last.map(String.init) ?? name
    let kinds = [".md", ".json", ".menu"]
    let isKind = kinds.contains { last.lowercased().hasSuffix($0) }
    return OutsidePlan(name: name, path: "plans/" + (isKind ? last : last + ".md"), bytes: source.bytes)
  }

  static func standardInput() throws(InvalidRequest) -> OutsidePlan {
    guard let bytes = StandardInput.bytes() else {
      throw InvalidRequest("standard input cannot be read", hint: "pipe a plan into the command")
    }
    let isObject = bytes.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) } == 0x7B
    return OutsidePlan(
      name: "standard input", path: "plans/standard-input" + (isObject ? ".json" : ".md"), bytes: bytes)
  }

  /// Paths of diagnostics are what people know the plan by.
  func document(usualWeek: ISOWeek?) -> Checked<PlanDocument> {
    let source = SourceFile(path: path, bytes: bytes)
    let read = PlanFileReader.read(source, usualWeek: usualWeek)
    return Checked(
      PlanDocument(plan: read.value, source: source), read.diagnostics.map { $0.moved(to: name) })
  }
}

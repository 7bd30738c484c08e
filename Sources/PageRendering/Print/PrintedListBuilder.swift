internal import Cookbook
internal import Mustache
internal import PageBuilding
internal import PageInputs
internal import SitePlanning
internal import Themes

/// Builds what only a printed shopping list shows.
struct PrintedListBuilder {
  let context: PageContext
  let setup: ListSetup

  private var text: InterfaceText { context.text }

  func view() -> PrintedListView {
    let code = setup.code
    return PrintedListView(
      occasion: occasion, code: code.map { "data:image/svg+xml," + PageURL.encoded($0.drawing) },
      codeSide: code.map { Self.side(modules: $0.side) },
      codeLabel: code.map { text[$0.address == nil ? .listCode : .listPageCode] }, address: code?.address)
  }

  private var occasion: String? {
    switch setup.occasion {
    case .week(let week):
      let days = week.date(of: .monday)...week.date(of: .sunday)
      return "\(text.text(.weekNumber, ["number": String(week.week)])) · \(text.span(days))"
    case .days(let days): return text.span(days)
    case .recipes(let titles): return titles.isEmpty ? nil : titles.joined(separator: " · ")
    case nil: return nil
    }
  }

  /// A module of 0.35 mm is read by any phone from printed paper; smaller codes are easier to aim at with 24 mm.
  private static func side(modules: Int) -> String {
    let hundredths = max(modules * 35, 2400)
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)mm"
  }
}

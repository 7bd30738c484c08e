internal import Cookbook
package import MealPlanning
internal import Mustache
internal import PageInputs
internal import PageRendering
internal import QRCodes
package import ShoppingLists
package import SiteBuilding
package import SitePlanning
package import SourceText
package import Themes

/// A shopping list with what links, codes and paper say of it.
package struct ListDocument {
  /// What messages call it.
  package static let name = "the shopping list"

  package let list: ShoppingList
  package let style: ListStyle
  /// The planned dishes it is for.
  package let entries: [PlannedEntry]
  package let question: ShoppingRequest
  /// The site and its pages; `nil` where nothing about them is asked.
  package let session: SiteSession?
  /// The theme in the language of the list; `nil` where that is the language of the site.
  private let theme: Theme?

  package init(
    list: ShoppingList, style: ListStyle, entries: [PlannedEntry], question: ShoppingRequest, session: SiteSession?,
    theme: Theme? = nil
  ) {
    self.theme = theme
    self.list = list
    self.style = style
    self.entries = entries
    self.question = question
    self.session = session
  }

  /// The list as a link for a shopping app. Items lead to the pages of recipes where the site has an address.
  package var link: String {
    QuickyShoppy.write(list, style: style) { path in session?.address(of: path) }
  }

  // MARK: Codes

  /// Half blocks for the terminal, or a drawing. A list that cannot be made a code of is an error.
  package func code(isDrawn: Bool) -> Checked<[UInt8]?> {
    let made = listCode.code()
    guard let code = made.value else { return Checked(nil, made.diagnostics) }
    let text = isDrawn ? code.drawing : code.code.terminalLines.joined(separator: "\n") + "\n"
    return Checked(Array(text.utf8), made.diagnostics)
  }

  private var listCode: ListCode { ListCode(list: list, style: style, page: page) }

  /// Where the site shows the list; only lists of one week of plans have a page.
  private var page: String? {
    guard question.wishes.isEmpty, let session, let base = session.site.configuration.baseURL,
      let week = entries.first.map({ ISOWeek(of: $0.date) }), entries.allSatisfy({ ISOWeek(of: $0.date) == week })
    else { return nil }
    return base + SiteWeek.page(of: week) + "#shopping"
  }

  // MARK: Paper

  /// A page with everything it shows inside; without a code where none can be made, which is noted.
  package func page(size: CardSize, namesRecipes: Bool) -> Checked<[UInt8]?> {
    guard let session else { return Checked(nil) }
    let code = listCode.printed()
    let setup = ListSetup(
      size: size, quantities: style.quantities, occasion: occasion, namesRecipes: namesRecipes && titles.count > 1,
      code: code.value)
    var buffer = ByteBuffer(capacity: 65536)
    do throws(RenderFailure) {
      try session.renderer(theme: theme).renderList(list, setup, into: &buffer)
    } catch {
      return Checked(nil, code.diagnostics + [error.diagnostic(path: Self.name)])
    }
    return Checked(buffer.bytes, code.diagnostics)
  }

  private var occasion: ListSetup.Occasion? {
    if let days = question.days { return .days(days) }
    guard let first = entries.map(\.date).min(), let last = entries.map(\.date).max() else {
      return question.wishes.isEmpty ? nil : .recipes(titles)
    }
    let week = ISOWeek(of: first)
    let isDay = question.plan.map { CalendarDate($0) != nil } ?? false
    return !isDay && week == ISOWeek(of: last) ? .week(week) : .days(first...last)
  }

  /// Of the recipes that need something, each once.
  private var titles: [String] {
    (list.items + list.covered).flatMap(\.recipes).reduce(into: []) { titles, title in
      if !titles.contains(title) { titles.append(title) }
    }
  }
}

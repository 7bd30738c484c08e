package import Cookbook
internal import IngredientLines
package import PlanReading
internal import Quantities
package import ShoppingLists
internal import SitePlanning
internal import SiteStorage
package import SourceText

/// The list kept by hand, with the foods its items mean.
package struct HandList {
  package let workspace: Workspace
  package let file: SiteShoppingFile
  private let naming: ItemNaming
  /// Where in the list items stand that mean something.
  private let places: [ItemKey: [Int]]
  /// The same by their names alone: of `batteries (AA)` by “batteries”.
  private let placesOfNames: [ItemKey: [Int]]

  private init(_ model: SiteModel, _ file: SiteShoppingFile) {
    workspace = model.workspace
    self.file = file
    let naming = ItemNaming(model.foods)
    let language = workspace.configuration.language
    self.naming = naming
    func places(_ origin: ShoppingNeed.Origin) -> [ItemKey: [Int]] {
      Dictionary(
        grouping: file.items.indices,
        by: { naming.key(of: ShoppingNeed(file.items[$0].text, language: language, origin: origin)) })
    }
    self.places = places(.list)
    placesOfNames = places(.stock)
  }

  package static func open(_ model: SiteModel, _ report: inout DiagnosticLog) -> HandList? {
    report.add(model.shopping.diagnostics)
    return model.shopping.hasErrors ? nil : HandList(model, model.shopping.value)
  }

  package func need(_ text: String) -> ShoppingNeed {
    ShoppingNeed(text, language: workspace.configuration.language, origin: .list)
  }

  package func key(of text: String) -> ItemKey { naming.key(of: need(text)) }

  /// The items that mean the same, whatever their amounts.
  package func items(like text: String) -> [ShoppingFile.Item] {
    let own = sameItems(text)
    return own.isEmpty ? (placesOfNames[key(of: text)] ?? []).map { file.items[$0] } : own
  }

  private func sameItems(_ text: String) -> [ShoppingFile.Item] {
    (places[key(of: text)] ?? []).map { file.items[$0] }
  }

  /// Whether an item is to be bought already: in the same amount, or one is named without an amount.
  package func holds(_ text: String) -> Bool {
    let amounts = need(text).line.amounts
    return sameItems(text).contains { item in
      !item.isTicked && (amounts.isEmpty || need(item.text).line.amounts == amounts)
    }
  }

  package func unknown(_ text: String) -> Diagnostic {
    let near = NearMiss.suggestion(for: text, among: file.items.map(\.text))
    return Diagnostic(
      .error, "shop-unknown-item", path: workspace.content.shownPath(of: file.path),
      message: "“\(text)” is not on the list",
      hint: near.map { "did you mean “\($0)”?" } ?? "print the list with “galley shop”")
  }

  package func write(_ editor: ShoppingFileEditor, _ report: inout DiagnosticLog) -> Bool {
    let problems = file.write(editor, to: workspace.content)
    report.add(problems)
    return problems.isEmpty
  }
}

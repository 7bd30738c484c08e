internal import CommandLineParsing
internal import Cookbook
internal import CookbookReading
internal import PlanReading
internal import ShoppingLists
internal import SiteBuilding
internal import SiteStorage
internal import SourceText

/// `galley shop tick`
enum ShopTickCommand {
  static func run(_ command: ParsedCommand, options: CommonOptions, console: Console) -> ExitCode {
    do throws(InvalidRequest) {
      let plan = try PlanCommand(command, options: options, console: console)
      return plan.run { (model, report) throws(InvalidRequest) in
        guard let list = HandList.open(model, &report) else { return }
        var lines: Set<Int> = []
        var bought: [ShoppingFileEditor.NewItem] = []
        var planned: Set<ItemKey>?
        var done: [String] = []
        var ticked: [String] = []
        for name in command.operands("item") {
          let items = list.items(like: name)
          let open = items.filter { !$0.isTicked }
          if !open.isEmpty {
            lines.formUnion(open.map(\.line))
            done += open.map(\.text)
            continue
          }
          let known = if let planned { planned } else { try keys(of: model, plan) }
          planned = known
          if known.contains(list.key(of: name)) {
            bought.append(ShoppingFileEditor.NewItem(name, isTicked: true))
            done.append(name)
          } else if let item = items.first {
            ticked.append(item.text)
          } else {
            report.add([list.unknown(name)])
          }
        }
        var editor = list.file.editor
        editor.tick(lines, true)
        editor.add(bought)
        guard report.exitCode == .clean, done.isEmpty || list.write(editor, &report) else { return }
        for text in ticked { console.note("ticked already: \(text)") }
        for text in done { console.note("ticked: \(text)") }
      }
    } catch {
      return console.report(error)
    }
  }

  /// What this week's plan needs.
  private static func keys(
    of model: SiteModel, _ plan: PlanCommand
  ) throws(InvalidRequest) -> Set<ItemKey> {
    let question = ShoppingRequest(thisWeek: plan.today)
    let shopping = SiteShopping(model, for: question)
    let list = try shopping.list(question).value
    return Set(list.items.filter { !$0.isBought }.map(\.key))
  }
}

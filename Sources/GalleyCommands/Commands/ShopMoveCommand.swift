internal import CommandLineParsing
internal import Foods
internal import ShoppingCategories
internal import SiteBuilding
internal import SiteStorage
internal import SourceText

/// `galley shop move`
enum ShopMoveCommand {
  static func run(_ command: ParsedCommand, options: CommonOptions, console: Console) -> ExitCode {
    SiteCommand.run(options, console) { model, report in
      var aisles = AisleEdits(model, &report)
      let (item, category) = (command.operands("item")[0], command.operands("category")[0])
      guard let name = aisles?.category(category, &report) else { return }
      aisles?.make([AisleEditor.Move(item, to: name)], &report)
      guard report.exitCode == .clean else { return }
      if aisles?.write(&report) == true { console.note("\(item): \(name)") }
    }
  }
}

/// Moves that are remembered in the aisle file, written in one step.
struct AisleEdits {
  private let root: SourceFolder
  private let contents: FileContents?
  private let names: [String]
  private var bytes: [UInt8]

  /// `nil` where the file has errors.
  init?(_ model: SiteModel, _ report: inout DiagnosticLog) {
    let (workspace, aisles) = (model.workspace, model.aisles)
    root = SourceFolder(workspace.root, shownAs: workspace.root)
    report.add(aisles.diagnostics)
    guard !aisles.hasErrors else { return nil }
    contents = aisles.value == nil ? nil : root.read(AisleFile.fileName).value
    bytes = contents?.bytes ?? []
    names = aisles.value.map { $0.categories.map(\.name) } ?? []
  }

  /// The name of a category as it is written: one of Galley's, or one of the file.
  func category(_ name: String, _ report: inout DiagnosticLog) -> String? {
    if let own = names.first(where: { $0.lowercased() == name.lowercased() }) { return own }
    if let category = ShoppingCategory(name: name) { return category.name }
    let known = ShoppingCategory.allCases.map(\.name) + names
    let near = NearMiss.suggestion(for: name, among: known)
    report.add([
      Diagnostic(
        .error, "shop-category", path: root.shownPath(of: AisleFile.fileName),
        message: "there is no category “\(name)”",
        hint: near.map { "did you mean “\($0)”?" }
          ?? "write “[\(name)]” into \(AisleFile.fileName), or name another one")
    ])
    return nil
  }

  mutating func make(_ moves: [AisleEditor.Move], _ report: inout DiagnosticLog) {
    let (moved, refused) = AisleEditor.moving(moves, in: bytes)
    bytes = moved
    report.add(
      refused.map { move in
        Diagnostic(
          .error, "shop-move", path: root.shownPath(of: AisleFile.fileName),
          message: "“\(move.item)” cannot stand in an aisle file", hint: "name the item without | and //")
      })
  }

  func write(_ report: inout DiagnosticLog) -> Bool {
    guard bytes != contents?.bytes ?? [] else { return true }
    let problems: [Diagnostic] =
      if let contents {
        root.replace(AisleFile.fileName, contents, with: bytes).map { [$0] } ?? []
      } else {
        NewFiles.create([NewFile(path: AisleFile.fileName, bytes: bytes)], in: root.path)
      }
    report.add(problems)
    return problems.isEmpty
  }
}

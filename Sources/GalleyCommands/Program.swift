internal import CommandLineParsing
internal import CookbookReading
internal import Glibc
internal import RecipeEditing
internal import SiteBuilding

/// The program: reads its arguments, runs one command, and ends with its exit status.
public enum Program {
  /// Never returns.
  public static func run(arguments: [String]) -> Never {
    StandardStreams.prepare()
    let console = Console()
    exit(Int32(console.exitCode(after: run(arguments, console: console)).rawValue))
  }

  static func run(_ arguments: [String], console: Console) -> ExitCode {
    do throws(UsageError) {
      let invocation = try GalleyTable.table.parse(arguments) { Environment.variable($0) ?? "" }
      switch invocation {
      case .version:
        console.write("galley \(Version.current)\n")
        return .clean
      case .help(let topic):
        console.write(HelpText.render(GalleyTable.table, topic, width: console.width, style: console.outputStyle))
        return .clean
      case .command(let command):
        return run(command, console: console)
      }
    } catch {
      if arguments.isEmpty {
        console.writeError(HelpText.render(GalleyTable.table, .program, width: console.width, style: .plain))
      } else {
        console.writeError("galley: \(error.message)\nhint: \(error.hint)\n")
      }
      return .usage
    }
  }

  private static func run(_ command: ParsedCommand, console: Console) -> ExitCode {
    let options = CommonOptions(command)
    var console = console
    console.configure(options)
    switch GalleyCommand(rawValue: command.command.name) {
    case .initialise: return InitCommand.run(command, console: console)
    case .build: return BuildCommand.run(command, options: options, console: console)
    case .card: return CardCommand.run(command, options: options, console: console)
    case .book: return BookCommand.run(command, options: options, console: console)
    case .categorize: return CategorizeCommand.run(command, options: options, console: console)
    case .check: return CheckCommand.run(command, options: options, console: console)
    case .export: return ExportCommand.run(command, options: options, console: console)
    case .ingredient: return IngredientCommand.run(command, console: console)
    case .importRecipes: return ImportCommand.run(command, options: options, console: console)
    case .inspect: return InspectCommand.run(command, options: options, console: console)
    case .cook: return CookCommand.run(command, options: options, console: console)
    case .clean: return CleanCommand.run(command, options: options, console: console)
    case .completions: return CompletionsCommand.run(command, console: console)
    case .doctor: return DoctorCommand.run(command, options: options, console: console)
    case .food: return FoodCommand.run(command, options: options, console: console)
    case .format: return FormatCommand.run(command, options: options, console: console)
    case .list: return ListCommand.run(command, options: options, console: console)
    case .manual: return ManCommand.run(command, console: console)
    case .new: return NewCommand.run(command, options: options, console: console)
    case .edit: return EditCommand.run(command, options: options, console: console)
    case .rename: return RenameCommand.run(command, options: options, console: console)
    case .merge: return RenameCommand.merge(command, options: options, console: console)
    case .duplicates: return RenameCommand.duplicates(options: options, console: console)
    case .delete: return DeleteCommand.run(command, options: options, console: console)
    case .undo: return DeleteCommand.undo(options: options, console: console)
    case .archive: return TagCommand.run(command, { _ in .mark(.archived) }, options: options, console: console)
    case .restore: return TagCommand.run(command, { _ in .unmark(.archived) }, options: options, console: console)
    case .favourite: return TagCommand.run(command, { _ in .mark(.favourite) }, options: options, console: console)
    case .unfavourite: return TagCommand.run(command, { _ in .unmark(.favourite) }, options: options, console: console)
    case .tagAdd:
      return TagCommand.run(command, { .add($0.operands("tag")[0]) }, options: options, console: console)
    case .tagRemove:
      return TagCommand.run(command, { .remove($0.operands("tag")[0]) }, options: options, console: console)
    case .tagRename:
      return TagCommand.run(
        command, { .rename($0.operands("tag")[0], to: $0.operands("new")[0]) }, options: options, console: console)
    case .themeCheck: return ThemeCheckCommand.run(command, options: options, console: console)
    case .themeList: return ThemeListCommand.run(options: options, console: console)
    case .themeNew: return ThemeNewCommand.run(command, options: options, console: console)
    case .planShow: return PlanShowCommand.run(command, options: options, console: console)
    case .planCheck: return PlanCheckCommand.run(command, options: options, console: console)
    case .planFormat: return PlanFormatCommand.run(command, options: options, console: console)
    case .planNew: return PlanNewCommand.run(command, options: options, console: console)
    case .planAdd: return PlanAddCommand.run(command, options: options, console: console)
    case .planRemove: return PlanRemoveCommand.run(command, options: options, console: console)
    case .planDiff: return PlanDiffCommand.run(command, options: options, console: console)
    case .planCalendar: return PlanCalendarCommand.run(command, options: options, console: console)
    case .planSheet: return PlanSheetCommand.run(command, options: options, console: console)
    case .planImport: return PlanImportCommand.run(command, options: options, console: console)
    case .pantryImport: return PantryImportCommand.run(command, options: options, console: console)
    case .shopList: return ShopListCommand.run(command, options: options, console: console)
    case .shopAdd: return ShopAddCommand.run(command, options: options, console: console)
    case .shopTick: return ShopTickCommand.run(command, options: options, console: console)
    case .shopUntick: return ShopEditCommand.run(command, .untick, options: options, console: console)
    case .shopClear: return ShopEditCommand.run(command, .clear, options: options, console: console)
    case .shopRemove: return ShopEditCommand.run(command, .remove, options: options, console: console)
    case .shopMove: return ShopMoveCommand.run(command, options: options, console: console)
    case .shopImport: return ShopImportCommand.run(command, options: options, console: console)
    case .report: return ReportCommand.run(command, options: options, console: console)
    case .serve: return ServeCommand.run(command, options: options, console: console)
    case .show: return ShowCommand.run(command, options: options, console: console)
    case nil: preconditionFailure("the table declares \(command.command.name), which nothing runs")
    }
  }
}

/// What the program tells whoever called it.
public enum ExitCode: UInt8, Sendable, Comparable {
  case clean = 0
  /// Problems in the content.
  case problems = 1
  /// Wrong usage.
  case usage = 2
  /// The environment did not let it work: no permission, full disk, another build at work.
  case environment = 3

  public static func < (lhs: ExitCode, rhs: ExitCode) -> Bool { lhs.rawValue < rhs.rawValue }
}

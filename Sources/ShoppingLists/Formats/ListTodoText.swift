/// The list as tasks of todo.txt: `butter (200 g) @Milk-Products +Lentil-soup`.
///
/// The shelf is the context, the recipes are the projects; what is bought is done (`x `). Source: the todo.txt format
/// rules. Words of an item that would be read as a context, a project, a priority or a tick lose the sign that says so.
public enum ListTodoText {
  public static func write(_ list: ShoppingList, style: ListStyle) -> String {
    list.items.map { item in
      let context = "@" + word(item.isLookedFor ? style.words.cupboard : style.words.name(of: item.shelf))
      let projects = item.recipes.map { "+" + word($0) }
      let parts = [plain(style.label(item)), context] + projects
      return (item.isBought ? "x " : "") + parts.joined(separator: " ") + "\n"
    }.joined()
  }

  /// Contexts and projects are one word.
  private static func word(_ text: String) -> String {
    text.split { $0.isWhitespace }.joined(separator: "-")
  }

  private static func plain(_ text: String) -> String {
    let words = text.split { $0.isWhitespace }.map { word in
      word.count > 1 && (word.hasPrefix("@") || word.hasPrefix("+")) ? word.dropFirst() : word
    }
    let line = words.joined(separator: " ")
    let isPriority = line.count > 3 && line.hasPrefix("(") && line.dropFirst(2).hasPrefix(") ")
    return isPriority ? String(line.dropFirst(4)) : line.hasPrefix("x ") ? String(line.dropFirst(2)) : line
  }
}

/// The three columns of a list of ingredients in MasterCook's texts.
struct MasterCookColumns {
  /// Where measures and ingredients begin.
  private var unit = 10
  private var name = 24

  init() {}

  /// As they begin below `--------  ------------  ----`.
  init?(ruler line: String) {
    guard line.utf8.count < 200, line.contains("----"), line.allSatisfy({ $0 == "-" || $0 == " " }) else { return nil }
    let letters = Array(line)
    let starts = letters.indices.filter { letters[$0] == "-" && ($0 == 0 || letters[$0 - 1] == " ") }
    guard starts.count == 3 else { return nil }
    (unit, name) = (starts[1], starts[2])
  }

  /// The cells of a row; `nil` where words stand across the columns.
  func cells(_ line: String) -> (amount: String, unit: String, name: String)? {
    guard line.utf8.count < 1_000, !line.contains("\t") else { return nil }
    let letters = Array(line)
    guard letters.count > name, isParted(letters, unit), isParted(letters, name) else { return nil }
    let cells = [letters[..<unit], letters[unit..<name], letters[name...]].map { cell in
      cell.split(separator: " ").map { String($0) }.joined(separator: " ")
    }
    guard Self.isAmount(cells[0]), !cells[2].isEmpty else { return nil }
    return (cells[0], cells[1], cells[2])
  }

  private func isParted(_ letters: [Character], _ place: Int) -> Bool {
    letters[place - 1] == " " || letters[place] == " "
  }

  private static func isAmount(_ text: String) -> Bool {
    text.allSatisfy { $0.isNumber || " /.,-–".contains($0) } && (text.isEmpty || text.contains(where: \.isNumber))
  }
}

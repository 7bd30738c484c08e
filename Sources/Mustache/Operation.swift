/// One step of rendering. Numbers refer to the tables of the program it stands in.
enum Operation: Sendable {
  /// Puts out bytes of the program.
  case literal(start: Int32, end: Int32)
  /// Begins a line: puts out the indentation in force.
  case lineStart
  case escaped(Path)
  case unescaped(Path)
  /// Runs the operations up to `end` for a value that is true; `source` is what a lambda gets.
  case section(Path, end: Int32, source: Int32)
  case inverted(Path, end: Int32)
  case call(Int32, end: Int32)
  case block(Int32, end: Int32)

  /// The names from `start` to `end`; none stand for the implicit iterator.
  struct Path: Sendable {
    let start: Int32
    let end: Int32
  }
}

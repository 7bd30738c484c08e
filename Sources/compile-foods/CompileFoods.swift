internal import Foods
internal import Glibc
internal import SourceText

/// Checks files of foods and writes them as a Swift source that holds their compact form:
/// `compile-foods OUTPUT FILE…`.
///
/// Whatever is wrong with a file is told, and nothing is written.
@main
enum CompileFoods {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count > 2 else { fail("usage: compile-foods OUTPUT FILE…") }
    let files = arguments.dropFirst(2).sorted().map { SourceFile(path: $0, bytes: bytes(of: $0)) }
    let read = FoodFileReader.read(files)
    guard read.diagnostics.isEmpty else { stop(read.diagnostics) }
    write(FoodBook(read.value.foods).compactSource, to: arguments[1])
  }

  private static func bytes(of path: String) -> [UInt8] {
    guard let file = fopen(path, "rb") else { fail("cannot read \(path)") }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = fread(&chunk, 1, chunk.count, file)
      if count == 0 { return bytes }
      bytes += chunk[..<count]
    }
  }

  private static func write(_ bytes: [UInt8], to path: String) {
    guard let file = fopen(path, "wb") else { fail("cannot write \(path)") }
    guard fwrite(bytes, 1, bytes.count, file) == bytes.count, fclose(file) == 0 else { fail("cannot write \(path)") }
  }

  private static func stop(_ diagnostics: [Diagnostic]) -> Never {
    for problem in diagnostics.sorted() {
      let place = problem.position.map { ":\($0.line):\($0.column)" } ?? ""
      say("\(problem.path)\(place): \(problem.severity): \(problem.message) [\(problem.identifier)]")
    }
    exit(1)
  }

  private static func fail(_ message: String) -> Never {
    say("compile-foods: \(message)")
    exit(1)
  }

  private static func say(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    _ = Glibc.write(2, bytes, bytes.count)
  }
}

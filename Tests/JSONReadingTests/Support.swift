import JSONReading
import SourceText

func read(_ text: String) -> Checked<JSONValue?> {
  JSONReader.read(SourceFile(path: "a.json", text: text))
}

/// What is wrong with a text, as `line:column+length identifier: message`.
func problems(_ text: String) -> [String] { problems(bytes: Array(text.utf8)) }

func problems(bytes: [UInt8]) -> [String] {
  JSONReader.read(SourceFile(path: "a.json", bytes: bytes)).diagnostics.map { diagnostic in
    let position = diagnostic.position ?? SourcePosition(line: 0, column: 0)
    let place = "\(position.line):\(position.column)+\(diagnostic.excerpt?.length ?? 0)"
    return "\(place) \(diagnostic.identifier): \(diagnostic.message)"
  }
}

func hint(_ text: String) -> String? {
  read(text).diagnostics.first?.hint
}

func compact(_ value: JSONValue) -> String {
  var writer = JSONWriter()
  writer.value(value)
  return String(decoding: writer.finish(), as: UTF8.self)
}

/// SplitMix64: the same numbers on every machine and run.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

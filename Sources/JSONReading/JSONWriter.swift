/// Writes JSON into a buffer of bytes, call by call, without building a tree first.
///
/// The same calls always give the same bytes: keys stand in the order given, numbers as their literals. Commas,
/// colons and white space come by themselves. Calls that could not give JSON (a value without key inside an object,
/// an end that does not fit, a second root) are mistakes of the program and stop it.
///
///     var json = JSONWriter()
///     json.beginObject()
///     json.key("name")
///     json.string("Soup")
///     json.endObject()
///     let bytes = json.finish()  // {"name":"Soup"}
public struct JSONWriter: Sendable {
  public enum Layout: Sendable {
    /// No white space at all.
    case compact
    /// Each element and member on its own line, indented by two spaces a level; a line feed at the end.
    case pretty
  }

  public enum Escaping: Sendable {
    /// Only what RFC 8259 §7 asks for: quotes, backslashes and control characters.
    case minimal
    /// Also `<`, `>`, `&`, U+2028 and U+2029, so that the text can stand inside an HTML `script` element.
    case scriptSafe
  }

  enum Container: UInt8 {
    case array
    case object
  }

  /// What the next call finds before it.
  enum State: UInt8 {
    case start
    case afterOpening
    case afterKey
    case afterValue
  }

  var bytes: [UInt8]
  let layout: Layout
  let escaping: Escaping
  private var containers: [Container] = []
  private var state = State.start

  /// Starts a text; what is written is added to the end of `bytes`, so that a page's buffer can be lent to a writer.
  public init(layout: Layout = .compact, escaping: Escaping = .minimal, appendingTo bytes: consuming [UInt8] = []) {
    self.bytes = bytes
    self.layout = layout
    self.escaping = escaping
  }

  public mutating func beginObject() { begin(.object, UInt8(ascii: "{")) }
  public mutating func endObject() { end(.object, UInt8(ascii: "}")) }
  public mutating func beginArray() { begin(.array, UInt8(ascii: "[")) }
  public mutating func endArray() { end(.array, UInt8(ascii: "]")) }

  /// Writes the key of the member whose value comes next.
  public mutating func key(_ key: String) {
    precondition(containers.last == .object && state != .afterKey, "a key belongs into an object, before its value")
    separate()
    appendQuoted(key)
    bytes.append(UInt8(ascii: ":"))
    if layout == .pretty { bytes.append(UInt8(ascii: " ")) }
    state = .afterKey
  }

  public mutating func string(_ value: String) {
    beginValue()
    appendQuoted(value)
  }

  public mutating func integer(_ value: Int) {
    beginValue()
    appendDigits(of: value)
  }

  /// Writes a number exactly as its literal has it.
  public mutating func number(_ value: JSONNumber) {
    beginValue()
    append(value.literal)
  }

  /// Writes so many thousandths, as the shortest decimal: `1.25` of 1250.
  public mutating func number(thousandths value: Int) {
    beginValue()
    JSONNumber.append(thousandths: value, to: &bytes)
  }

  /// Writes a value that another writer of the same layout and escaping has written; in an array also several, with
  /// commas between them.
  public mutating func value(_ bytes: some Collection<UInt8>) {
    beginValue()
    self.bytes += bytes
  }

  public mutating func bool(_ value: Bool) {
    beginValue()
    append(value ? "true" : "false")
  }

  public mutating func null() {
    beginValue()
    append("null")
  }

  /// The bytes written, when every array and object has been ended.
  public consuming func finish() -> [UInt8] {
    precondition(containers.isEmpty && state == .afterValue, "the JSON text is not complete")
    if layout == .pretty { bytes.append(UInt8(ascii: "\n")) }
    return bytes
  }

  private mutating func begin(_ container: Container, _ bracket: UInt8) {
    beginValue()
    bytes.append(bracket)
    containers.append(container)
    state = .afterOpening
  }

  private mutating func end(_ container: Container, _ bracket: UInt8) {
    precondition(containers.last == container && state != .afterKey, "no such array or object is to be ended here")
    containers.removeLast()
    if state == .afterValue { breakLine() }
    bytes.append(bracket)
    state = .afterValue
  }

  private mutating func beginValue() {
    if state != .afterKey {
      precondition(
        containers.last == .array || (containers.isEmpty && state == .start),
        "a value belongs after a key, or into an array")
      separate()
    }
    state = .afterValue
  }

  private mutating func separate() {
    if state == .afterValue { bytes.append(UInt8(ascii: ",")) }
    if state != .start { breakLine() }
  }

  private mutating func breakLine() {
    guard layout == .pretty else { return }
    bytes.append(UInt8(ascii: "\n"))
    for _ in containers { bytes.append(contentsOf: [UInt8(ascii: " "), UInt8(ascii: " ")]) }
  }
}

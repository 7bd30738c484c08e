/// Joins fields of several kinds into one fingerprint.
///
/// Every field carries its kind and texts carry their length, so `("a", "bc")` and `("ab", "c")`, or `1` and `"1"`,
/// differ. The order of the fields counts.
///
/// ```swift
/// var builder = FingerprintBuilder()
/// builder.combine("recipes/soup.html")
/// builder.combine(recipeFingerprint)
/// let plan = builder.finish()
/// ```
public struct FingerprintBuilder: Sendable {
  private static let mostBytes = 65_536
  private var bytes: [UInt8] = []

  private enum Field: UInt8 {
    case absent, text, bytes, integer, flag, fingerprint, list
  }

  public init() {
    bytes.reserveCapacity(240)
  }

  public mutating func combine(_ text: String) {
    var text = text
    text.withUTF8 { append(.text, UnsafeRawBufferPointer($0)) }
  }

  /// An absent text differs from an empty one.
  public mutating func combine(_ text: String?) {
    if let text { combine(text) } else { bytes.append(Field.absent.rawValue) }
  }

  public mutating func combine(_ raw: [UInt8]) {
    raw.withUnsafeBytes { append(.bytes, $0) }
  }

  public mutating func combine(_ raw: UnsafeRawBufferPointer) {
    append(.bytes, raw)
  }

  public mutating func combine(_ number: Int) {
    bytes.append(Field.integer.rawValue)
    append(UInt64(bitPattern: Int64(number)))
    shorten()
  }

  public mutating func combine(_ flag: Bool) {
    bytes.append(Field.flag.rawValue)
    bytes.append(flag ? 1 : 0)
  }

  public mutating func combine(_ fingerprint: Fingerprint) {
    bytes.append(Field.fingerprint.rawValue)
    append(fingerprint.high)
    append(fingerprint.low)
    shorten()
  }

  /// A list counts its members: `["a"], ["b"]` differs from `["a", "b"], []`.
  public mutating func combine(list texts: [String]) {
    bytes.append(Field.list.rawValue)
    append(UInt64(texts.count))
    for text in texts { combine(text) }
  }

  /// The fingerprint of all fields so far; more may follow.
  public func finish() -> Fingerprint { Fingerprint(of: bytes) }

  private mutating func append(_ field: Field, _ raw: UnsafeRawBufferPointer) {
    bytes.append(field.rawValue)
    append(UInt64(raw.count))
    bytes.append(contentsOf: raw)
    shorten()
  }

  /// What is long is replaced by its fingerprint, since some files show something of every recipe of a site.
  private mutating func shorten() {
    guard bytes.count >= Self.mostBytes else { return }
    let sum = Fingerprint(of: bytes)
    bytes.removeAll(keepingCapacity: true)
    append(sum.high)
    append(sum.low)
  }

  private mutating func append(_ word: UInt64) {
    withUnsafeBytes(of: word.littleEndian) { bytes.append(contentsOf: $0) }
  }
}

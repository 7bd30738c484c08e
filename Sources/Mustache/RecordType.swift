/// The names a template finds in one kind of record: the contract between a program and its templates.
///
/// Made once and shared. Names are found through a small hash table, in a few nanoseconds; those that a template set has
/// resolved are not looked up at all.
public final class RecordType: Sendable {
  public let name: String
  public let fields: [Field]
  /// Open addressing with linear probing; at most half full, its size a power of two.
  private let table: [Entry]
  /// The type this one was made from by `declaring`, whose records it shares.
  private let original: RecordType?

  public struct Field: Sendable {
    public let name: String
    public let type: ValueType
    /// One line for the people who write templates.
    public let doc: String

    public init(_ name: String, _ type: ValueType, _ doc: String = "") {
      self.name = name
      self.type = type
      self.doc = doc
    }
  }

  private struct Entry: Sendable {
    let hash: UInt64
    let slot: Int
  }

  /// - Precondition: no two fields have the same name.
  public convenience init(_ name: String, _ fields: [Field]) { self.init(name, fields, original: nil) }

  private init(_ name: String, _ fields: [Field], original: RecordType?) {
    self.name = name
    self.fields = fields
    self.original = original
    var size = 4
    while size < fields.count * 2 { size *= 2 }
    var table = [Entry](repeating: Entry(hash: 0, slot: -1), count: size)
    for (slot, field) in fields.enumerated() {
      precondition(!fields[..<slot].contains { $0.name == field.name }, "\(name) declares \(field.name) twice")
      let hash = Name(field.name).hash
      var index = Int(truncatingIfNeeded: hash) & (size - 1)
      while table[index].slot >= 0 { index = (index + 1) & (size - 1) }
      table[index] = Entry(hash: hash, slot: slot)
    }
    self.table = table
  }

  /// Where a record of this type keeps a field, or -1 when it has none of that name.
  @inline(__always)
  func slot(of name: Name) -> Int {
    let mask = table.count - 1
    var index = Int(truncatingIfNeeded: name.hash) & mask
    while true {
      let entry = table[index]
      if entry.slot < 0 { return -1 }
      if entry.hash == name.hash, fields[entry.slot].name == name.text { return entry.slot }
      index = (index + 1) & mask
    }
  }

  /// The same type with another kind of value in one field, for what is known only when a program runs, such as the
  /// strings of a language; records of either type are alike.
  public func declaring(_ name: String, as type: ValueType) -> RecordType {
    RecordType(
      self.name, fields.map { $0.name == name ? Field(name, type, $0.doc) : $0 }, original: original ?? self)
  }

  /// The same for types whose records are alike.
  @inline(__always)
  var identity: ObjectIdentifier { ObjectIdentifier(original ?? self) }

  /// The type of a field and where records keep it, or `nil` when the type declares none of that name.
  func field(_ name: Name) -> (type: ValueType, place: Place)? {
    let slot = slot(of: name)
    return slot < 0 ? nil : (fields[slot].type.declared(in: self), Place(type: identity, slot: slot))
  }
}

/// The bytes that open and close a tag; `{{=<% %>=}}` changes them.
struct Delimiters: Sendable, Equatable {
  let open: [UInt8]
  let close: [UInt8]

  static let standard = Delimiters(open: Array("{{".utf8), close: Array("}}".utf8))
}

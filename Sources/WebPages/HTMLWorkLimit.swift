/// Tells pages that would keep the parser busy for ever from those people write.
///
/// What the parsing algorithm does for one tag can grow with the number of open elements (looking for one in scope) and
/// of open formatting elements (opening them again in each block), and each attribute of a tag is compared with those
/// before it. Their sums over all tags estimate the work; pages of real sites stay far below these limits.
enum HTMLWorkLimit {
  /// Elements open at the same time.
  static let depth = 2000
  /// Open elements, added up over all tags.
  static let scopeWork = 100_000_000
  /// Open formatting elements, added up over all tags: each may become one more node.
  static let formattingWork = 2_000_000
  /// Attributes compared with each other, added up over all tags.
  static let attributeWork = 20_000_000
  /// Tags of a page of any size, and one more for each so many bytes: what they open takes a hundred times their own memory.
  static let (tags, bytesOfFurtherTag) = (50_000, 8)

  /// Why a page is not parsed; `nil` for one that is.
  static func refusal(of bytes: [UInt8]) -> WebPageError? {
    var scan = TagScan(bytes)
    var open: [TagKind] = []
    var formatting = 0
    var scopes = 0
    var reopened = 0
    var compared = 0
    var left = tags + bytes.count / bytesOfFurtherTag
    while let (kind, isEnd) = scan.next() {
      left -= 1
      if left < 0 { return .tooManyTags }
      let attributes = scan.attributes()
      compared += attributes * (attributes - 1) / 2
      if compared > attributeWork { return .tooManyAttributes }
      if isEnd { close(kind, &open) } else if !kind.isVoid { open.append(kind) }
      if kind.isFormatting { formatting = max(0, formatting + (isEnd ? -1 : 1)) }
      scopes += open.count
      reopened += formatting
      if open.count > depth || scopes > scopeWork || reopened > formattingWork { return .tooDeep }
    }
    return nil
  }

  /// Takes an element and those above it off; an end tag that meets a block first is ignored, unless it ends one.
  private static func close(_ kind: TagKind, _ open: inout [TagKind]) {
    var index = open.count - 1
    while index >= 0, open[index].name != kind.name {
      if open[index].isBlock && !kind.isBlock { return }
      index -= 1
    }
    if index >= 0 { open.removeSubrange(index...) }
  }
}

/// A tag's name, hashed, and what the algorithm does about it.
private struct TagKind {
  let name: UInt64
  let isVoid: Bool
  let isFormatting: Bool
  let isBlock: Bool

  /// The first eight bytes of the name in lowercase; longer names may be taken for each other, which an estimate bears.
  init(_ bytes: ArraySlice<UInt8>) {
    name = Self.code(bytes)
    isVoid = Self.voids.contains(name)
    isFormatting = Self.formatting.contains(name)
    isBlock = Self.blocks.contains(name)
  }

  private static func code(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.prefix(8).reduce(0) { $0 << 8 | UInt64($1 >= 0x41 && $1 <= 0x5A ? $1 | 0x20 : $1) }
  }

  private static func codes(_ names: String) -> Set<UInt64> { Set(names.split(separator: " ").map { code($0.utf8) }) }

  /// Void elements, and those whose end tag may be left out: an element of the same list closes them.
  private static let voids = codes(
    """
    area base br col embed hr img input link meta param source track wbr p li dt dd option optgroup tr td th thead \
    tbody tfoot colgroup rp rt html head body
    """)
  private static let formatting = codes("a b big code em font i nobr s small strike strong tt u")
  private static let blocks = codes(
    """
    address article aside blockquote button center details div dl fieldset figure footer form h1 h2 h3 h4 h5 h6 header \
    main nav ol section select summary table ul iframe noscript object
    """)
}

/// The tags of a text; comments and the texts of scripts and style sheets are passed over.
private struct TagScan {
  private let bytes: [UInt8]
  private var index = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func next() -> (kind: TagKind, isEnd: Bool)? {
    while let start = bytes[index...].firstIndex(of: 0x3C) {
      index = start + 1
      if bytes[index...].starts(with: "!--".utf8) {
        skip(to: "-->")
        continue
      }
      let isEnd = index < bytes.count && bytes[index] == 0x2F
      let rest = bytes[(index + (isEnd ? 1 : 0))...]
      guard let first = rest.first, first | 0x20 >= 0x61, first | 0x20 <= 0x7A else { continue }
      let name = rest.prefix { $0 > 0x20 && $0 != 0x3E && $0 != 0x2F }
      index = name.endIndex
      let text = String(decoding: name.prefix(10), as: UTF8.self).lowercased()
      if !isEnd, ["script", "style", "textarea", "title"].contains(text) {
        skip(to: "</\(text)")
        continue
      }
      return (TagKind(name), isEnd)
    }
    index = bytes.count
    return nil
  }

  /// Goes to the end of a tag whose name was read, and counts its attributes on the way.
  ///
  /// Source: HTML Living Standard, 13.2.5.32–39: a quoted value ends with its quote, any other with a space or `>`.
  mutating func attributes() -> Int {
    var count = 0
    while true {
      pass { $0 <= 0x20 || $0 == 0x2F }
      guard index < bytes.count, bytes[index] != 0x3E else { return count }
      count += 1
      // A name may begin with `=`.
      index += 1
      pass { $0 > 0x20 && $0 != 0x2F && $0 != 0x3E && $0 != 0x3D }
      pass { $0 <= 0x20 }
      if index < bytes.count, bytes[index] == 0x3D { value() }
    }
  }

  /// Goes behind the value that `=` begins.
  private mutating func value() {
    index += 1
    pass { $0 <= 0x20 }
    guard index < bytes.count else { return }
    let quote = bytes[index]
    if quote == 0x22 || quote == 0x27 {
      index += 1
      pass { $0 != quote }
      index = min(index + 1, bytes.count)
    } else {
      pass { $0 > 0x20 && $0 != 0x3E }
    }
  }

  private mutating func pass(while isPassed: (UInt8) -> Bool) {
    while index < bytes.count, isPassed(bytes[index]) { index += 1 }
  }

  /// Behind the next occurrence of lowercase text, in any case; to the end where there is none.
  private mutating func skip(to text: String) {
    let pattern = Array(text.utf8)
    while index < bytes.count {
      guard let found = bytes[index...].firstIndex(of: pattern[0]) else { break }
      index = found + 1
      let rest = bytes[index...].prefix(pattern.count - 1)
      if rest.elementsEqual(pattern.dropFirst(), by: { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 == $1 : $0 == $1 }) {
        index = rest.endIndex
        return
      }
    }
    index = bytes.count
  }
}

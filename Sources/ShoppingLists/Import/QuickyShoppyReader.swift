internal import Foods
internal import JSONReading
internal import SourceText

/// Reads `quickyshoppy://import?data=…` and the JSON in it, and the JSON of our own lists.
///
/// Errors: `shop-import-link` (no data), `shop-import-data` (no base64), those of `JSONReader`, and `shop-import-item`
/// for members of another kind. Unknown members and categories are left alone.
enum QuickyShoppyReader {
  static func read(_ line: ImportLine, in source: SourceFile) -> Checked<[ImportedItem]> {
    guard let data = data(line, in: source) else {
      return Checked(
        [],
        [
          source.diagnostic(
            .error, "shop-import-link", at: line.range, message: "the link holds no list",
            hint: "copy all of the link: quickyshoppy://import?data=…")
        ])
    }
    let (bytes, places) = decoded(data, source.bytes)
    do throws(Base64.Failure) {
      let json = try Base64.decoded(bytes)
      return read(json: SourceFile(path: "\(source.path), data of the link", bytes: json))
    } catch {
      var range = data.upperBound..<data.upperBound
      if case .character(let offset) = error { range = places[offset]..<places[offset] + 1 }
      return Checked(
        [],
        [
          source.diagnostic(
            .error, "shop-import-data", at: range, message: "the data of the link is cut off or not base64",
            hint: "copy all of the link, without spaces or dots in it")
        ])
    }
  }

  /// What follows `data=` up to the next parameter.
  private static func data(_ line: ImportLine, in source: SourceFile) -> Range<Int>? {
    let bytes = source.bytes[line.range]
    guard let query = bytes.firstIndex(of: 0x3F) else { return nil }
    var start = query + 1
    while start < line.range.upperBound {
      let end = bytes[start...].firstIndex { $0 == 0x26 || $0 == 0x23 } ?? line.range.upperBound
      if bytes[start..<end].starts(with: Array("data=".utf8)) { return start + 5 < end ? start + 5..<end : nil }
      start = end + 1
    }
    return nil
  }

  /// Percent-decoded, with the place of each byte. A plus that became a space on the way is a plus again.
  private static func decoded(_ range: Range<Int>, _ bytes: [UInt8]) -> (bytes: [UInt8], places: [Int]) {
    var result: [UInt8] = []
    var places: [Int] = []
    var index = range.lowerBound
    while index < range.upperBound {
      places.append(index)
      let digits = bytes[index..<min(index + 3, range.upperBound)].dropFirst()
      if bytes[index] == 0x25, digits.count == 2, let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
      {
        result.append(value)
        index += 3
      } else {
        result.append(bytes[index] == 0x20 ? 0x2B : bytes[index])
        index += 1
      }
    }
    return (result, places)
  }

  // MARK: JSON

  static func read(json source: SourceFile) -> Checked<[ImportedItem]> {
    let read = JSONReader.read(source)
    guard let value = read.value, !read.hasErrors else { return Checked([], read.diagnostics) }
    var reader = ItemReader(source: source, diagnostics: read.diagnostics)
    guard let items = value["items"]?.array ?? value.array else {
      reader.report(value, "there is no list “items”", hint: "write {\"items\": [{\"name\": \"milk\"}]}")
      return Checked([], reader.diagnostics)
    }
    let result = items.compactMap { reader.item($0) }
    return Checked(result, reader.diagnostics)
  }

  private struct ItemReader {
    let source: SourceFile
    var diagnostics: [Diagnostic]

    mutating func item(_ value: JSONValue) -> ImportedItem? {
      guard value.object != nil else {
        report(value, "an item must be an object, found \(value.kindName)", hint: "write {\"name\": \"milk\"}")
        return nil
      }
      guard let name = text("name", of: value), !name.isEmpty else {
        report(value, "an item has no name", hint: "give it one: {\"name\": \"milk\"}")
        return nil
      }
      return ImportedItem(
        name: name, quantity: text("quantity", of: value),
        category: text("category", of: value).flatMap { ShoppingCategory(name: $0) },
        link: text("recipeLink", of: value) ?? text("link", of: value), isBought: value["isBought"]?.bool ?? false)
    }

    private mutating func text(_ key: String, of value: JSONValue) -> String? {
      guard let member = value[key], !member.isNull else { return nil }
      guard let text = member.string else {
        report(member, "“\(key)” must be a text, found \(member.kindName)", hint: "put it in quotation marks")
        return nil
      }
      return text.split { $0.isWhitespace }.joined(separator: " ")
    }

    mutating func report(_ value: JSONValue, _ message: String, hint: String) {
      diagnostics.append(source.diagnostic(.error, "shop-import-item", at: value.range, message: message, hint: hint))
    }
  }
}

extension QuickyShoppy {
  static let scheme = "quickyshoppy:"
}

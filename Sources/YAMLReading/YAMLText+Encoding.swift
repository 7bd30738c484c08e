extension YAMLText {
  /// Checks that the text is UTF-8 and holds only the characters YAML allows (1.2.2 §5.1), before libyaml sees it.
  func checkCharacters() throws(YAMLFailure) {
    let part = bytes[range]
    if part.starts(with: [0xFF, 0xFE]) || part.starts(with: [0xFE, 0xFF]) { throw .utf16(at: range.lowerBound) }
    do throws(Unicode.UTF8.ValidationError) {
      _ = try UTF8Span(validating: bytes.span.extracting(range))
    } catch {
      let start = range.lowerBound + error.byteOffsets.lowerBound
      throw .notUTF8(bytes[start], at: start..<range.lowerBound + error.byteOffsets.upperBound)
    }
    for index in range {
      if let length = lengthOfForbiddenCharacter(at: index) {
        throw .forbidden(bytes[index..<index + length], at: index)
      }
    }
  }

  /// The length of a character outside of YAML's printable set, where one starts here.
  ///
  /// These are the C0 controls but tab, LF and CR, DEL, the C1 controls but NEL, U+FFFE and U+FFFF.
  private func lengthOfForbiddenCharacter(at index: Int) -> Int? {
    switch bytes[index] {
    case 0x09, 0x0A, 0x0D: nil
    case 0x00..<0x20, 0x7F: 1
    case 0xC2 where bytes[index + 1] < 0xA0 && bytes[index + 1] != 0x85: 2
    case 0xEF where bytes[index + 1] == 0xBF && bytes[index + 2] >= 0xBE: 3
    default: nil
    }
  }
}

extension YAMLFailure {
  fileprivate static func utf16(at index: Int) -> YAMLFailure {
    YAMLFailure(
      "yaml-encoding", at: index..<index + 2, "text is UTF-16, expected UTF-8", hint: "save the file as UTF-8")
  }

  fileprivate static func notUTF8(_ byte: UInt8, at range: Range<Int>) -> YAMLFailure {
    YAMLFailure(
      "yaml-encoding", at: range, "found the byte 0x\(String(byte, radix: 16, uppercase: true)), which is not UTF-8",
      hint: "save the file as UTF-8")
  }

  fileprivate static func forbidden(_ character: ArraySlice<UInt8>, at index: Int) -> YAMLFailure {
    let scalar = String(decoding: character, as: UTF8.self).unicodeScalars.first
    let hex = String(scalar?.value ?? 0, radix: 16, uppercase: true)
    let name = "U+" + String(repeating: "0", count: max(0, 4 - hex.count)) + hex
    return YAMLFailure(
      "yaml-encoding", at: index..<index + character.count, "found the control character \(name)",
      hint: "remove it, or write it as an escape in double quotes")
  }
}

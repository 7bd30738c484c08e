public import SourceText

/// Reads JSON texts strictly, with the place of every value.
///
/// The rules are those of RFC 8259 and nothing beyond: no comments, no trailing commas, no single quotes, no `NaN`.
/// A UTF-8 byte order mark is passed over (§8.1 permits it). Limits: 128 levels of nesting, and those of `JSONNumber`.
/// Time grows with the size of the text alone.
///
///     let checked = JSONReader.read(SourceFile(path: "soup.json", text: #"{"name": "Soup"}"#))
///     checked.value?["name"]?.string  // "Soup"
public enum JSONReader {
  static let maximumDepth = 128
  static let maximumReportedDuplicates = 20

  /// Reads the one value of a file.
  ///
  /// Errors: `json-syntax`, `json-number` and `json-too-deep` end the reading and leave `nil`;
  /// `json-duplicate-key` keeps the first of the values and goes on (keys are compared as Swift strings, so that
  /// canonically equivalent spellings are one key).
  public static func read(_ file: SourceFile) -> Checked<JSONValue?> {
    let hasMark = file.bytes.starts(with: SourceFile.byteOrderMark)
    var parser = JSONParser(start: hasMark ? SourceFile.byteOrderMark.count : 0)
    do throws(JSONFailure) {
      let value = try parser.document(file.bytes.span)
      return Checked(value, duplicateDiagnostics(parser.duplicates, in: file))
    } catch {
      let failure = file.diagnostic(.error, error.identifier, at: error.range, message: error.message, hint: error.hint)
      return Checked(nil, duplicateDiagnostics(parser.duplicates, in: file) + [failure])
    }
  }

  private static func duplicateDiagnostics(_ duplicates: [JSONDuplicateKey], in file: SourceFile) -> [Diagnostic] {
    var diagnostics = duplicates.prefix(maximumReportedDuplicates).map { duplicate in
      let first = file.position(ofByte: duplicate.firstRange.lowerBound)
      return file.diagnostic(
        .error, "json-duplicate-key", at: duplicate.range,
        message: "key “\(duplicate.key)” is already used at line \(first.line), column \(first.column)",
        hint: "keep one of the two, or rename one")
    }
    if duplicates.count > maximumReportedDuplicates {
      // Finding a position costs a walk through the text: thousands of them would make a broken file slow to report.
      let rest = duplicates.count - maximumReportedDuplicates
      diagnostics.append(
        file.diagnostic(
          .error, "json-duplicate-key", at: duplicates[maximumReportedDuplicates].range,
          message: "from here on \(rest) more \(rest == 1 ? "key is" : "keys are") used a second time",
          hint: "keep one of each, or rename one"))
    }
    return diagnostics
  }
}

/// A cell of a table for spreadsheets.
///
/// Source: RFC 4180.
public enum CSVCell {
  /// In quotes where it needs some. What a spreadsheet would take for a formula gets an apostrophe before it, which
  /// spreadsheets do not show.
  public static func text(_ text: String) -> String {
    let first = text.utf8.first ?? 0x20
    // = + - @, tab and carriage return start formulas.
    let isFormula = [0x3D, 0x2B, 0x2D, 0x40, 0x09, 0x0D].contains(first)
    let safe = isFormula ? "'" + text : text
    let needsQuotes = safe.utf8.contains { $0 == 0x2C || $0 == 0x22 || $0 == 0x0A || $0 == 0x0D }
    return needsQuotes ? "\"" + safe.replacing("\"", with: "\"\"") + "\"" : safe
  }
}

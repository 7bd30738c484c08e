/// Recipes in the text that MasterCook exports (`.mxp`, `.txt`): title, head, ingredients in three columns below a ruler, the
/// steps, and what else there is, below names of its own.
///
/// Source: exports of MasterCook I to IV, whose columns begin at 1, 11 and 25 as the ruler says, and of later versions, which set
/// measures to the right and write `Description:` and the like behind the steps.
enum MasterCookText {
  /// `*  Exported from  MasterCook II  *`
  static func isHeader(_ line: some StringProtocol) -> Bool {
    // The search for a text is the dearer half of reading a document, and few lines have a star.
    guard line.utf8.count < 120, line.utf8.contains(UInt8(ascii: "*")), line.contains("MasterCook") else {
      return false
    }
    let words = line.split { $0 == " " || $0 == "\t" || $0 == "\r" }
    guard words.count > 4, words.first?.first == "*", words.last?.last == "*" else { return false }
    return line.lowercased().contains("exported from")
  }

  /// In the order of the file.
  static func recipes(_ text: String) -> [RecipeDraft] {
    var recipes: [RecipeDraft] = []
    var reader: MasterCookTextReader?
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      if isHeader(line) {
        if var reader { recipes.append(reader.finished()) }
        reader = MasterCookTextReader()
      } else {
        reader?.read(String(line))
      }
    }
    if var reader { recipes.append(reader.finished()) }
    return recipes.filter { !$0.isEmpty }
  }
}

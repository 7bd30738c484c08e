internal import SourceText

/// What kind of file some bytes are.
enum SourceShape: Equatable {
  case page, text, json, archive, gzip, gourmand, masterCook, masterCookText, recipeML, evernote, mealMaster, planToEat
  case note, cooklang, richText, livingCookbook, org
  /// With what was read to tell.
  case recipeMD([RecipeDraft])

  init(_ file: SourceFile) {
    if Self.isZIP(file.bytes) {
      self = .archive
    } else if RichText.isOne(file.bytes) {
      self = .richText
    } else {
      self = Self.isPacked(file.bytes) ? .gzip : Self.ofText(file)
    }
  }

  /// Whether bytes are those of an archive or of a packed file.
  static func isPacked(_ bytes: [UInt8]) -> Bool { isZIP(bytes) || bytes.starts(with: [0x1F, 0x8B]) }

  private static func isZIP(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) || bytes.starts(with: [0x50, 0x4B, 0x05, 0x06])
  }

  private static func ofText(_ file: SourceFile) -> SourceShape {
    let head = String(decoding: file.bytes.prefix(4096), as: UTF8.self)
    let start = head.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    // Most files of an archive have no tag.
    let lower = start.utf8.contains(UInt8(ascii: "<")) ? start.lowercased() : ""
    if lower.contains("<gourmetdoc") { return .gourmand }
    if lower.contains("<mx2 ") || lower.contains("<mx2>") { return .masterCook }
    if LivingCookbook.isOne(lower) { return .livingCookbook }
    if lower.contains("<en-export") { return .evernote }
    if lower.contains("<recipeml ") || lower.contains("<recipeml>") { return .recipeML }
    if start.hasPrefix("<") && !MarkdownNote.isNamedSo(file.path) || lower.contains("<html")
      || lower.contains("<!doctype html")
    {
      return .page
    }
    if !MarkdownNote.isNamedSo(file.path), isJSON(start) || file.path.lowercased().hasSuffix(".json") { return .json }
    if MealMaster.isFound(in: file.bytes) { return .mealMaster }
    if start.split(whereSeparator: \.isNewline).contains(where: { MasterCookText.isHeader($0) }) {
      return .masterCookText
    }
    if PlanToEat.isExport(String(start)) { return .planToEat }
    if file.path.lowercased().hasSuffix(".cook") || start.hasPrefix(">> ") && Cooklang.isRecipe(head) {
      return .cooklang
    }
    if OrgFile.isOne(file) { return .org }
    if TextLimit.excess(ofBytes: file.bytes.count) == nil, let kept = OwnForms.markdown(file) { return .recipeMD(kept) }
    return MarkdownNote.isOne(file) ? .note : .text
  }

  /// An object, or a list of something: `[ ] 2 eggs` is an ingredient with a box to tick.
  private static func isJSON(_ text: Substring) -> Bool {
    guard let first = text.first, first == "{" || first == "[" else { return false }
    let next = text.dropFirst().first { !$0.isWhitespace }
    return first == "{" ? next == "\"" || next == "}" : next == "{" || next == "\"" || next == "["
  }

  /// For people.
  var name: String {
    switch self {
    case .page: "web page"
    case .text: "text"
    case .recipeMD: "RecipeMD file"
    case .json: "JSON file"
    case .archive, .gzip: "archive"
    case .gourmand: "Gourmand file"
    case .masterCook, .masterCookText: "MasterCook file"
    case .recipeML: "RecipeML file"
    case .evernote: "Evernote file"
    case .mealMaster: "MealMaster file"
    case .planToEat: "Plan to Eat file"
    case .note: "Markdown file"
    case .cooklang: "Cooklang recipe"
    case .richText: "RTF document"
    case .livingCookbook: "Living Cookbook file"
    case .org: "Org file"
    }
  }
}

/// Files that no text can be read from, though people have recipes in them: what they are, and what to do with them.
struct KnownBinary: Equatable {
  let name: String
  let advice: String

  var failure: ImportFailure { ImportFailure("import-binary", "this is \(name)", hint: advice) }

  private static let saving = "open it, and save it as .docx, .rtf or text"
  private static let unpacking = "unpack it, and import the folder"
  private static let exporting = "export the recipes from the program that it belongs to"

  private init(_ name: String, _ advice: String) { (self.name, self.advice) = (name, advice) }

  /// `nil` for all other files.
  init?(_ bytes: [UInt8]) {
    if let found = Self.starts.first(where: { bytes.starts(with: $0.start) }) {
      self = KnownBinary(found.name, found.advice)
    } else if bytes.starts(with: [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1]) {
      self = Self.ofOffice(bytes)
    } else if Self.has("ftyp", at: 4, bytes), ["hei", "hev", "mif"].contains(where: { Self.has($0, at: 8, bytes) }) {
      self = KnownBinary("a photo in HEIC, as iPhones take it", "save it as JPEG, and import that")
    } else if Self.has("BOOKMOBI", at: 60, bytes) {
      self = KnownBinary("a book for Kindle", "copy the text of the recipe into a file")
    } else if Self.has("Standard Jet DB", at: 4, bytes) || Self.has("Standard ACE DB", at: 4, bytes) {
      self = KnownBinary("a database of Access", Self.exporting)
    } else {
      return nil
    }
  }

  private static func has(_ text: String, at place: Int, _ bytes: [UInt8]) -> Bool {
    bytes.dropFirst(place).starts(with: text.utf8)
  }

  /// What they begin with.
  private static let starts: [(start: [UInt8], name: String, advice: String)] = [
    (Array("%PDF-".utf8), "a PDF", "copy the text of the recipe into a file, or import a picture of its page"),
    ([0xDB, 0xA5, 0x2D], "a document of Word 2", saving),
    ([0xFE, 0x37, 0x00], "a document of Word for the Macintosh", saving),
    ([0x31, 0xBE, 0x00], "a document of Write or of Word for DOS", saving),
    ([0xFF, 0x57, 0x50, 0x43], "a document of WordPerfect", saving),
    (Array("SQLite format 3\0".utf8), "a database of SQLite", exporting),
    (Array("bplist00".utf8), "a list or page as Apple’s programs keep it", "save the page as page source, or its text"),
    (Array("Rar!".utf8), "an archive of RAR", unpacking),
    ([0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C], "an archive of 7-Zip", unpacking),
    (Array("MSCF".utf8), "an archive of Windows (.cab)", unpacking),
    ([0xFD, 0x37, 0x7A, 0x58, 0x5A, 0x00], "an archive of xz", unpacking),
    ([0x49, 0x49, 0x2A, 0x00], "a picture in TIFF", "save it as JPEG or PNG, and import that"),
    ([0x4D, 0x4D, 0x00, 0x2A], "a picture in TIFF", "save it as JPEG or PNG, and import that"),
  ]

  // MARK: Compound files

  /// Files of Office up to 2003, and of others, are made of streams whose names stand in entries of 128 bytes in UTF-16.
  ///
  /// Source: [MS-CFB] §2.6.1.
  private static func ofOffice(_ bytes: [UInt8]) -> KnownBinary {
    for place in stride(from: 512, to: bytes.count, by: 128) {
      guard bytes[place] != 0, place + 64 <= bytes.count else { continue }
      for stream in streams where stream.bytes.elementsEqual(bytes[place..<(place + stream.bytes.count)]) {
        return KnownBinary(stream.name, stream.advice)
      }
    }
    return KnownBinary("a file of an old Office program", saving)
  }

  private static let streams: [(bytes: [UInt8], name: String, advice: String)] = [
    ("WordDocument", "a document of Word up to 2003 (.doc)", saving),
    ("Workbook", "a sheet of Excel up to 2003 (.xls)", "open it, and save it as CSV, or copy the recipe into a text"),
    ("Book", "a sheet of Excel up to 95 (.xls)", "open it, and save it as CSV, or copy the recipe into a text"),
    ("PowerPoint Document", "slides of PowerPoint up to 2003 (.ppt)", "copy the text of the recipe into a file"),
    ("MatOST", "a document of Works (.wps)", saving),
    ("Quill", "a document of Publisher (.pub)", "copy the text of the recipe into a file"),
    ("__nameid_version1.0", "a mail of Outlook (.msg)", "open it, and save it as text or HTML"),
  ].map { name, what, advice in
    (name.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] } + [0, 0], what, advice)
  }
}

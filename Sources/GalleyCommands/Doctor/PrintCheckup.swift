internal import Glibc
internal import PDFEngine
internal import QRCodes
internal import SiteBuilding

/// Looks at what PDFs and printed codes need from the machine: a program that prints, hyphenation, fonts, libqrencode.
///
/// A site is built without any of it, so what is missing is a note.
struct PrintCheckup {
  /// Primary tags of the languages that are printed.
  let languages: [String]
  /// Folders separated by colons; `nil` stands for the PATH of this process.
  var searchPath: String?
  /// Where Debian's packages `hyphen-…` put their patterns, which WeasyPrint's pyphen reads.
  var patterns = "/usr/share/hyphen"
  /// Every font family the machine has, or why they could not be asked for.
  var families: () -> Result<String, ChildProcess.Failure> = {
    ChildProcess.output(of: ["fc-list", ":", "family"]).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Languages with patterns of their own in Debian: the file that is looked for, and its package.
  private static let dictionaries: [(language: String, file: String, package: String)] = [
    ("de", "hyph_de_DE.dic", "hyphen-de"), ("en", "hyph_en_US.dic", "hyphen-en-us"),
    ("es", "hyph_es_ES.dic", "hyphen-es"), ("fr", "hyph_fr_FR.dic", "hyphen-fr"),
  ]
  /// The families the print styles name first, and the packages that hold them.
  private static let fonts = [("P052", "fonts-urw-base35"), ("DejaVu Sans", "fonts-dejavu-core")]

  func findings() -> [HealthFinding] { [program, hyphenation, fonts, codes] }

  private var program: HealthFinding {
    do {
      let engine = try PDFEngine.find(searchPath: searchPath)
      return engine.isBrowser
        ? .note(
          "pdf", "PDFs are made by “\(engine.path)”, without page numbers in contents",
          hint: "install WeasyPrint with “sudo apt install weasyprint” for books and sheets")
        : .fine("pdf", "PDFs are made by “\(engine.path)”")
    } catch {
      return .note("pdf", "no PDF can be made: \(error.message)", hint: error.hint)
    }
  }

  private var hyphenation: HealthFinding {
    let known = Self.dictionaries.filter { languages.contains($0.language) }
    let missing = known.filter { access("\(patterns)/\($0.file)", R_OK) != 0 }
    guard !missing.isEmpty else {
      return .fine(
        "hyphenation", known.isEmpty ? "no language needs it" : known.map(\.language).joined(separator: ", "))
    }
    return .note(
      "hyphenation", "there are no patterns for \(missing.map(\.language).joined(separator: ", ")) in “\(patterns)”",
      hint: "install \(missing.map(\.package).joined(separator: " ")) to hyphenate what is printed")
  }

  private var fonts: HealthFinding {
    switch families() {
    case .failure(let failure):
      return .note(
        "fonts", "the fonts of this machine are not known: \(failure.reason)",
        hint: "install fontconfig to have them looked for")
    case .success(let list):
      let names = list.split { $0 == "\n" || $0 == "," }
      let missing = Self.fonts.filter { font in !names.contains { $0 == font.0 } }
      guard !missing.isEmpty else { return .fine("fonts", Self.fonts.map(\.0).joined(separator: ", ")) }
      return .note(
        "fonts", "\(missing.map(\.0).joined(separator: ", ")) missing; other fonts take their place on paper",
        hint: "install \(missing.map(\.1).joined(separator: " "))")
    }
  }

  private var codes: HealthFinding {
    do {
      _ = try QRCode("galley")
      return .fine("qr-codes", "libqrencode can be used")
    } catch {
      return .note("qr-codes", "no QR code can be drawn: \(error.description)", hint: error.hint)
    }
  }
}

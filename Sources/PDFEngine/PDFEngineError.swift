/// Why there is no PDF.
public enum PDFEngineError: Error, Hashable, Sendable {
  /// No program that makes PDFs is on the PATH.
  case missing

  /// The program that was found could not be run; the reason in one line.
  case unusable(path: String, reason: String)

  /// The WeasyPrint found is older than ``PDFEngine/oldestVersion``.
  case tooOld(path: String, version: String)

  /// The program refused a document; `index` counts from 0.
  case refused(index: Int, reason: String)

  /// The program ended, or did not answer in time, while it made a document.
  case silent(index: Int)

  /// Sheets of several cards were asked of a program that cannot make them.
  case noImposition(path: String)
}

extension PDFEngineError {
  static func noFolder(_ engine: PDFEngine) -> PDFEngineError {
    .unusable(path: engine.path, reason: "there is no folder for its temporary files")
  }

  /// What went wrong, lowercase and in one line.
  public var message: String {
    switch self {
    case .missing: "PDFs need WeasyPrint or Chromium, and neither is on the PATH"
    case .unusable(let path, let reason): "“\(path)” could not be used: \(reason)"
    case .tooOld(let path, let version):
      "“\(path)” is WeasyPrint \(version); PDFs need \(PDFEngine.oldestVersion) or newer"
    case .refused(_, let reason): "the PDF could not be made: \(reason)"
    case .silent: "the program that makes PDFs ended, or gave no answer in time"
    case .noImposition(let path): "several cards in one PDF or on one sheet need WeasyPrint; there is only “\(path)”"
    }
  }

  /// What to do about it.
  public var hint: String {
    switch self {
    case .missing, .unusable, .tooOld:
      "install WeasyPrint with “sudo apt install weasyprint” or “pipx install weasyprint”, or ask for --format html"
    case .refused, .silent: "ask for --format html, and look at the page in a browser"
    case .noImposition: "install WeasyPrint with “sudo apt install weasyprint”, or put each card into a file of its own"
    }
  }

  /// There is no program to make any PDF with.
  public var isAboutTheProgram: Bool {
    switch self {
    case .missing, .unusable, .tooOld, .noImposition: true
    case .refused, .silent: false
    }
  }

  /// The document it is about, from 0; `nil` where it is about all of them.
  public var index: Int? {
    switch self {
    case .refused(let index, _), .silent(let index): index
    case .missing, .unusable, .tooOld, .noImposition: nil
    }
  }
}

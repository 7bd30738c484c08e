/// Why there is no PDF.
public enum PDFEngineError: Error, Hashable, Sendable {
  /// No `weasyprint` is on the PATH.
  case missing

  /// The `weasyprint` that was found could not be run; the reason in one line.
  case unusable(path: String, reason: String)

  /// The version found is older than ``PDFEngine/oldestVersion``.
  case tooOld(path: String, version: String)

  /// WeasyPrint refused a document; `index` counts from 0.
  case refused(index: Int, reason: String)

  /// WeasyPrint ended, or did not answer for ``PDFEngine/patience`` seconds, while it made a document.
  case silent(index: Int)
}

extension PDFEngineError {
  /// What went wrong, lowercase and in one line.
  public var message: String {
    switch self {
    case .missing: "PDFs need WeasyPrint, which is not on the PATH"
    case .unusable(let path, let reason): "“\(path)” could not be used: \(reason)"
    case .tooOld(let path, let version):
      "“\(path)” is WeasyPrint \(version); PDFs need \(PDFEngine.oldestVersion) or newer"
    case .refused(_, let reason): "WeasyPrint could not make the PDF: \(reason)"
    case .silent: "WeasyPrint ended, or gave no answer for \(PDFEngine.patience) seconds"
    }
  }

  /// What to do about it.
  public var hint: String {
    switch self {
    case .missing, .unusable, .tooOld:
      "install it with “sudo apt install weasyprint” or “pipx install weasyprint”, or ask for --format html"
    case .refused, .silent: "ask for --format html, and look at the page in a browser"
    }
  }
}

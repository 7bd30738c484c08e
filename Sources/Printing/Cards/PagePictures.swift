internal import SiteBuilding
internal import SourceText

/// Draws the pages of a PDF with `pdftocairo` of poppler, a process for each page.
struct PagePictures {
  let format: CardFormat
  /// Pixels an inch of PNG files.
  let resolution: Int

  /// One page, counted from 1.
  ///
  /// The PDF goes in and the picture comes out through a socket, so that no file is made on the way.
  func picture(ofPage page: Int, of pdf: [UInt8]) -> Result<[UInt8], ChildProcess.Failure> {
    let kind = format == .png ? ["-png", "-singlefile", "-r", "\(resolution)"] : ["-svg"]
    return ChildProcess.output(
      of: ["pdftocairo"] + kind + ["-f", "\(page)", "-l", "\(page)", "-", "-"], input: pdf)
  }

  /// Whether the program is there.
  static var isAvailable: Bool {
    if case .success = ChildProcess.output(of: ["pdftocairo", "-v"]) { return true }
    return false
  }

  static func missing(_ format: CardFormat) -> Diagnostic {
    Diagnostic(
      .error, "pdf-pictures", path: "galley card",
      message: "\(format.rawValue.uppercased()) needs “pdftocairo”, which is not on the PATH",
      hint: "install it with “sudo apt install poppler-utils”, or ask for --format pdf")
  }

  static func failed(_ path: String, _ failure: ChildProcess.Failure) -> Diagnostic {
    Diagnostic(
      .error, "pdf-pictures", path: path, message: "the page could not be drawn: \(failure.reason)",
      hint: "ask for --format pdf, and look at it in a viewer")
  }
}

import Foundation

extension Page {
  /// How many sheets the page takes on paper of a size in inches.
  public func sheets(width: Double, height: Double) throws -> Int {
    let paper: [String: Any] = ["paperWidth": width, "paperHeight": height, "preferCSSPageSize": false]
    let bytes = Data(base64Encoded: try call("Page.printToPDF", paper)["data"] as? String ?? "") ?? Data()
    return String(decoding: bytes, as: UTF8.self).matches(of: /\/Type \/Page\b/).count
  }
}

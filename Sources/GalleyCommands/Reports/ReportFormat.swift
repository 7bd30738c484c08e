/// What `galley report` prints.
enum ReportFormat: String, CaseIterable {
  case text, html, pdf, csv, json

  /// Whether it has the look of the site.
  var isPage: Bool { self == .html || self == .pdf }
}

/// What `galley report` prints.
enum ReportFormat: String, CaseIterable {
  case text, html, pdf, csv, json
}

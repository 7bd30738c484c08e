/// What `galley report` prints.
enum ReportFormat: String, CaseIterable {
  case text, csv, json
}

package enum BookFormat: String, CaseIterable {
  case pdf, epub, html
}

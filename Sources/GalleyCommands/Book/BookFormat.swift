enum BookFormat: String, CaseIterable {
  case pdf, html
}

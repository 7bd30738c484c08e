/// What cards come as.
package enum CardFormat: String, CaseIterable {
  case pdf, html, svg, png

  /// Whether each page is a file of its own.
  var isPicture: Bool { self == .svg || self == .png }
}

internal import Mustache
internal import SitePlanning
internal import Themes

/// The paper that a template prints on.
struct PaperView: View {
  let size: String
  let width: String
  let height: String
  let styles: HTML

  static let schema = Schema<Self>("Paper") {
    Field("size", \.size, "`a4` or `letter`; of shopping lists `a5`, too.")
    Field("width", \.width, "Width of the paper as a CSS length.")
    Field("height", \.height, "Height of the paper as a CSS length.")
    Field("styles", \.styles, "The style sheets `print/base.css` and the one of the template, joined.")
  }
}

extension PaperView {
  init(size: CardSize, template: PageTemplate, theme: Theme) {
    let paper = size.paper
    self.init(
      size: size.rawValue, width: paper.width, height: paper.height,
      styles: HTML(trusted: theme.printStylesheet(of: template)))
  }
}

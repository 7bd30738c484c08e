internal import Mustache
internal import SitePlanning

/// Builds what templates are told about the paper they print on.
struct PaperView {
  let size: CardSize
  let template: PageTemplate
  let theme: Theme

  func value() -> Value {
    let paper = size.paper
    return .record(
      Record(
        ViewTypes.paper,
        [
          .text(size.rawValue), .text(paper.width), .text(paper.height),
          .html(HTML(trusted: theme.printStylesheet(of: template))),
        ]))
  }
}

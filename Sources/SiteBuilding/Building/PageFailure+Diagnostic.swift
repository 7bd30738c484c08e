internal import Mustache
internal import PageInputs
internal import PageRendering
package import SourceText

extension RenderFailure {
  /// What is told of it; the path is that of the page.
  package func diagnostic(path: String) -> Diagnostic {
    switch self {
    case .unreadable:
      Diagnostic(
        .error, "render-source", path: path, message: "its source changed or vanished in the meantime",
        hint: "build again")
    case .damagedPicture:
      Diagnostic(
        .error, "render-picture", path: path, message: "the picture is damaged, or not what its name says",
        hint: "save it again as JPEG, PNG, WebP or GIF")
    case .largePicture(let most):
      Diagnostic(
        .error, "render-picture-size", path: path,
        message: "the picture has more than \(most) MB, the most that is read",
        hint: "save it smaller, as JPEG or WebP")
    case .template(.lambda(let diagnostic)): diagnostic
    case .template(.unknownTemplate(let name)):
      Diagnostic(.error, "render-template", path: path, message: "there is no template “\(name)”", hint: "add it")
    case .template(.tooDeep(let name)):
      Diagnostic(
        .error, "render-template", path: path, message: "template “\(name)” includes itself without end",
        hint: "let a section end the recursion")
    }
  }
}

internal import HTTPServing
internal import JSONReading
internal import SourceText

/// Why something was not done, for the page that asked for it.
struct EditorRefusal: Error {
  let status: HTTPResponse.Status
  let message: String
  let hint: String?

  init(_ status: HTTPResponse.Status, _ message: String, hint: String? = nil) {
    (self.status, self.message, self.hint) = (status, message, hint)
  }

  /// The first of some errors.
  init(_ diagnostics: [Diagnostic]) {
    let first = diagnostics.first { $0.severity == .error } ?? diagnostics.first
    let status: HTTPResponse.Status =
      switch first?.identifier {
      case "storage-changed", "storage-exists": .conflict
      case "storage-missing": .notFound
      default: .unprocessableContent
      }
    let place = first.map { problem in problem.position.map { "\(problem.path):\($0.line): " } ?? "" } ?? ""
    self.init(status, place + (first?.message ?? "it cannot be done"), hint: first?.hint)
  }

  var response: HTTPResponse {
    var json = JSONWriter()
    json.beginObject()
    json.member("problem", message)
    json.member("hint", hint)
    json.endObject()
    return HTTPResponse(status, json.finish(), type: "application/json")
  }
}

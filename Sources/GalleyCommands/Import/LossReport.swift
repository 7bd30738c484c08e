internal import JSONReading
internal import RecipeImport
internal import TerminalPresentation

/// Says what an import changed, dropped or guessed, on standard error.
struct LossReport {
  let format: LossReportFormat
  let console: Console

  func print(_ losses: [ImportLoss], of title: String, in path: String) {
    switch format {
    case .text:
      for loss in losses where !console.isQuiet {
        console.writeError("  \(loss.kind.rawValue): \(loss.field): \(TerminalText.safe(loss.message))\n")
      }
    case .json: console.writeError(String(decoding: json(losses, title, path) + [0x0A], as: UTF8.self))
    }
  }

  private func json(_ losses: [ImportLoss], _ title: String, _ path: String) -> [UInt8] {
    var json = JSONWriter(layout: .compact)
    json.beginObject()
    json.member("recipe", title)
    json.member("path", path)
    json.key("losses")
    json.beginArray()
    for loss in losses { RecipeDraftJSON.loss(loss, into: &json) }
    json.endArray()
    json.endObject()
    return json.finish()
  }
}

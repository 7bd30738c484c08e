internal import JSONReading
package import PageInputs

/// The service worker: what tells this publication from others, what it keeps from the start, and its code, which is a
/// file of the theme.
package enum WorkerScript {
  package static func bytes(_ inputs: WorkerInputs) -> [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.member("version", inputs.version)
    json.optionalMember("shell", inputs.shell)
    json.member("root", "./" + inputs.root)
    json.endObject()
    let code = inputs.root + "assets/worker.js"
    return Array("self.site = ".utf8) + json.finish() + Array(";\nimportScripts(\"\(code)\");\n".utf8)
  }
}

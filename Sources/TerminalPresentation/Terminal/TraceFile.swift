internal import JSONReading
package import SiteBuilding

/// What every thread did when, in the form that Perfetto and browsers' developer tools show.
///
/// Complete events (`"ph": "X"`) with whole microseconds since the first; threads are numbered by when they first did
/// something. Source: Trace Event Format, Google, 2016, “Complete Events” and “Metadata Events”.
package enum TraceFile {
  package static func json(_ spans: [WorkSpan]) -> [UInt8] {
    let spans = spans.sorted { ($0.start, $1.end) < ($1.start, $0.end) }
    let origin = spans.first?.start ?? 0
    var threads: [UInt: Int] = [:]
    for span in spans where threads[span.thread] == nil { threads[span.thread] = threads.count + 1 }
    var json = JSONWriter()
    json.beginObject()
    json.member("displayTimeUnit", "ms")
    json.key("traceEvents")
    json.beginArray()
    for number in threads.values.sorted() {
      event(&json, "M", "thread_name", thread: number) { json in
        json.key("args")
        json.beginObject()
        json.member("name", number == 1 ? "main" : "worker \(number - 1)")
        json.endObject()
      }
    }
    for span in spans {
      event(&json, "X", span.name, thread: threads[span.thread] ?? 0) { json in
        json.member("cat", span.kind == .phase ? "phase" : "part")
        json.member("ts", Int((span.start - origin) / 1000))
        json.member("dur", Int((span.end - span.start) / 1000))
      }
    }
    json.endArray()
    json.endObject()
    return json.finish()
  }

  private static func event(
    _ json: inout JSONWriter, _ phase: String, _ name: String, thread: Int, _ rest: (inout JSONWriter) -> Void
  ) {
    json.beginObject()
    json.member("name", name)
    json.member("ph", phase)
    json.member("pid", 1)
    json.member("tid", thread)
    rest(&json)
    json.endObject()
  }
}

internal import JSONReading

/// Data as a script, `galley.NAME(JSON);`: pages opened from a folder may load scripts, but read no other files.
enum ScriptCall {
  /// Starts the call; its JSON is what is written next.
  static func begin(_ name: String) -> JSONWriter { JSONWriter(appendingTo: Array("galley.\(name)(".utf8)) }

  /// The script: the call that was begun, ended.
  static func end(_ json: consuming JSONWriter) -> [UInt8] {
    var bytes = json.finish()
    bytes.append(contentsOf: ");\n".utf8)
    return bytes
  }
}

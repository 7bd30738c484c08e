/// Data as a script: pages opened from a folder may load scripts, but read no other files.
package enum ScriptCall {
  /// `galley.NAME(JSON);`
  package static func bytes(_ name: String, _ json: [UInt8]) -> [UInt8] {
    Array("galley.\(name)(".utf8) + json + Array(");\n".utf8)
  }
}

/// A file of the search index: a script, which also loads from a folder.
enum ShardScript {
  /// - Parameters:
  ///   - stamp: files with different ones are never read together.
  ///   - object: one JSON object.
  static func bytes(_ name: String, stamp: String, _ object: [UInt8]) -> [UInt8] {
    Array("galley.shard(\"\(name)\",\"\(stamp)\",".utf8) + object + ");\n".utf8
  }
}

internal import JSONReading

extension ShardPacking.Shard {
  /// The beginning of what a file holds, with a point behind it where that is all it holds: whoever looks for a word that
  /// would stand there if there were one, such as another one without its ending, need not fetch the file.
  var name: String {
    let isAlone = entries.count == 1 && entries[0].key == label
    return String(decoding: label, as: UTF8.self) + (isAlone ? "." : "")
  }

  /// The keys that have lists of a kind, and these.
  func write(_ kind: KeyPath<ShardPacking.Content, ArraySlice<UInt8>>, to json: inout JSONWriter) {
    let own = entries.map { (key: $0.key, lists: $0.content[keyPath: kind]) }.filter { !$0.lists.isEmpty }
    json.key("keys")
    json.string(own.map { String(decoding: $0.key, as: UTF8.self) }.joined(separator: "\n"))
    json.key("sizes")
    json.beginArray()
    for entry in own { json.integer(entry.lists.count) }
    json.endArray()
    json.key("lists")
    json.string(Base64.encoded(own.flatMap(\.lists)))
  }
}

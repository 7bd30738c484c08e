internal import JSONReading

/// Which files of a site say what words stand in the texts of recipes. It follows from the number of recipes alone.
public struct TextLayout: Sendable {
  let recipes: Int

  public init(recipes: Int) {
    self.recipes = recipes
  }

  /// Files of keys; a small site has none, and all keys in the first file.
  var shards: Int {
    recipes <= SearchLayout.singleFileLimit
      ? 0 : recipes <= SearchLayout.pieceSize ? 128 : recipes <= 20_000 ? 512 : 1024
  }

  /// Names of all files, without folder and ending.
  public var names: [String] { ["text"] + (0..<shards).map { "text-\($0)" } }
}

/// Words of the texts of recipes, for whoever looks for one that no recipe is called by, or wants all that have one.
///
/// The files are as those of `SearchShards`; numbers of recipes are the same. Their stamp says how recipes are numbered and
/// nothing else, so that an edited step changes the files of its words alone.
///
/// - `text`: `labels` of the files of words, of a small site the words themselves.
/// - `text-N`: `keys`, each on a line; `sizes` of their lists; `lists` (see `NumberList`).
public struct TextShards: Sendable {
  private let layout: TextLayout
  private let shards: [ShardPacking.Shard]
  private let stamp: String

  /// - Parameters:
  ///   - texts: keys of the texts of all recipes, in the order of titles.
  ///   - stamp: changes where the recipes are numbered in another way.
  public init(_ words: PackedWords, texts: some Collection<Int>, stamp: String) {
    layout = TextLayout(recipes: texts.count)
    self.stamp = stamp
    let (postings, count) = (TextPostings(words, texts: texts), texts.count)
    shards = ShardPacking.shards(of: postings.keys, atMost: max(1, layout.shards)) { keys in
      var bytes: [UInt8] = []
      NumberList.append(postings.recipes(keys, of: count), below: count, to: &bytes)
      return bytes
    }
  }

  private func shard(_ name: String) -> ShardPacking.Shard? {
    if layout.shards == 0 { return shards.first ?? ShardPacking.Shard(label: [], entries: [], size: 0) }
    guard let number = Int(name.dropFirst("text-".count)), shards.indices.contains(number) else { return nil }
    return shards[number]
  }

  /// One of the names of the layout; a file that holds nothing says so.
  public func script(_ name: String) -> [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    if name == "text" {
      json.key("labels")
      json.string(shards.map(\.name).joined(separator: "\n"))
    }
    shard(name)?.write(\.lists, to: &json)
    json.endObject()
    return ShardScript.bytes(name, stamp: stamp, json.finish())
  }
}

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
  /// Files of texts come on top of others, so each brings little more than the list that is wanted.
  private static let leastSize = 1024

  private let words: KeyFiles
  private let stamp: String

  /// - Parameters:
  ///   - texts: keys of the texts of all recipes, in the order of titles.
  ///   - stamp: changes where the recipes are numbered in another way.
  public init(_ words: PackedWords, texts: some Collection<Int>, stamp: String) {
    layout = TextLayout(recipes: texts.count)
    self.stamp = stamp
    let (postings, count) = (TextPostings(words, texts: texts), texts.count)
    let family = KeyFamily("w", postings.keys.indices) { keys in
      var bytes: [UInt8] = []
      NumberList.append(postings.recipes(keys, of: count), below: count, to: &bytes)
      return KeyContent(lists: bytes)
    }
    self.words = KeyFiles(postings.keys, [family], atMost: max(1, layout.shards), leastSize: Self.leastSize)
  }

  /// One of the names of the layout; a file that holds nothing says so.
  public func script(_ name: String) -> [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    if name == "text" {
      json.key("labels")
      json.string(words.labels)
    }
    // A small site has all words in the first file.
    let number = layout.shards == 0 ? 0 : Int(name.dropFirst("text-".count))
    if let number, layout.shards == 0 || number < words.count {
      KeyFiles.write(words.entries(number), \.lists, to: &json)
    }
    json.endObject()
    return ShardScript.bytes(name, stamp: stamp, json.finish())
  }
}

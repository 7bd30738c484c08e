internal import Cookbook
internal import Fingerprints
internal import PageInputs
internal import SearchIndexing
internal import SitePlanning
internal import SiteStorage
internal import SourceText
internal import Synchronization

/// The words of the texts of recipes: of those that were read in this run, of those the last build has kept, and of others
/// as somebody asks for them.
final class RecipeTexts: Sendable {
  private struct Known {
    var words = PackedWords()
    /// Whether what the last build has kept is among them.
    var isComplete = false
    /// Whether something was added that the last build has not kept.
    var isNew = false
  }

  private let known = Mutex(Known())
  private let store: WordStore

  init(_ store: WordStore) { self.store = store }

  /// Notes a recipe that was read.
  func add(_ entry: RecipeEntry, source: Fingerprint) {
    let key = RecipeText.key(source: source, path: entry.path)
    let words = RecipeText.words(of: entry)
    known.withLock { known in
      known.words.add(words, as: key)
      known.isNew = true
    }
  }

  /// The words of some texts, among those of others.
  /// - Parameter contents: reads a recipe nobody has the words of.
  func words(
    of texts: SearchTexts, contents: ContentsOfRecipe
  ) throws(RenderFailure) -> PackedWords {
    try known.withLock { known throws(RenderFailure) in
      for text in texts.recipes where !known.words.has(text.key) {
        takeKept(&known)
        if known.words.has(text.key) { continue }
        known.words.add(RecipeText.words(of: try contents(text.path).entry), as: text.key)
        known.isNew = true
      }
      return known.words
    }
  }

  /// Keeps the words of a site's recipes for the next build, and no others. Errors: `storage-write`.
  func keep(_ site: Site) -> [Diagnostic] {
    known.withLock { known in
      guard known.isNew else { return [] }
      takeKept(&known)
      let keys = site.listed.map { index in
        let summary = site.recipes[index].summary
        return RecipeText.key(source: summary.fingerprint, path: summary.path)
      }
      known.isNew = false
      return store.keep(known.words.encoded(keys.filter(known.words.has)))
    }
  }

  private func takeKept(_ known: inout Known) {
    guard !known.isComplete else { return }
    known.isComplete = true
    guard let bytes = store.bytes else { return }
    // What cannot be read is found out anew.
    try? known.words.add(decoding: bytes)
  }
}

extension PackedWords {
  /// Some texts, with the words that these have.
  fileprivate func encoded(_ keys: [Int]) -> [UInt8] {
    var numbers: [Int: Int] = [:]
    var names: [String] = []
    var texts = BinaryWriter(reservingCapacity: keys.count * 128)
    for key in keys {
      let own = self.numbers(of: key)
      texts.append(word: UInt64(bitPattern: Int64(key)))
      texts.append(count: own.count)
      for number in own {
        let kept = numbers[number] ?? names.count
        if kept == names.count {
          numbers[number] = kept
          names.append(vocabulary[number])
        }
        texts.append(count: kept)
      }
    }
    var writer = BinaryWriter(reservingCapacity: texts.bytes.count + names.count * 8)
    writer.append(count: names.count)
    for name in names { writer.append(text: name) }
    writer.append(count: keys.count)
    return writer.bytes + texts.bytes
  }

  fileprivate mutating func add(decoding bytes: ArraySlice<UInt8>) throws(BinaryFormatError) {
    var reader = BinaryReader(bytes)
    var numbers: [Int] = []
    for _ in 0..<(try reader.count()) { numbers.append(number(of: try reader.text())) }
    for _ in 0..<(try reader.count()) {
      let key = Int(Int64(bitPattern: try reader.word()))
      var own: [Int] = []
      for _ in 0..<(try reader.count()) {
        guard let kept = Int(exactly: try reader.varint()), numbers.indices.contains(kept) else { return }
        own.append(numbers[kept])
      }
      add(numbers: own, as: key)
    }
  }
}

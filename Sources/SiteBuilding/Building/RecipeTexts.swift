internal import Cookbook
internal import Fingerprints
internal import PageInputs
internal import SearchIndexing
internal import SitePlanning
internal import SiteStorage
internal import SourceText
internal import Synchronization
internal import Words

/// The words of the texts of recipes: of those that were read in this run, of those the last build has kept, and of others
/// as somebody asks for them.
final class RecipeTexts: Sendable {
  private struct Known {
    var words = PackedWords()
    /// Whether what the last build has kept is among them.
    var isComplete = false
    /// What the file of all words holds: its fingerprint, and how many words have numbers by it.
    var base: (fingerprint: Fingerprint, words: Int)?
    /// Texts that the file of all words lacks.
    var further: Set<Int> = []
    /// Whether something was added that the last build has not kept.
    var isNew = false

    mutating func add(_ words: WordTable, as key: Int) {
      guard !self.words.has(key) else { return }
      self.words.add(words, as: key)
      further.insert(key)
      isNew = true
    }
  }

  /// So many texts may lie beside the file of all words for each that lies in it.
  private static let furtherShare = 8

  private let known = Mutex(Known())
  private let store: WordStore
  private let format: Fingerprint

  /// - Parameter format: as `SourcePayload.format`; what another program found out, or found out in another way, is not used.
  init(_ store: WordStore, format: Fingerprint) {
    self.store = store
    self.format = format
  }

  /// Notes a recipe that was read.
  func add(_ entry: RecipeEntry, source: Fingerprint) {
    let key = RecipeText.key(source: source, path: entry.path)
    let words = RecipeText.words(of: entry)
    known.withLock { known in
      takeKept(&known)
      known.add(words, as: key)
    }
  }

  /// The words of some texts, among those of others.
  /// - Parameter contents: reads a recipe nobody has the words of.
  func words(
    of texts: SearchTexts, contents: ContentsOfRecipe
  ) throws(RenderFailure) -> PackedWords {
    try known.withLock { known throws(RenderFailure) in
      takeKept(&known)
      for text in texts.recipes where !known.words.has(text.key) {
        known.add(RecipeText.words(of: try contents(text.path).entry), as: text.key)
      }
      return known.words
    }
  }

  /// Keeps the words of a site's recipes for the next build: those of a few that were read as an addition to what is kept.
  /// Errors: `storage-write`.
  func keep(_ site: Site) -> [Diagnostic] {
    known.withLock { known in
      guard known.isNew else { return [] }
      let keys = site.listed.map { index in
        let summary = site.recipes[index].summary
        return RecipeText.key(source: summary.fingerprint, path: summary.path)
      }.filter(known.words.has)
      let further = keys.filter(known.further.contains)
      known.isNew = false
      if let base = known.base, further.count * Self.furtherShare <= keys.count {
        let parts = PackedWordsParts(head: base.fingerprint, words: known.words, first: base.words, keys: further)
        return store.keep(parts, as: .further)
      }
      known.base = nil
      return store.keep(PackedWordsParts(head: format, words: known.words, first: 0, keys: keys), as: .all)
    }
  }

  /// What cannot be read is found out anew.
  private func takeKept(_ known: inout Known) {
    guard !known.isComplete else { return }
    known.isComplete = true
    guard let bytes = store.bytes(of: .all) else { return }
    guard (try? known.words.add(decoding: bytes, head: format)) != nil else {
      known.words = PackedWords()
      return
    }
    let base = (fingerprint: Fingerprint(of: bytes), words: known.words.wordCount)
    known.base = base
    guard let bytes = store.bytes(of: .further),
      let keys = try? known.words.add(decoding: bytes, head: base.fingerprint)
    else { return }
    known.further = Set(keys)
  }
}

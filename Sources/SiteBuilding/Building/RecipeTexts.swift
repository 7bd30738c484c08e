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
      return store.keep(PackedWordsParts(known.words, keys.filter(known.words.has)))
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

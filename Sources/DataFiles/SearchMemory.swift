internal import Fingerprints
package import PageInputs
package import SearchIndexing
internal import Synchronization

/// The search index of a site, made when its first file is rendered; threads that want another one wait for it.
package final class SearchMemory: Sendable {
  private typealias Known<Index> = (inputs: Fingerprint, index: Index)

  private let shards = Mutex<Known<SearchShards>?>(nil)
  private let texts = Mutex<Known<TextShards>?>(nil)

  package init() {}

  package func script(_ shard: SearchShardInputs) -> [UInt8] {
    let inputs = shard.all.inputs
    let index = shards.withLock { known in
      if let known, known.inputs == inputs.fingerprint { return known.index }
      let made = SearchDocuments(inputs).shards()
      known = (inputs.fingerprint, made)
      return made
    }
    return index.script(shard.name)
  }

  package func script(
    _ text: SearchTextInputs, words: (SearchTexts) throws(RenderFailure) -> PackedWords
  ) throws(RenderFailure) -> [UInt8] {
    let inputs = text.all.inputs
    let index = try texts.withLock { known throws(RenderFailure) in
      if let known, known.inputs == inputs.fingerprint { return known.index }
      let made = TextShards(
        try words(inputs), texts: inputs.recipes.lazy.map(\.key), stamp: inputs.numbering)
      known = (inputs.fingerprint, made)
      return made
    }
    return index.script(text.name)
  }
}

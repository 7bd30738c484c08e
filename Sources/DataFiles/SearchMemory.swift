internal import Fingerprints
package import PageInputs
internal import SearchIndexing
internal import Synchronization

/// The search index of a large site, made when its first file is rendered; threads that want another one wait for it.
package final class SearchMemory: Sendable {

  package init() {}
  private let shards = Mutex<(inputs: Fingerprint, shards: SearchShards)?>(nil)

  package func script(_ shard: SearchShardInputs) -> [UInt8] {
    let inputs = shard.all.inputs
    let index = shards.withLock { known in
      if let known, known.inputs == inputs.fingerprint { return known.shards }
      let made = SearchDocuments(inputs).shards()
      known = (inputs.fingerprint, made)
      return made
    }
    return index.script(shard.name)
  }
}

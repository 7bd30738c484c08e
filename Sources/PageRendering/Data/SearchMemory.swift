internal import Fingerprints
internal import SearchIndexing
internal import Synchronization

/// The search index of a large site, made when its first file is rendered; threads that want another one wait for it.
final class SearchMemory: Sendable {
  private let shards = Mutex<(inputs: Fingerprint, shards: SearchShards)?>(nil)

  func script(_ shard: SearchShardInputs) -> [UInt8] {
    let inputs = shard.all.inputs
    return shards.withLock { known in
      if let known, known.inputs == inputs.fingerprint { return known.shards.script(shard.name) }
      let made = SearchDocuments(inputs).shards()
      known = (inputs.fingerprint, made)
      return made.script(shard.name)
    }
  }
}

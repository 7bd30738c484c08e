internal import PageInputs
internal import SitePlanning
internal import SiteStorage

extension CollectionReader {
  /// What is known of a file once it is looked at.
  struct Outcome: Sendable {
    let path: String
    var payload: SourcePayload
    var record: SourceRecord?
    var contents: [SourcedRecipe]
    /// How many recipes were read in this run.
    let readCount: Int

    init(path: String, payload: SourcePayload, record: SourceRecord?, contents: [SourcedRecipe]) {
      self.path = path
      self.payload = payload
      self.record = record
      self.contents = contents
      readCount = contents.count
    }

    /// The same, of which no more is in memory than may be kept.
    func keeping(_ kept: KeptRecipes) -> Outcome {
      var copy = self
      if contents.count == 1, !kept.texts.take(contents[0].source.count) { copy.contents = [] }
      guard let record, !kept.summaries.take(record.payload.count) else { return copy }
      // What the last build left is in memory already.
      let payload = readCount > 0 ? kept.spool?.stored(Array(record.payload.bytes)) ?? record.payload : record.payload
      copy.record = SourceRecord(
        path: record.path, signature: record.signature, content: record.content, payload: payload)
      copy.payload.summaries = self.payload.summaries.enumerated().map { index, summary in
        // The path that the record has, too, is in memory once.
        summary.resting(path: summary.path == path ? path : summary.path) { payload.summary(index) }
      }
      return copy
    }
  }
}

internal import Synchronization

/// The edges of the phrases of tables, found out when they are asked for first: most runs never are.
public final class NearPhrases: Sendable {
  private let tables: [WordTable]
  private let known = Mutex<PhraseEdges?>(nil)

  public init(_ tables: [WordTable]) { self.tables = tables }

  public var edges: PhraseEdges {
    known.withLock { known in
      if let known { return known }
      let edges = PhraseEdges(of: tables)
      known = edges
      return edges
    }
  }
}

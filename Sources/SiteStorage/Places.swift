/// Numbers of files, in some order: as long as each follows on the one before, no more than where they end.
public struct Places: RandomAccessCollection, Sendable {
  private var run = 0..<0
  /// All of them, once they are more than a run.
  private var listed: [UInt32]?

  init() {}

  /// All from 0 on.
  init(all count: Int) { run = 0..<count }

  init(_ places: [UInt32]) { listed = places }

  public var startIndex: Int { 0 }
  public var endIndex: Int { listed?.count ?? run.count }
  public subscript(index: Int) -> Int { listed.map { Int($0[index]) } ?? run.lowerBound + index }

  mutating func append(_ place: Int) {
    if listed == nil {
      if run.isEmpty { run = place..<place }
      if run.upperBound == place {
        run = run.lowerBound..<place + 1
        return
      }
      listed = run.map(UInt32.init)
    }
    listed?.append(UInt32(place))
  }
}

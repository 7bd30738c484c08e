public import Fingerprints

/// The files a site is to have, each told as somebody asks: a large site has millions of them, and their paths follow from
/// what it holds anyhow.
public struct PlannedOutputs: RandomAccessCollection, Sendable {
  public let endIndex: Int
  /// Of a file, by its number.
  let path: @Sendable (Int) -> String
  let plan: @Sendable (Int) -> Fingerprint

  public var startIndex: Int { 0 }

  /// - Parameters: as those of ``PlannedOutput``, the same each time.
  public init(
    count: Int, path: @escaping @Sendable (Int) -> String, plan: @escaping @Sendable (Int) -> Fingerprint
  ) {
    endIndex = count
    self.path = path
    self.plan = plan
  }

  public subscript(index: Int) -> PlannedOutput { PlannedOutput(path: path(index), plan: plan(index)) }
}

extension PlannedOutputs: ExpressibleByArrayLiteral {
  public init(_ outputs: [PlannedOutput]) {
    self.init(count: outputs.count, path: { outputs[$0].path }, plan: { outputs[$0].plan })
  }

  public init(arrayLiteral outputs: PlannedOutput...) { self.init(outputs) }
}

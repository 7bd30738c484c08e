/// The files a site is to have, each told as somebody asks: a large site has millions of them, and their paths follow from
/// what it holds anyhow.
public struct PlannedOutputs: RandomAccessCollection, Sendable {
  public let endIndex: Int
  private let output: @Sendable (Int) -> PlannedOutput

  public var startIndex: Int { 0 }

  /// - Parameter output: the same each time.
  public init(count: Int, _ output: @escaping @Sendable (Int) -> PlannedOutput) {
    endIndex = count
    self.output = output
  }

  public subscript(index: Int) -> PlannedOutput { output(index) }
}

extension PlannedOutputs: ExpressibleByArrayLiteral {
  public init(_ outputs: [PlannedOutput]) { self.init(count: outputs.count) { outputs[$0] } }

  public init(arrayLiteral outputs: PlannedOutput...) { self.init(outputs) }
}

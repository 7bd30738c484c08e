internal import Concurrency
package import Fingerprints

/// What some recipes are shown as, each made as somebody looks at it: of a large site all together would take as much room as
/// everything else it is planned with.
package struct EntriesOnDemand<Entry: FileInputs>: Sendable, RandomAccessCollection, Fingerprintable {
  private let range: Range<Int>
  private let make: @Sendable (Int) -> Entry
  private let workers: Workers

  /// - Parameter workers: make all of them for the fingerprint.
  init(_ range: Range<Int>, workers: Workers = .none, _ make: @escaping @Sendable (Int) -> Entry) {
    self.range = range
    self.workers = workers
    self.make = make
  }

  package var startIndex: Int { range.lowerBound }
  package var endIndex: Int { range.upperBound }
  package subscript(position: Int) -> Entry { make(position) }

  package func combine(into builder: inout FingerprintBuilder) {
    builder.combine(count)
    let (first, make) = (range.lowerBound, make)
    let fingerprints = workers.chunks(of: count, size: 256) { $0.map { make(first + $0).fingerprint } }
    for fingerprint in fingerprints { builder.combine(fingerprint) }
  }
}

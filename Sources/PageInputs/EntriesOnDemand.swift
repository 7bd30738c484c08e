package import Fingerprints

/// What some recipes are shown as, each made as somebody looks at it: of a large site all together would take as much room as
/// everything else it is planned with.
package struct EntriesOnDemand<Entry: FileInputs>: Sendable, RandomAccessCollection, Fingerprintable {
  private let range: Range<Int>
  private let make: @Sendable (Int) -> Entry

  init(_ range: Range<Int>, _ make: @escaping @Sendable (Int) -> Entry) {
    self.range = range
    self.make = make
  }

  package var startIndex: Int { range.lowerBound }
  package var endIndex: Int { range.upperBound }
  package subscript(position: Int) -> Entry { make(position) }

  package func combine(into builder: inout FingerprintBuilder) {
    builder.combine(count)
    for entry in self { builder.combine(entry.fingerprint) }
  }
}

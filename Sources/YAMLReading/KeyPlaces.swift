/// Where each key of a mapping stands; of a key that is there twice, the first place.
///
/// A mapping of a few keys is looked through, which takes less than a table; one of thousands, such as a table of foods, is not, or
/// reading each of its keys would take the square of their number.
struct KeyPlaces {
  /// Keys that are looked through one by one.
  private static let few = 24

  private let places: [String: Int]

  init(_ entries: [YAMLEntry]) {
    var places: [String: Int] = [:]
    if entries.count > Self.few {
      places.reserveCapacity(entries.count)
      for (index, entry) in entries.enumerated() where places[entry.key.text] == nil { places[entry.key.text] = index }
    }
    self.places = places
  }

  /// The index of a key's entry; `entries` are those the table was made of.
  func place(of key: String, in entries: [YAMLEntry]) -> Int? {
    places.isEmpty ? entries.firstIndex { $0.key.text == key } : places[key]
  }
}

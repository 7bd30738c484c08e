internal import JSONReading

extension SearchShards {
  /// Cards in a file of words: more than the lists themselves take up would cost what they save.
  private static let mostCards = 48

  /// What the file of a name says.
  func object(_ name: String) -> [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    write(name, to: &json)
    json.endObject()
    return json.finish()
  }

  private func write(_ name: String, to json: inout JSONWriter) {
    let parts = name.split(separator: "-")
    guard parts.count == 2, let number = Int(parts[1]) else { return writeOnly(name, to: &json) }
    switch parts[0] {
    case "words": if number < words.count { writeWords(Array(words.entries(number)), to: &json) }
    case "named": if number < words.count { KeyFiles.write(words.entries(number), \.named, to: &json) }
    case "cards": writeCards(number, to: &json)
    case "near": if let words = rare[number] { Self.write(words, to: &json) }
    default:
      guard let amount = SearchAmount(rawValue: String(parts[0])), let buckets = amounts[amount],
        buckets.firsts.indices.contains(number)
      else { return }
      write(buckets[number], to: &json)
    }
  }

  /// A file there is only one of.
  private func writeOnly(_ name: String, to json: inout JSONWriter) {
    switch name {
    case "start": writeStart(to: &json)
    case "tags": writeTags(to: &json)
    case "common": Self.write(common, to: &json)
    default: break
    }
  }

  private func writeStart(to json: inout JSONWriter) {
    json.key("count")
    json.integer(layout.recipes)
    json.key("size")
    json.integer(SearchLayout.pieceSize)
    json.key("numbering")
    json.string(numbering)
    json.key("vocabularies")
    json.integer(SearchLayout.vocabularies)
    json.key("labels")
    json.string(words.labels)
    json.key("tags")
    json.beginArray()
    for tag in tags {
      json.beginArray()
      json.string(tag.name)
      json.integer(tag.recipes.count)
      json.endArray()
    }
    json.endArray()
    for amount in SearchAmount.allCases {
      json.key(amount.rawValue)
      json.beginArray()
      for first in amounts[amount]?.firsts ?? [] { json.integer(first) }
      json.endArray()
    }
  }

  private func writeWords(_ entries: [KeyFiles.Entry], to json: inout JSONWriter) {
    KeyFiles.write(entries, \.lists, to: &json)
    let best = Self.best(of: entries)
    guard !best.isEmpty else { return }
    json.key("cards")
    json.beginObject()
    for recipe in best {
      json.key("\(recipe)")
      json.value(cards[Int(recipe)])
    }
    json.endObject()
  }

  /// The recipes whose cards come with a file of words, ascending: those of its most common words.
  private static func best(of entries: [KeyFiles.Entry]) -> [UInt32] {
    var found: Set<UInt32> = []
    for entry in entries.sorted(by: { $0.content.lists.count > $1.content.lists.count }) {
      found.formUnion(entry.content.best)
      if found.count >= mostCards { break }
    }
    return found.sorted()
  }

  private func writeCards(_ number: Int, to json: inout JSONWriter) {
    let start = number * SearchLayout.cardsInFile
    guard start < cards.count else { return }
    json.key("cards")
    json.beginArray()
    for index in start..<min(start + SearchLayout.cardsInFile, cards.count) { json.value(cards[index]) }
    json.endArray()
  }

  private func write(_ bucket: AmountBuckets.Bucket, to json: inout JSONWriter) {
    var bytes: [UInt8] = []
    NumberList.append(bucket.below, below: layout.recipes, to: &bytes)
    NumberList.append(number: bucket.recipes.count, to: &bytes)
    NumberList.appendSteps(bucket.recipes, to: &bytes)
    for value in bucket.amounts { NumberList.append(number: value - bucket.first, to: &bytes) }
    Self.write(bytes, to: &json)
  }

  private func writeTags(to json: inout JSONWriter) {
    var bytes: [UInt8] = []
    for tag in tags { NumberList.append(tag.recipes, below: layout.recipes, to: &bytes) }
    Self.write(bytes, to: &json)
  }

  private static func write(_ words: [String], to json: inout JSONWriter) {
    json.key("words")
    json.string(words.joined(separator: "\n"))
  }

  private static func write(_ lists: [UInt8], to json: inout JSONWriter) {
    json.key("lists")
    json.string(Base64.encoded(lists))
  }
}

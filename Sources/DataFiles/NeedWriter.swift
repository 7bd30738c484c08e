internal import JSONReading
internal import Quantities
internal import ShoppingLists

/// Writes what has to be bought for pages that make lists: everything that has to be decided is.
///
/// A need is an array: key; what it is called alone – name, plural or `null`, as written or `null` –; shelf, by its place
/// among those of `KitchenScript`; flags; quantities; and how shops have it. Flags are 1 there is more than numbers say, 2
/// optional, 4 named in another language than the list, 8 in a can or jar. A quantity is way, exact value, numbers of
/// units, exact grams or `null`, word or `null`, conversions; see `PackedNeed`. Shops have it in `z`, sizes (content, way,
/// count, unit, 1 for packs), measured in `w`; `h` says by way up to how much of it is looked for at home (1 behind a limit
/// that counts itself), with an empty way where no amount has to be stated; `u` 1 where
/// nobody knows the food, so that it is looked for as it was asked for; `g` from how many grams on it is several; `o`
/// below how many grams it is one piece; `t` name and plural that needs have in common which are called differently, and `s` the shelf of these; see
/// `PackedPurchase`.
struct NeedWriter {
  private let ownShelves: [String]
  private let shelf: ShoppingKnowledge.Shelving

  init(_ ownShelves: [String], shelf: @escaping ShoppingKnowledge.Shelving) {
    self.ownShelves = ownShelves
    self.shelf = shelf
  }

  /// A text of its own.
  func bytes(_ need: PackedNeed) -> [UInt8] {
    var json = JSONWriter()
    write(need, &json)
    return json.finish()
  }

  func write(_ need: PackedNeed, _ json: inout JSONWriter) {
    json.beginArray()
    json.string(need.key)
    json.beginArray()
    json.string(need.name.text)
    json.optional(need.name.plural)
    json.optional(need.name.written)
    json.endArray()
    let place = place(of: need.shelfWords)
    json.integer(place)
    json.integer(
      (need.isVague ? 1 : 0) + (need.isOptional ? 2 : 0) + (need.isForeign ? 4 : 0) + (need.isContained ? 8 : 0))
    let purchase = need.purchase
    write(need.quantities, purchase.conversions, &json)
    json.beginObject()
    write(purchase, &json)
    if need.name.plural != nil || need.commonName?.plural != nil {
      json.optionalMember("g", purchase.gramsOfSeveral?.fractionText)
    }
    if let name = need.commonName, name != need.name {
      json.key("t")
      json.beginArray()
      json.string(name.text)
      json.optional(name.plural)
      json.endArray()
      let common = need.commonShelfWords.map(self.place)
      if common != place { json.optionalMember("s", common) }
    }
    json.endObject()
    json.endArray()
  }

  /// Standard shelves come before the cook's own.
  private func place(of words: String) -> Int {
    let found = shelf(words)
    return KitchenScript.place(of: found, own: ownShelves)
  }

  private func write(
    _ quantities: [PackedNeed.Quantity], _ conversions: [PackedPurchase.Conversion], _ json: inout JSONWriter
  ) {
    json.beginArray()
    for (quantity, conversion) in zip(quantities, conversions) { write(quantity, conversion, &json) }
    json.endArray()
  }

  private func write(
    _ quantity: PackedNeed.Quantity, _ conversion: PackedPurchase.Conversion, _ json: inout JSONWriter
  ) {
    json.beginArray()
    json.string(quantity.way)
    json.string(quantity.value.fractionText)
    json.beginArray()
    for unit in quantity.units { json.integer(unit) }
    json.endArray()
    json.optional(quantity.grams?.fractionText)
    json.optional(quantity.word)
    switch conversion {
    case .toSizes(let joined, let alone):
      json.optional(joined?.fractionText)
      json.optional(alone?.fractionText)
    case .loose(let grams, let isCited, let alone):
      json.optional(grams?.fractionText)
      json.integer(isCited ? 1 : 0)
      if let alone {
        json.string(alone.way)
        json.string(alone.factor.fractionText)
      }
    }
    json.endArray()
  }

  private func write(_ purchase: PackedPurchase, _ json: inout JSONWriter) {
    if let way = purchase.way {
      json.member("w", way)
      json.key("z")
      json.beginArray()
      for size in purchase.sizes {
        json.beginArray()
        json.string(size.content.fractionText)
        json.string(size.way)
        json.string(size.count.fractionText)
        json.integer(size.unit)
        json.integer(size.isPack ? 1 : 0)
        json.endArray()
      }
      json.endArray()
    }
    if !purchase.isKnown { json.member("u", 1) }
    json.optionalMember("o", purchase.gramsOfWhole?.fractionText)
    if let home = purchase.home {
      json.key("h")
      json.limits(home)
    }
  }
}

extension JSONWriter {
  fileprivate mutating func optional(_ text: String?) {
    if let text { string(text) } else { null() }
  }

  /// By way, up to how much is looked for at home, and 1 where the limit itself is.
  mutating func limits(_ home: HomeLimits) {
    beginObject()
    for limit in home.packed {
      key(limit.way)
      beginArray()
      string(limit.most.fractionText)
      integer(limit.isIncluded ? 1 : 0)
      endArray()
    }
    if home.allowsSome {
      key("")
      beginArray()
      endArray()
    }
    endObject()
  }
}

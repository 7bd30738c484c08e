extension LineParser {
  /// Whether a word that could be a unit is the first half of a name: `1 pot roast`, `1 bottle gourd`, `2 cup cakes`,
  /// `200 g glass noodles`, `1 can opener`.
  func beginsCompound(_ index: Int) -> Bool {
    guard isWord(index + 1), let names = Self.compounds.first(where: { isWord(index, $0.unit) })?.names else {
      return false
    }
    return names.contains { isWord(index + 1, $0) }
  }

  /// What cannot be in the vessel it is named after, or is never bought so.
  private static let compounds: [(unit: StaticString, names: [StaticString])] = [
    (
      "pot",
      ["roast", "roasts", "pie", "pies", "sticker", "stickers", "barley", "holder", "holders", "plant", "plants"]
    ),
    ("bottle", ["gourd", "gourds", "opener", "openers", "brush", "brushes", "cap", "caps", "stopper", "stoppers"]),
    ("can", ["opener", "openers"]), ("tin", ["opener", "openers", "foil"]),
    ("jar", ["lid", "lids", "opener", "openers"]), ("box", ["grater", "graters", "cutter", "cutters"]),
    ("stick", ["blender", "blenders"]), ("bar", ["stool", "stools"]), ("glass", ["noodle", "noodles", "cleaner"]),
    ("cup", ["cakes"]), ("sheet", ["cake", "cakes", "pan", "pans"]), ("loaf", ["pan", "pans", "tin", "tins"]),
    ("drop", ["scone", "scones", "biscuit", "biscuits"]), ("bag", ["clip", "clips"]),
  ]
}

/// The months in which vegetables and fruits are harvested, or come from the store of the last harvest, in the temperate
/// north.
///
/// Months of the main season in the open field of Central Europe and the northern United States, as two public calendars
/// agree on them: the seasonal calendar of the German Federal Centre for Nutrition (BZfE) and the Seasonal Produce Guide
/// of USDA's SNAP-Ed. What keeps all year or comes from elsewhere – onions, carrots, potatoes, citrus fruits, bananas –
/// has no season, and neither has what is frozen, tinned or dried.
enum ProduceSeasons {
  /// Some months of a year.
  struct Months: Sendable {
    private let bits: UInt16

    /// - Parameter months: 1–12; a range that ends before it begins goes over New Year.
    init(_ first: Int, _ last: Int) {
      var bits: UInt16 = 0
      var month = first
      while month != last {
        bits |= 1 << UInt16(month)
        month = month % 12 + 1
      }
      self.bits = bits | 1 << UInt16(last)
    }

    func contains(_ month: Int) -> Bool { bits & 1 << UInt16(month) != 0 }
  }

  /// By the English name of the food; `nil` for what has no season.
  static func months(of food: String) -> Months? { table[food] }

  private static let table: [String: Months] = {
    var result: [String: Months] = [:]
    for (months, foods) in rows {
      for food in foods { result[food] = months }
    }
    return result
  }()

  private static let rows: [(Months, [String])] = spring + summer + autumn + winter

  private static let spring: [(Months, [String])] = [
    (
      Months(3, 5),
      ["wild garlic", "nettle", "ground elder", "dandelion greens", "fiddlehead fern", "morel", "woodruff"]
    ),
    (Months(4, 6), ["asparagus", "white asparagus", "rhubarb", "sorrel", "green garlic", "spring greens", "agretti"]),
    (Months(4, 9), ["radish", "watercress"]), (Months(3, 11), ["spinach"]), (Months(5, 6), ["elderflower"]),
    (Months(5, 7), ["strawberry", "pea", "peas in the pod", "sugar snap pea", "snow pea", "new potato"]),
    (Months(5, 10), ["kohlrabi", "lettuce", "butterhead lettuce", "red leaf lettuce", "chard", "cauliflower"]),
    (Months(5, 9), ["pointed cabbage", "romaine lettuce", "iceberg lettuce", "rocket"]),
  ]

  private static let summer: [(Months, [String])] = [
    (Months(6, 7), ["cherry", "sour cherry", "wild strawberry", "gooseberry"]),
    (Months(6, 8), ["broad bean", "blackcurrant", "redcurrant", "raspberry", "loganberry", "boysenberry"]),
    (Months(6, 9), ["blueberry", "wild blueberry", "purslane", "pattypan squash", "crookneck squash"]),
    (
      Months(6, 10), ["courgette", "baby courgette", "squash blossom", "summer squash", "broccoli", "fennel", "celery"]
    ),
    (Months(6, 9), ["cucumber", "mini cucumber", "samphire"]),
    (Months(7, 8), ["apricot", "mulberry"]), (Months(7, 9), ["peach", "nectarine", "okra", "padrón pepper"]),
    (
      Months(7, 9),
      ["blackberry", "cantaloupe", "honeydew melon", "watermelon", "Galia melon", "green bean", "wax bean"]
    ),
    (
      Months(7, 9), ["runner bean", "flat green bean", "fresh shell beans", "artichoke", "greengage", "mirabelle plum"]
    ),
    (Months(7, 10), ["tomato", "beef tomato", "plum tomato", "cherry tomato", "yellow tomato", "heirloom tomato"]),
    (Months(7, 10), ["red bell pepper", "green bell pepper", "yellow bell pepper", "orange bell pepper", "aubergine"]),
    (Months(7, 10), ["Japanese aubergine", "plum", "Italian prune plum", "damson", "chanterelle", "tomatillo"]),
    (Months(7, 9), ["sweetcorn", "corn on the cob", "white corn"]), (Months(8, 10), ["fig", "porcini", "elderberry"]),
  ]

  private static let autumn: [(Months, [String])] = [
    (Months(8, 4), ["apple", "cooking apple", "golden apple", "crab apple"]), (Months(8, 1), ["pear"]),
    (Months(9, 10), ["grape", "medlar", "saffron milk cap", "hedgehog mushroom"]),
    (Months(9, 11), ["quince", "sloe", "rose hips", "black trumpet mushroom", "green tomato", "lingonberry"]),
    (Months(9, 12), ["pumpkin", "cranberry", "spaghetti squash", "delicata squash", "sweet potato"]),
    (Months(9, 2), ["Hokkaido squash", "butternut squash", "acorn squash", "winter squash", "kabocha squash"]),
    (Months(9, 3), ["celeriac", "parsnip", "parsley root", "swede", "black radish", "red cabbage", "beetroot"]),
    (Months(9, 11), ["endive", "radicchio", "romanesco", "napa cabbage", "cardoon"]), (Months(9, 3), ["savoy cabbage"]),
    (Months(9, 4), ["leek"]), (Months(10, 4), ["cabbage", "chicory", "lamb’s lettuce"]),
    (Months(10, 3), ["Jerusalem artichoke", "salsify", "horseradish root"]), (Months(10, 2), ["turnip", "persimmon"]),
  ]

  private static let winter: [(Months, [String])] = [
    (Months(10, 3), ["kale", "cavolo nero", "Brussels sprout"]),
    (Months(11, 3), ["collard greens", "winter purslane"]),
    (Months(11, 2), ["clementine", "mandarin", "pomegranate"]), (Months(12, 4), ["blood orange"]),
    (Months(1, 2), ["Seville orange"]), (Months(1, 4), ["tenderstem broccoli", "broccoli rabe"]),
  ]
}

internal import Words

/// Nouns that English foods joined by "or" share, by what they are of: `kidney or pinto beans` are kidney beans and no
/// kidney, `turkey or pork sausage` is no turkey.
enum SharedNouns {
  /// Whether a word before "or" lacks a noun that stands behind the next one; both folded.
  static func share(_ noun: ArraySlice<UInt8>, _ kind: ArraySlice<UInt8>) -> Bool {
    guard let noun = nouns.number(of: String(decoding: noun, as: UTF8.self)) else { return false }
    return pairs[rows[noun]].kinds.contains(String(decoding: kind, as: UTF8.self))
  }

  private static let written: [(nouns: String, kinds: String)] = [
    ("bean beans", "kidney navy pinto lima butter fava broad runner soy mung cannellini"),
    ("tomato tomatoes", "grape cherry plum roma vine heirloom"),
    ("sausage sausages bacon ham", "turkey chicken pork beef veal lamb"),
    (
      "breast breasts thigh thighs drumsticks legs wings cutlets mince fillets fillet liver livers",
      "chicken turkey duck pork beef lamb veal"
    ),
    ("juice", "lemon lime orange apple grapefruit pineapple tomato cranberry grape pear"),
    ("zest peel rind", "lemon lime orange grapefruit"),
    ("butter", "peanut almond cashew nut sunflower"),
    ("seed seeds", "pumpkin sunflower sesame poppy chia fennel cumin caraway celery mustard"),
    ("cheese", "goat cottage"),
    ("squash", "spaghetti acorn delicata"),
    ("ice yogurt yoghurt", "vanilla strawberry chocolate coconut lemon lime"),
    ("powder", "onion garlic chilli chili"),
    ("pepper peppers", "banana"),
    ("chip chips", "corn potato tortilla banana"),
    ("sauce", "tomato chilli chili soy plum"),
    ("chocolate", "milk"),
    ("noodles", "egg rice"),
  ]

  private static let pairs: [(nouns: [String], kinds: Set<String>)] = written.map { row in
    (row.nouns.split(separator: " ").map(String.init), Set(row.kinds.split(separator: " ").map(String.init)))
  }

  private static let nouns = WordTable(pairs.flatMap(\.nouns))
  private static let rows = pairs.indices.flatMap { row in pairs[row].nouns.map { _ in row } }
}

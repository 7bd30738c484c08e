internal import Cookbook
internal import Quantities

/// What the layout of a card depends on.
struct CardContent {
  let hasIngredients: Bool
  let hasMethod: Bool
  /// By the first letter of the title that has a direction (Unicode Standard Annex 9, rules P2 and P3).
  let isRightToLeft: Bool
  /// Room that every amount has in bold type, in tenths of an em; 0 where no ingredient has an amount.
  let amountWidth: Int

  /// The same with the gap to the name.
  var amountIndent: Int { amountWidth == 0 ? 0 : amountWidth + 5 }

  init(_ recipe: Recipe, amounts: AmountText) {
    let ingredients = recipe.allIngredients
    hasIngredients = !ingredients.isEmpty
    hasMethod = recipe.instructions != nil
    isRightToLeft = recipe.title.unicodeScalars.lazy.compactMap(Self.isRightToLeft).first ?? false
    let widths = ingredients.compactMap { $0.amount.map { Self.width(of: amounts.text($0)) } }
    amountWidth = (widths.filter { $0 <= Self.widest }.max() ?? widths.min().map { _ in Self.widest } ?? 0) / 10
  }

  static func text(ofEm tenths: Int) -> String { "\(tenths / 10).\(tenths % 10)" }

  // MARK: Widths

  /// Longer amounts reach into the room of the name, in hundredths of an em.
  private static let widest = 520

  /// At least as wide as DejaVu Sans Condensed Bold sets it, in hundredths of an em.
  private static func width(of amount: String) -> Int {
    amount.unicodeScalars.reduce(9) { $0 + width(of: $1) }
  }

  private static func width(of scalar: Unicode.Scalar) -> Int {
    switch scalar {
    case " ", "\u{A0}", "\u{202F}", ".", ",", "'", "i", "j", "l", "I": 35
    case "t", "f", "r", "-": 46
    case "m", "w", "M", "W", "¼"..."¾", "⅐"..."⅞": 95
    default: scalar.value < 0x2E80 ? 66 : 100
    }
  }

  // MARK: Direction

  /// `nil` for what has no direction of its own, such as digits, signs and emoji.
  private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool? {
    guard scalar.properties.isAlphabetic else { return nil }
    switch scalar.value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF: return true
    default: return false
    }
  }
}

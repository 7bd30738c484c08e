import RecipeQueries
import SourceText
import TestSupport
import Testing

/// Whatever somebody types, an expression is understood or refused with advice; so is the size of a pan.
@Suite struct ExpressionReaderFuzzTests {
  @Test func readsExpressions() throws {
    let samples = [
      #"soup and time:<30 not is:archived"#, #"(tag:"quick dinner" or ingr:onion*) and -category:lunch"#,
      "kcal:100-400 protein:>=20g diet:vegan allergen:milk", "20x30 cm -> 26 cm", "square 8 inch -> 9 inch",
    ]
    let pieces = [
      "(", ")", "\"", ":", "<", ">", "=", "-", "*", " and ", " or ", " not ", "tag:", "time:", "is:", "ingr:", "->",
      "x", "inch", "½", "\\",
    ]
    try Damage.each(of: samples, pieces: pieces, usual: 4000) { bytes, seed in
      let text = String(decoding: bytes, as: UTF8.self)
      let parsed = ExpressionParser.parse(text)
      try #require(parsed.diagnostics.areTold, "seed \(seed)")
      try #require(parsed.hasErrors || parsed.value != nil || text.allSatisfy(\.isWhitespace), "seed \(seed)")
      _ = PanChange(text)?.factor
    }
  }
}

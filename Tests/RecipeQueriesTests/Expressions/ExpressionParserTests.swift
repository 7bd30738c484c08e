import RecipeQueries
import SourceText
import Testing

@Suite struct ExpressionParserTests {
  @Test(
    "signs and words mean the same",
    arguments: [
      ("a b", "a and b"), ("a & b", "a AND b"), ("a && b", "a and b"), ("a | b", "a or b"), ("a||b", "a or b"),
      ("-a", "not a"), ("!a b", "not a and b"), ("not (a or b)", "-(a|b)"), ("a or b c", "a or (b and c)"),
      ("not a b", "(not a) and b"), ("time:30", "time:<=30"), ("time:<1h30", "time:<90"), ("time:20-40", "time:20–40"),
      ("is:favorite", "is:favourite"),
      ("category:abendessen", "category:Dinner"), ("lang:german", "lang:de"), ("TAG:vegan", "tag:VEGAN"),
      ("contains:Milch", "contains:dairy"), ("free:Milch", "free:dairy"), ("contains:Eier", "contains:eggs"),
      ("contains:\"tree nuts\"", "contains:nut"),
      ("contains:wheat", "contains:Gluten"), ("contains:lait", "contains:leche"),
      ("diet:végétarien", "diet:vegetarian"),
      ("tag:'one pot'", "tag:one-pot"), ("", "  "),
    ])
  func readsSynonyms(first: String, second: String) {
    let (left, right) = (ExpressionParser.parse(first), ExpressionParser.parse(second))
    #expect(left.value != nil)
    #expect(left.value == right.value)
    #expect(left.diagnostics + right.diagnostics == [])
  }

  @Test func takesQuotedKeywordsForWords() throws {
    let quoted = try #require(ExpressionParser.parse("\"and\"").value)
    guard case .term = quoted else {
      Issue.record("\(quoted)")
      return
    }
  }

  @Test(
    "a mistake is shown where it is",
    arguments: [
      ("soup or", "expression-operand", 8, "expected something to look for after “or”"),
      ("soup and or x", "expression-operand", 10, "expected something to look for, found “or”"),
      ("or soup", "expression-operand", 1, "expected something to look for, found “or”"),
      ("(soup and )", "expression-operand", 11, "expected something to look for, found “)”"),
      ("soup ()", "expression-operand", 6, "there is nothing in these parentheses"),
      ("x (soup", "expression-parenthesis", 3, "this parenthesis is never closed"),
      ("soup) x", "expression-parenthesis", 5, "nothing was opened that “)” could close"),
      (")", "expression-parenthesis", 1, "nothing was opened that “)” could close"),
      ("é \"soup", "expression-quote", 3, "this quote is never closed"),
      ("tga:soup", "expression-field", 1, "there is no field “tga”"),
      ("x tag:", "expression-value", 3, "expected a tag, found nothing"),
      ("unit:", "expression-value", 1, "expected a unit, found nothing"),
      ("time:<soon", "expression-value", 6, "expected a time, found “<soon”"),
      ("time:40-20", "expression-value", 6, "expected a time, found “40-20”"),
      ("time:<20-40", "expression-value", 6, "expected a time, found “<20-40”"),
      ("time:=>5", "expression-value", 6, "expected a time, found “=>5”"),
      ("not contains:xyz", "expression-value", 14, "there is no allergen “xyz”"),
      ("free:xyz", "expression-value", 6, "there is no allergen “xyz”"),
      ("contains:nu", "expression-value", 10, "there is no allergen “nu”"),
      ("contains:", "expression-value", 1, "expected an allergen, found nothing"),
      ("diet:keto", "expression-value", 6, "there is no diet “keto”"),
      ("is:tasty", "expression-value", 4, "recipes cannot be “tasty”"),
      ("lang:'x y'", "expression-value", 7, "expected a language, found “x y”"),
      ("soup ***", "expression-value", 6, "expected a word, found “***”"),
    ])
  func pointsAtMistakes(text: String, identifier: String, column: Int, message: String) {
    let parsed = ExpressionParser.parse(text)
    #expect(parsed.value == nil)
    #expect(parsed.diagnostics.map(\.identifier) == [identifier])
    #expect(parsed.diagnostics.map(\.message) == [message])
    #expect(parsed.diagnostics.first?.position == SourcePosition(line: 1, column: column))
  }

  @Test func suggestsFieldsAndMarks() {
    #expect(ExpressionParser.parse("ingredint:oil").diagnostics.map(\.hint) == ["did you mean “ingredient:”?"])
    #expect(ExpressionParser.parse("is:archive").diagnostics.map(\.hint) == ["did you mean “is:archived”?"])
    #expect(ExpressionParser.parse("contains:glutn").diagnostics.map(\.hint) == ["did you mean “gluten”?"])
    #expect(ExpressionParser.parse("diet:keto").diagnostics.map(\.hint) == ["use one of vegan, vegetarian"])
    let hint = try? #require(ExpressionParser.parse("contains:almonds").diagnostics.first?.hint)
    #expect(hint?.hasSuffix("lupin, molluscs, or look for ingredient:almonds") == true)
  }

  @Test func refusesEndlessNesting() {
    let deep = String(repeating: "(", count: 5000) + "a" + String(repeating: ")", count: 5000)
    #expect(ExpressionParser.parse(deep).diagnostics.map(\.identifier) == ["expression-depth"])
    let negated = String(repeating: "-", count: 5000) + "a"
    #expect(ExpressionParser.parse(negated).diagnostics.map(\.identifier) == ["expression-depth"])
  }

  @Test func looksForAHundredWordsAtMost() {
    let hundred = (0..<100).map { "w\($0)" }.joined(separator: " or ")
    #expect(ExpressionParser.parse(hundred).diagnostics.isEmpty)
    let found = ExpressionParser.parse(hundred + " -(tag:x)").diagnostics.first
    #expect(found?.identifier == "expression-size")
    #expect(found?.message == "more than 100 words and fields to look for, 101 of them")
  }

  @Test func noticesWhatItSpeaksOf() throws {
    let expression = try #require(ExpressionParser.parse("a or (b -is:archived)").value)
    #expect(expression.mentions(.archived))
    #expect(!expression.mentions(.favourite))
  }
}

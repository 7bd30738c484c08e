import Testing
import YAMLReading

@Suite struct YAMLScalarTests {
  /// The table of YAML 1.2.2 §10.3.2, and what stands just outside of it.
  @Test(
    "plain text is resolved by the core schema",
    arguments: [
      ("", .null), ("~", .null), ("null", .null), ("Null", .null), ("NULL", .null), ("nULL", .string),
      ("true", .bool), ("True", .bool), ("FALSE", .bool), ("tRUE", .string), ("yes", .string), ("off", .string),
      ("0", .integer), ("-19", .integer), ("+12", .integer), ("007", .integer), ("0o7", .integer), ("0x3A", .integer),
      ("0o8", .string), ("0xG", .string), ("0x", .string), ("-0x1", .string), ("1_000", .string), ("1:30", .string),
      ("0.", .float), ("-0.0", .float), (".5", .float), ("+12e03", .float), ("-2E+05", .float), ("1e5", .float),
      (".inf", .float), ("-.Inf", .float), ("+.INF", .float), (".NaN", .float), ("-.nan", .string), ("inf", .string),
      (".", .string), ("-", .string), ("1e", .string), ("e5", .string), ("1.2.3", .string), ("2024-01-31", .string),
      ("٣", .string), ("é", .string), ("falsé", .string), ("falsey", .string), ("123456", .integer), ("12.345", .float),
    ] as [(String, YAMLScalar.Kind)])
  func resolvesPlainText(text: String, kind: YAMLScalar.Kind) {
    #expect(YAMLScalar(text).kind == kind)
    #expect(YAMLScalar(text, style: .quoted).kind == .string)
    #expect(YAMLScalar(text, style: .block).kind == .string)
  }

  @Test(
    "whole numbers have a value",
    arguments: [
      ("42", 42), ("+7", 7), ("-007", -7), ("0o17", 15), ("0xfF", 255), ("9223372036854775807", .max),
      ("9223372036854775808", nil), ("0x8000000000000000", nil), ("1.0", nil), ("true", nil),
    ] as [(String, Int?)])
  func givesWholeNumbers(text: String, expected: Int?) {
    #expect(YAMLScalar(text).integer == expected)
    #expect(YAMLScalar(text, style: .quoted).integer == nil)
  }

  @Test func givesBooleans() {
    #expect(["true", "True", "FALSE", "yes", "1"].map { YAMLScalar($0).bool } == [true, true, false, nil, nil])
    #expect(YAMLScalar("true", style: .quoted).bool == nil)
  }

  @Test func givesDecimalsAsTheyAreWritten() {
    #expect(
      ["0.50", "-3", "2e3", ".5", "0x1F", ".inf", "a"].map { YAMLScalar($0).decimalLiteral } == [
        "0.50", "-3", "2e3", ".5", nil, nil, nil,
      ])
  }

  @Test(
    "tags overrule the style",
    arguments: [
      ("!!str 5", .string), ("! 5", .string), ("!!int \"5\"", .integer), ("!!float 5", .float),
      ("!!bool \"true\"", .bool), ("!!null ''", .null), ("!<tag:yaml.org,2002:str> true", .string),
    ] as [(String, YAMLScalar.Kind)])
  func obeysTags(text: String, kind: YAMLScalar.Kind) {
    #expect(problems(text).isEmpty)
    #expect(rootKind(text) == kind)
  }

  @Test func acceptsCollectionTags() {
    #expect(problems("a: !!seq [b]\nc: !!map {d: e}\nf: ! [g]\n").isEmpty)
  }
}

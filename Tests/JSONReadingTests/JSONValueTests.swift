import JSONReading
import SourceText
import Testing

@Suite struct JSONValueTests {
  @Test func answersOnlyForItsOwnKind() throws {
    let value = try #require(read(#"[null, true, 3, "a", [], {}]"#).value)
    let elements = try #require(value.array)
    #expect(elements.map(\.isNull) == [true, false, false, false, false, false])
    #expect(elements.map(\.bool) == [nil, true, nil, nil, nil, nil])
    #expect(elements.map(\.integer) == [nil, nil, 3, nil, nil, nil])
    #expect(elements.map(\.string) == [nil, nil, nil, "a", nil, nil])
    #expect(elements.map { $0.array?.count } == [nil, nil, nil, nil, 0, nil])
    #expect(elements.map { $0.object?.count } == [nil, nil, nil, nil, nil, 0])
    #expect(elements.map(\.kindName) == ["null", "true", "a number", "a text", "a list", "an object"])
    #expect(value["a"] == nil)
  }
}

import JSONReading
import Testing

@Suite struct Base64Tests {
  /// RFC 4648, §10.
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
    ("foobar", "Zm9vYmFy"),
  ])
  func readsAndWritesTheTestVectors(text: String, encoded: String) throws {
    #expect(Base64.encoded(Array(text.utf8)) == encoded)
    #expect(try Base64.decoded(Array(encoded.utf8)) == Array(text.utf8))
  }

  @Test func readsBothAlphabetsWithAndWithoutPadding() throws {
    #expect(try Base64.decoded(Array("-_8".utf8)) == Base64.decoded(Array("+/8=".utf8)))
  }

  @Test func refusesOtherCharactersAndCutOffGroups() {
    #expect(throws: Base64.Failure.character(1)) { try Base64.decoded(Array("Z*==".utf8)) }
    #expect(throws: Base64.Failure.length) { try Base64.decoded(Array("Zm9vY".utf8)) }
    #expect(throws: Base64.Failure.length) { try Base64.decoded(Array("Zg=".utf8)) }
  }
}

/// Where marks part a line. Every line is asked, and patterns take longer to make than most lines take to read.
enum LineMarks {
  /// The first of some marks that ends a sentence, with the blanks behind it: a capital follows.
  static func sentenceEnd(in text: Substring, with marks: StaticString) -> Range<Substring.Index>? {
    guard LineGlance.mayEndSentence(text, with: marks) else { return nil }
    let scalars = text.unicodeScalars
    var start: Substring.Index?
    var hasBlank = false
    for index in scalars.indices {
      let scalar = scalars[index]
      if scalar.properties.isWhitespace {
        hasBlank = start != nil
      } else {
        if let start, hasBlank, scalar.properties.generalCategory == .uppercaseLetter { return start..<index }
        let isMark = scalar.isASCII && marks.withUTF8Buffer { $0.contains(UInt8(scalar.value)) }
        (start, hasBlank) = (isMark ? index : nil, false)
      }
    }
    return nil
  }

  /// The first dash between two blanks, with them.
  static func looseDash(in text: Substring) -> Range<Substring.Index>? {
    guard LineGlance.mayHaveLooseDash(text) else { return nil }
    let scalars = text.unicodeScalars
    var blank: Substring.Index?
    var hasDash = false
    for index in scalars.indices {
      let scalar = scalars[index]
      if scalar.properties.isWhitespace {
        if let blank, hasDash { return blank..<scalars.index(after: index) }
        (blank, hasDash) = (index, false)
      } else if blank != nil, !hasDash, scalar == "-" || scalar == "–" {
        hasDash = true
      } else {
        (blank, hasDash) = (nil, false)
      }
    }
    return nil
  }
}

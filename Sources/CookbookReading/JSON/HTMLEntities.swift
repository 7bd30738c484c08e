/// Character references of HTML: the numeric ones, and the named ones that recipe texts use.
///
/// Source: HTML Living Standard §13.5, those of HTML 4 for Latin-1 and typography, and the fractions.
package enum HTMLEntities {
  /// References are decoded once; what is none stays as it is.
  package static func decoded(_ text: String) -> String {
    guard text.utf8.contains(0x26) else { return text }
    var result: [UInt8] = []
    var bytes = Array(text.utf8)[...]
    while let byte = bytes.first {
      if byte == 0x26, let (scalar, length) = reference(bytes) {
        result += Array(UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        bytes = bytes.dropFirst(length)
      } else {
        result.append(byte)
        bytes = bytes.dropFirst()
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static let longestReference = 12

  private static func reference(_ bytes: ArraySlice<UInt8>) -> (Unicode.Scalar, length: Int)? {
    let window = bytes.prefix(longestReference)
    guard let end = window.firstIndex(of: 0x3B) else { return nil }
    let name = String(decoding: window[(window.startIndex + 1)..<end], as: UTF8.self)
    guard let scalar = name.hasPrefix("#") ? numeric(name.dropFirst()) : named[name] else { return nil }
    return (scalar, end - window.startIndex + 1)
  }

  private static func numeric(_ digits: Substring) -> Unicode.Scalar? {
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    let value = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return value.flatMap { $0 == 0 ? nil : Unicode.Scalar($0) }
  }

  private static let named: [String: Unicode.Scalar] = {
    var table = others
    for (index, name) in latin1.enumerated() { table[String(name)] = Unicode.Scalar(0xA0 + UInt32(index)) }
    return table
  }()

  /// The names of U+00A0 to U+00FF in order.
  private static let latin1 =
    """
    nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro \
    para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil \
    Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave \
    Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml \
    igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute \
    thorn yuml
    """.split(separator: " ")

  private static let others: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "OElig": "Œ", "oelig": "œ", "Scaron": "Š",
    "scaron": "š", "Yuml": "Ÿ", "ensp": "\u{2002}", "emsp": "\u{2003}", "thinsp": "\u{2009}", "zwnj": "\u{200C}",
    "zwj": "\u{200D}", "ndash": "–", "mdash": "—", "lsquo": "‘", "rsquo": "’", "sbquo": "‚", "ldquo": "“",
    "rdquo": "”", "bdquo": "„", "bull": "•", "hellip": "…", "prime": "′", "Prime": "″", "lsaquo": "‹", "rsaquo": "›",
    "frasl": "⁄", "euro": "€", "trade": "™", "minus": "−", "frac13": "⅓", "frac23": "⅔", "frac15": "⅕",
    "frac25": "⅖", "frac35": "⅗", "frac45": "⅘", "frac16": "⅙", "frac56": "⅚", "frac18": "⅛", "frac38": "⅜",
    "frac58": "⅝", "frac78": "⅞", "half": "½", "plus": "+", "comma": ",", "period": ".", "colon": ":", "semi": ";",
    "excl": "!", "num": "#", "percnt": "%", "lpar": "(", "rpar": ")", "ast": "*", "lowbar": "_", "NewLine": "\n",
  ]
}

/// Scripts that put no spaces between words, so that a word may begin at any letter: Thai, Lao, Burmese, Khmer, Kana and Han.
///
/// `templates/assets/search-words.js` names them, too, for what is typed in a page; tests compare the two.
public enum UnspacedScripts {
  public static func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3040...0x30FF, 0x31F0...0x31FF, 0x3400...0x4DBF,
      0x4E00...0x9FFF, 0xA9E0...0xA9FF, 0xAA60...0xAA7F, 0xF900...0xFAFF, 0xFF66...0xFF9D, 0x1B000...0x1B16F,
      0x20000...0x3FFFF:
      true
    default: false
    }
  }
}

internal import Words

/// Lines that lure or greet and name nothing.
extension TextTitle {
  /// `Hi Anna,`, `POV: you found dinner`, `Here’s the recipe for you`.
  static func isHook(_ text: String) -> Bool {
    if text.hasSuffix("?") || CaptionCourtesy.isOne(text) { return true }
    let folded = TextFolding.folded(text)
    let first = folded.split { !$0.isLetter }.first.map(String.init) ?? ""
    return text.hasSuffix(",") || hooks.contains(first)
  }

  private static let hooks: Set<String> = [
    "pov", "here", "hi", "hello", "hey", "dear", "hallo", "liebe", "lieber", "bonjour", "salut", "coucou", "hola",
    "ciao", "querida", "querido", "when", "recipe", "rezept", "voici", "aqui", "hier", "what", "stop", "imagine",
    "trust", "if", "you", "ihr", "wenn", "wer", "who", "did", "do", "si", "ok", "okay", "yes", "omg", "guys", "friends",
    "amigos", "leute", "sabias", "conocias", "saviez", "wusstest", "tu", "vous",
  ]
}

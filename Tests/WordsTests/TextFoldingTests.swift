import Testing
import Words

@Suite struct TextFoldingTests {
  @Test(
    "drops case and accents",
    arguments: [
      ("Soup", "soup"), ("soup", "soup"), ("Crème Brûlée", "creme brulee"), ("Käsespätzle", "kasespatzle"),
      ("Straße", "strasse"),
      ("Œufs à l’aïoli", "oeufs a l’aioli"), ("Æbleskiver", "aebleskiver"), ("e\u{301}", "e"), ("Łódź", "lodz"),
      ("ÑOQUIS", "noquis"), ("Phở bò", "pho bo"), ("NƯỚC MẮM", "nuoc mam"), ("rau má ẞ", "rau ma ss"),
      ("Ṩḗǽș", "seaes"),
      ("Kar\u{AD}toffel", "kartoffel"), ("ŉ ʼn Ŋ Ɓ ǆ", "n ʼn ŋ ɓ ǆ"),
      ("Борщ", "борщ"), ("Мёд и йогурт", "мед и йогурт"), ("И\u{306}огу\u{301}рт", "йогурт"), ("Їжак", "їжак"),
      ("Μέλι", "μελι"), ("ΣΟΎΠΑΣ", "σουπασ"),
      ("Σούπας", "σουπασ"), ("ᾠδή", "ωδη"), ("", ""),
    ])
  func folds(text: String, folded: String) {
    #expect(TextFolding.folded(text) == folded)
  }

  @Test func foldsSingleLettersOfBothCases() {
    let folded = "éÉßŒ\u{301}".unicodeScalars.map { TextFolding.folded($0) }
    #expect(folded == ["e", "e", "ss", "oe", ""])
    #expect("aяß".unicodeScalars.map { TextFolding.folded($0) } == [nil, nil, "ss"])
  }
}

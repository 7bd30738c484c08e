internal import SourceText
internal import Words

/// The words that open a part of a recipe, in the languages recipes are met in.
enum SectionWords {
  enum Part: Sendable, Equatable {
    case ingredients, instructions
    /// Notes, nutrition, comments: what follows is neither.
    case other
  }

  /// What a heading opens; `nil` for headings of something else, such as a group of ingredients.
  static func part(of heading: String) -> Part? {
    guard heading.utf8.count < 4 * 60 else { return nil }
    // `What you’ll need`, as the words here are written.
    let folded = TextFolding.folded(heading)
    let text = (folded.utf8.contains(0xE2) ? folded.replacing("’", with: "'") : folded).trimmedHeading
    guard !text.isEmpty, text.utf8.count < 60 else { return nil }
    if ingredients.isFoundAsWords(in: text) {
      return text.contains(" & ") && instructions.isFoundAsWords(in: text) ? nil : .ingredients
    }
    if instructions.isFoundAsWords(in: text) || cries.contains(text) { return .instructions }
    return others.isFoundAsWords(in: text) ? .other : nil
  }

  /// Whether a line is nothing but such a heading, `Zutaten:`; words may follow that say for how many.
  /// A sentence is none: `Tip into a 20 cm tin.`
  static func isHeadingLine(_ line: String) -> Bool {
    // Folding makes a text a quarter as long at most.
    guard line.utf8.count < 4 * 48 else { return false }
    let text = TextFolding.folded(line)
    if text.utf8.count < 48, cries.contains(text.trimmedHeading) { return true }
    guard text.utf8.count < 48, let part = part(of: text), !line.hasSuffix("."), !line.contains("!") else {
      return false
    }
    if let colon = text.firstIndex(of: ":"), TimeText.isBare(String(text[colon...].dropFirst())) { return false }
    // `Only 5 ingredients` counts them.
    if part == .ingredients, text.firstMatch(of: /[0-9][- ][\p{L}]*(?:ingr|zutat)/) != nil { return false }
    if line.hasSuffix(":") || text.split(separator: " ").count <= 3 { return true }
    if part != .other, text.contains(where: \.isNumber) { return true }
    if isOpening(text) { return true }
    return text.split(separator: " ").count <= 6 && GroupHeading.title(line) != nil
  }

  /// `How to make it`, `So wird es gemacht`: the words of such a heading, and nothing that could be the name of a dish.
  private static func isOpening(_ text: String) -> Bool {
    guard let opening = openings.first(where: { text.hasPrefix($0) }) else { return false }
    return text.dropFirst(opening.count).split { !$0.isLetter }.allSatisfy { fillers.contains(String($0)) }
  }

  private static let openings = [
    "how to make", "how you make", "how i make", "here is how", "here's how", "what you need", "what you will need",
    "what you'll need", "you will need", "so geht", "so wird", "so machst du", "das brauchst du", "il vous faut",
    "il te faut", "voici comment", "comment faire", "como se hace", "asi se hace", "que necesitas",
  ].map(TextFolding.folded)
  private static let fillers: Set<String> = [
    "it", "this", "them", "the", "these", "recipe", "s", "t", "to", "do", "make", "you", "i", "for", "es", "das",
    "gemacht", "dafur", "alles", "ganz", "einfach", "la", "le", "recette", "rezept", "receta", "pour", "cette", "para",
    "esta", "hacerlo", "hacer", "easy", "at", "home",
  ]

  /// `Method: chop and fry` opens a part and goes on in the same line.
  static func labelled(_ text: String) -> (label: String?, rest: String) {
    guard let colon = text.firstIndex(of: ":") else { return (nil, text) }
    let label = String(text[..<colon])
    let rest = text[text.index(after: colon)...].drop { $0 == " " }
    // `Ingredienti per 4 persone: …`
    let words = label.contains(where: \.isNumber) ? 6 : 3
    // `Préparation: 10 min` says how long it takes.
    guard !rest.isEmpty, !TimeText.isBare(String(rest)), label.split(separator: " ").count <= words,
      let part = part(of: label), part != .other
    else {
      return (nil, text)
    }
    return (label, String(rest))
  }

  /// `Tip: add some cheese`
  static func labelledNote(_ text: String) -> (label: String, rest: String)? {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    let label = String(text[..<colon])
    let rest = text[text.index(after: colon)...].drop { $0 == " " }
    guard !rest.isEmpty, noteWords.contains(TextFolding.folded(label).trimmedHeading) else { return nil }
    return (label, String(rest))
  }

  /// A heading that opens the steps.
  static let stepsTitle = "Instructions"

  /// Whether a line speaks of a place where people follow each other, which no step does.
  static func namesNetwork(_ line: String) -> Bool { networks.isFoundAsWords(in: TextFolding.folded(line)) }

  private static let networks = folded(["pinterest", "instagram", "facebook", "tiktok", "youtube"])

  private static let ingredients = folded([
    "ingredients", "ingredient list", "you will need", "you'll need", "what you need", "shopping list", "zutaten",
    "das brauchst du", "das brauchen sie", "du brauchst", "ihr braucht", "man braucht", "you need", "ingredienten",
    "benodigdheden", "wat heb je nodig", "dit heb je nodig",
    "ingredienser", "råvarer", "du skal bruge", "det behöver du", "ingrédients", "il vous faut", "ingredienti",
    "ingredientes", "skladniki", "składniki", "hozzávalók", "sastojci", "malzemeler", "ainekset", "材料", "ингредиенты",
    "재료", "lista de compras", "nodig voor", "dette trenger du", "raaka-aineet", "ingredience", "suroviny", "υλικά",
    "συστατικά", "ingrediente", "sestavine", "продукти", "съставки", "інгредієнти", "bahan", "nguyên liệu", "מצרכים",
    "רכיבים", "المكونات", "المقادير", "食材", "用料", "qué necesitas", "necesitas",
    "il te faut", "gather",
  ])
  private static let instructions = folded([
    "instructions", "directions", "method", "preparation", "procedure", "steps", "how to make", "how to cook",
    "let's cook", "let's make", "what to do", "what you do", "how to do it", "here's how", "here is how", "here’s how",
    "comment faire",
    "marche à suivre",
    "voici comment", "así se hace", "cómo se hace", "cómo lo hago", "so machst du", "zubereitung", "anleitung",
    "so geht", "so wird", "arbeitsschritte",
    "bereiding", "bereiden", "bereidingswijze", "werkwijze", "zo maak je", "aan de slag", "hoe maak je", "aan het werk",
    "fremgangsmåde", "sådan gør du", "tilberedning", "slik gjør du", "framgangsmåte", "tillagning", "gör så här",
    "så gör du", "préparation", "étapes", "la recette", "preparazione", "procedimento", "come preparare", "preparación",
    "elaboración", "instrucciones", "pasos", "modo de preparo", "preparo", "modo de fazer", "preparação",
    "przygotowanie", "sposób przygotowania", "wykonanie", "elkészítés", "priprema", "hazırlanışı", "yapılışı",
    "nasıl yapılır", "valmistus", "作り方", "приготовление", "만드는", "instruktioner", "gör så", "slik lager du",
    "fremgangsmåte", "sådan laver du", "instructies", "zubereitungsschritte", "vorgehen", "réalisation", "istruzioni",
    "procedimiento", "cómo hacer", "cómo preparar", "paso a paso", "instruções", "como fazer", "ohje", "näin teet",
    "postup", "příprava", "приготування", "εκτέλεση", "οδηγίες", "mod de preparare", "priprava", "postopek",
    "приготвяне", "手順", "做法", "步骤", "조리", "cara membuat", "cách làm", "הוראות", "אופן ההכנה", "طريقة",
  ])
  /// What opens the steps where nothing else stands in the line: `How to 👇`, `Manos a la obra`.
  private static let cries = Set(
    [
      "how to", "make it", "to make", "let's go", "c'est parti", "on y va", "manos a la obra", "a cocinar",
      "los geht's",
    ]
    .map(TextFolding.folded))
  private static let others = folded([
    "notes", "note", "nutrition", "nutritional", "comments", "comment", "leave a reply", "reviews", "related", "tips",
    "tip", "video", "tags", "faq", "you may also like", "you might also like", "share", "more recipes", "storage",
    "voedingswaarden", "voedingsinformatie", "nährwert", "nährwertangaben", "nutritionnelles", "nutritionnelle",
    "nutricional", "nutricionales", "nutrizionali", "näringsvärde", "næringsinnhold", "odżywcze",
    "equipment", "about", "did you make", "subscribe", "newsletter", "nährwerte", "tipps", "tipp", "kommentare",
    "ähnliche rezepte", "weitere rezepte", "voedingswaarde", "reacties", "meer recepten", "næringsindhold",
    "kommentarer", "astuce", "astuces", "conseil", "conseils", "hinweis", "anmerkung", "remarque", "consejo", "truco",
    "commentaires", "consigli", "commenti", "consejos", "comentarios", "dicas",
    "comentários", "recommended", "variations", "serving suggestions", "print", "rate this", "utensils", "tools",
    "follow", "advertisement", "lees ook", "bewaar", "cuisine:", "recipe type", "difficulty", "schwierigkeit",
    "schwierigkeitsgrad", "difficulté:", "dificultad", "autor", "autorin", "redaktion", "quelle", "foto", "fotos",
    "matériel", "ustensiles", "utensilios", "küchengeräte", "zubehör", "attrezzatura", "photo", "photos", "photography",
    "photographs", "credit", "credits", "crédits", "recipe by",
    "conservation", "conservación", "conservazione", "consiglio", "aufbewahrung", "curiosità", "komentarze",
    "wskazówki",
    "contribution", "contributions", "contributors", "references", "see also", "changelog", "notizen", "anmerkungen",
    "hinweise",
    "variationen", "varianten", "abwandlungen", "variantes", "remarques", "nota", "notas", "variaciones",
    "styling", "weitere themen", "mehr zum thema", "das könnte sie auch interessieren",
  ])

  /// Whether what stands below such a heading is nobody's advice: figures, names, links.
  static func opensNoAdvice(_ heading: String) -> Bool { unadvising.isFoundAsWords(in: TextFolding.folded(heading)) }

  private static let unadvising = folded([
    "nutrition", "nutritional", "nährwert", "nährwerte", "nährwertangaben", "nutritionnelles", "nutricional",
    "nutricionales",
    "voedingswaarde", "voedingswaarden", "nutrizionali", "contribution", "contributions", "contributors", "references",
    "see also", "changelog", "tags", "related", "credit", "credits", "crédits", "share", "follow",
  ])

  private static let noteWords: Set<String> = [
    "notizen", "anmerkungen", "hinweise", "note", "notes", "tip", "tips", "tipp", "tipps", "hinweis", "anmerkung",
    "astuce", "astuces", "conseil", "conseils",
    "remarque", "consejo", "consejos", "truco", "nota", "notas", "consiglio",
  ]

  private static func folded(_ words: [String]) -> PhraseList { PhraseList(words.map(TextFolding.folded)) }
}

extension String {
  /// Letters and digits with what stands between them.
  fileprivate var trimmedHeading: String {
    var rest = Substring(self)
    while let first = rest.first, !first.isLetter, !first.isNumber { rest.removeFirst() }
    while let last = rest.last, !last.isLetter, !last.isNumber { rest.removeLast() }
    return String(rest)
  }
}

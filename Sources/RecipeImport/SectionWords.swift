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
    guard !text.isEmpty, text.unicodeScalars.count < 60 else { return nil }
    if ingredients.isFoundAsWords(in: text) {
      return text.utf8.contains(UInt8(ascii: "&")) && text.contains(" & ") && instructions.isFoundAsWords(in: text)
        ? nil : .ingredients
    }
    if instructions.isFoundAsWords(in: text) || cries.contains(text) || endsInSteps(text) {
      return .instructions
    }
    return others.isFoundAsWords(in: text) ? .other : nil
  }

  private static func endsInSteps(_ text: String) -> Bool {
    text.utf8.last.map { $0 >= 0x80 } == true && endings.contains(where: text.hasSuffix)
  }

  /// Whether a line is nothing but such a heading, `Zutaten:`; words may follow that say for how many.
  /// A sentence is none: `Tip into a 20 cm tin.`
  static func isHeadingLine(_ line: String) -> Bool {
    // Folding makes a text a quarter as long at most.
    guard line.utf8.count < 4 * 48 else { return false }
    let text = TextFolding.folded(line)
    guard text.unicodeScalars.count < 48 else { return false }
    if cries.contains(text.trimmedHeading) { return true }
    guard let part = part(of: text), !line.hasSuffix("."), !line.contains("!") else {
      return false
    }
    if let colon = text.firstIndex(of: ":"), TimeText.isBare(String(text[colon...].dropFirst())) { return false }
    // `Only 5 ingredients` counts them.
    if part == .ingredients, countedIngredients.firstMatch(in: text) != nil { return false }
    if line.hasSuffix(":") || text.split(separator: " ").count <= 3 { return true }
    if part != .other, text.contains(where: \.isNumber) { return true }
    if isOpening(text) { return true }
    return text.split(separator: " ").count <= 6 && GroupHeading.title(line) != nil
  }

  private static let countedIngredients = TextPattern(/[0-9][- ][\p{L}]*(?:ingr|zutat)/)

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

  /// Whether a text is nothing but such a word, `Notes`.
  static func isNoteWord(_ text: String) -> Bool { noteWords.contains(TextFolding.folded(text).trimmedHeading) }

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
    "il te faut", "gather", "du behöver", "det här behöver du", "ingredienslista", "malzemeleri", "összetevők",
    "prísady",
    "potřebujeme", "potrebujeme", "понадобится", "продукты", "потрібно", "das benötigst du", "das benötigt ihr",
    "ihr benötigt",
    "cosa serve", "occorrente", "tarvitset", "vi trenger", "du trenger", "配料", "原料", "준비물", "ส่วนผสม", "सामग्री",
    "koostisosad", "sastāvdaļas", "ingredientai", "vous aurez besoin", "necesitarás", "que vas a necesitar",
    "hráefni",
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
    "приготвяне", "手順", "做法", "步骤", "조리 방법", "조리방법", "조리 순서", "cara membuat", "cách làm", "הוראות", "אופן ההכנה",
    "طريقة",
    "способ приготовления", "процесс приготовления", "этапы приготовления", "спосіб приготування", "как готовить",
    "как приготовить", "начин на приготвяне", "valmistusohje", "valmistusohjeet",
    "ohjeet", "tee näin", "elkészítése", "elkészítés menete", "postup prípravy", "príprava", "spôsob prípravy",
    "sposób wykonania", "jak zrobić",
    "så här gör du", "tillvägagångssätt", "framgångssätt", "come fare", "come si fa", "come si prepara",
    "come cucinare", "esecuzione",
    "svolgimento", "modo de preparar", "confecção", "stappenplan", "zo doe je het", "déroulement",
    "mode opératoire", "confection", "διαδικασία", "τρόπος παρασκευής", "خطوات", "אופן הכנה", "הוראות הכנה", "조리순서",
    "요리순서",
    "조리법", "만들기", "步驟", "制作方法", "製作步驟", "烹饪步骤", "つくり方", "調理方法", "วิธีทำ", "विधि", "langkah", "cara memasak", "cách nấu",
    "cách chế biến", "hướng dẫn", "valmistamine", "pagatavošana", "gaminimas", "paruošimas", "cum se prepară", "yapımı",
    "tekstvejledning", "aðferð", "arbeitsschritt", "schritt für schritt", "paso a paso",
  ])
  /// What opens the steps where nothing else stands in the line: `How to 👇`, `Manos a la obra`.
  private static let cries = Set(
    [
      "how to", "make it", "to make", "let's go", "c'est parti", "on y va", "manos a la obra", "a cocinar",
      "los geht's",
    ]
    .map(TextFolding.folded))
  /// What a heading ends with that names the dish first, in scripts without spaces: `家常红烧肉的做法`.
  private static let endings = ["做法", "步骤", "步驟", "作り方", "つくり方", "手順"]
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
    "коментари", "коментарі", "diskuze", "diskusia", "komentáře", "komentáre", "komentari", "hozzászólások",
    "комментарии", "отзывы", "советы",
    "примечание", "примечания", "похожие", "читайте также", "пищевая ценность", "σχόλια", "συμβουλές", "συμβουλή",
    "yorumlar", "yorum yaz", "püf noktası",
    "püf noktaları", "besin değerleri", "kommentit", "vinkki", "vinkit", "ravintosisältö", "näringsinnehåll",
    "tápérték", "tippek",
    "opinie", "wartości odżywcze", "コツ", "ポイント", "コメント", "栄養成分", "栄養価", "関連", "댓글", "팁", "小贴士", "貼士", "小提示", "评论",
    "注意事项",
    "ملاحظات", "تعليقات", "نصائح", "הערות", "תגובות", "catatan", "komentar", "comentarii", "sfaturi", "savjet",
    "savjeti", "opmerkingen",
    "comentários", "andra gillade", "liknande recept", "podobne przepisy", "powiązane", "ricette correlate",
    "potrebbe interessarti", "potrebbe interessare", "potrebbero interessarti", "te puede interesar",
    "vous aimerez aussi", "altre ricette",
    "podobné recepty", "kapcsolódó", "benzer tarifler", "recetas relacionadas", "receitas relacionadas",
    "recettes similaires",
    "andere recepten", "flere opskrifter", "flere oppskrifter", "lignende oppskrifter", "lignende opskrifter",
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
    "uwaga", "uwagi",
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

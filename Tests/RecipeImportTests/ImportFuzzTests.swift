import Compression
import SourceText
import TestSupport
import Testing

@testable import RecipeImport

/// Whatever the bytes, a page, text or archive gives recipes or a reason: without a crash, in linear time.
///
/// `GALLEY_FUZZ_MINUTES` asks for more and longer files, see ``Damage``.
@Suite struct ImportFuzzTests {
  private static let rounds = Damage.rounds(600, inAMinute: 2000)

  /// Bytes of a long file: a quadratic step in a million bytes would not end, nor go unseen in a thirtieth of it, which is
  /// what each change is tried with.
  private static let longFile = Damage.minutes.map { $0 > 5 ? 1_000_000 : 30_000 } ?? 8_000

  @Test("changed files are read", arguments: ImportFuzzCorpus.files)
  func readsChangedFiles(file: ImportFuzzCorpus.File) throws {
    for seed in 0..<(Self.rounds / ImportFuzzCorpus.files.count) {
      var generator = SeededGenerator(seed: UInt64(seed))
      var bytes = file.bytes
      for _ in 0..<Int.random(in: 1...8, using: &generator) { Self.change(&bytes, &generator) }
      try Self.check(SourceFile(path: file.name, bytes: bytes), "seed \(seed)")
    }
  }

  @Test(
    "long hostile files are read in linear time",
    arguments: [
      "<", "<!--", "<p>", "</p>", "<a href=x>", "<li>", "<b><p>", "<table><tr><td>", "<script>", "<h2>Ingredients</h2>",
      "&amp;", "&lt;br&gt;", "<div class=ingredients>1 g a</div>", "<div itemscope itemprop=a>", "<p id=a itemref=a>",
      "<script type=application/ld+json>[", "<script type=application/ld+json>{\"a\":\"",
      "<meta property=og:image content=a>", "<div class=author>a", "<b class=byline>a</b>", "<a rel=author>a",
      "<span class=a>bc</span><span class=b>de</span>", "<span class=ingredients>a<br>", "做法\n", "2인분 30분 ",
      "<![CDATA[", "1. a ", "1 cup flour\n", "Ingredients:\n", "a.B", "#a ", "1:", "- ", "\u{1F345}\n", ">> a: b\n",
      "@a{1%g}",
      "[a =", "[/a", "\\u00", "• Fry it all.\n", "• salt\n", "1 /3 ", "1 . ", "DRESSING\n", "Toppings: a, b\n",
      "<picture><source srcset='a 1w'><img></picture>",
      "<script type=application/ld+json>[<!--", "PK\u{03}\u{04}", "MMMMM\n",
      "-- a\n", "a,\n", "Description:\n\"", "Notes : abc\n", "Source:\n\"a\"\n",
      "<td><div>1</div></td>", "<s>a</s>", "1<sup>1</sup>/", "<IngR name=\"", "<ing><item>a</item>", "<frac><n>",
      "<recipe>",
      "<note><content>a</content></note>", "<en-todo/>1 egg<br/>", "<resource><data>QUJD</data></resource>", "&#45;",
      "{\"a\":", "[[", "> 1 egg\n", "1 egg   2 peas\n", "A\tAmount\n", "# A\n", "---\n",
      "Soup\n\n1 egg\n2 g salt\n\nBoil it.\n\n",
      "## Dough\n- 1 egg\n- 2 g salt\n\nBoil it.\n", "[[a|b]] ", "go on. Then\n",
      "{\"@type\":\"Recipe\",\"name\":\"a\"},", "\"", ",\n", "MMMMM-----Recipe via Meal-Master\n",
      "{\\b a\\par ", "{\\pict\\pngblip 00", "\\trowd a\\cell ", "{\\field{\\*\\fldinst EQ ", ":a:\n",
      "* a\n:PROPERTIES:\n", "a :: 1 g\n",
      "Toppings:\n- a\n", "Re: ", "Dressing: 1 g a, 2 g b, 3 g c. ", "or, ",
      "[[a][b]]", "| a |\n", "<RecipeIngredient Ingredient=\"a\"/>", "<Recipe Name=\"a\">",
    ])
  func readsLongFiles(unit: String) throws {
    let units = Array(repeatElement(Array(unit.utf8), count: Self.longFile / unit.utf8.count).joined())
    for start in Self.starts(of: unit) {
      try Self.check(SourceFile(path: "file", bytes: Array(start.utf8) + units), Comment(rawValue: unit))
    }
  }

  /// What a long file may begin with: of each reader that goes through the whole of it.
  private static let starts = [
    "<html><h1>Soup</h1>", "<gourmetDoc>", "<mx2><RcpE name=\"", "<recipeml><recipe><directions>",
    "<en-export><note><content>",
    "<en-export><note><title>Soup</title><content><![CDATA[<en-note>",
    "* Exported from MasterCook *\nSoup\n\n--------  ------------  ----\n", "[{", "",
    "* Exported from MasterCook *\nSoup\n\n--------  ------------  ----\n 1      egg\n\nBoil.\n\n- - - - - - - - - -\n",
    "# A\n\n## Ingredients\n- 1 egg\n- 1 tsp salt\n\n## Method\n1. Boil the egg for five minutes.\n\n",
    "Title,Ingredients,Directions\n\"", "{\\rtf1\\ansi\\uc0 ",
    "{\\rtf1\\ansi\\fs40 Soup\\fs20\\par 1 egg\\par 2 g salt\\par Boil it.\\par ",
    "Subject: ", "Soup\n\n1 egg\n2 g salt\n3 g oil, ", "* A\n:PROPERTIES:\n:a: b\n:END:\n",
    "<fdx Source=\"a\"><Recipe Name=\"",
  ]

  /// All of them in the runs that are asked for; every third one in the suite, another third for the next unit of that many
  /// bytes, so that each beginning meets many units.
  private static func starts(of unit: String) -> [String] {
    guard Damage.minutes == nil else { return starts }
    return stride(from: unit.utf8.count % 3, to: starts.count, by: 3).map { starts[$0] }
  }

  /// Recipes or a reason with advice, the same each time, and of each a recipe that can be written.
  private static func check(_ file: SourceFile, _ comment: Comment) throws {
    let first = Result { () throws(ImportFailure) in try ImportReader.read(file) }
    switch first {
    case .success(let reading):
      try #require(!reading.recipes.isEmpty, comment)
      for draft in reading.recipes { try #require(DraftRecipe(draft) != nil || draft.title == nil, comment) }
    case .failure(let failure): try #require(!failure.hint.isEmpty && !failure.message.isEmpty, comment)
    }
  }

  private static func change(_ bytes: inout [UInt8], _ generator: inout SeededGenerator) {
    let place = Int.random(in: 0...bytes.count, using: &generator)
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: bytes.insert(UInt8.random(in: 0...255, using: &generator), at: place)
    case 1 where place < bytes.count: bytes[place] = UInt8.random(in: 0...255, using: &generator)
    case 2: bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 1...40, using: &generator)))
    case 3: bytes.insert(contentsOf: bytes.prefix(300), at: place)
    case 4: bytes.removeSubrange(place...)
    default: bytes.insert(contentsOf: "<>\"'{}[]&;:=/\\\n".utf8.shuffled(using: &generator).prefix(3), at: place)
    }
  }
}

/// One small file of each kind that is read.
enum ImportFuzzCorpus {
  struct File: Sendable, CustomTestStringConvertible {
    let name: String
    let bytes: [UInt8]

    var testDescription: String { name }

    init(_ name: String, _ text: String) { (self.name, bytes) = (name, Array(text.utf8)) }

    init(_ name: String, _ bytes: [UInt8]) { (self.name, self.bytes) = (name, bytes) }
  }

  static let files = texts + archives

  private static let paprika =
    #"{"name": "Soup", "ingredients": "Base:\n1 onion", "directions": "Fry.", "photo_data": "QUJD"}"#

  private static let texts = [
    File(
      "linked.html",
      """
      <html lang=en><meta property=og:image content=a-1200x630.jpg><script type="application/ld+json">
      {"@context": "https://schema.org", "@graph": [{"@id": "#i", "url": "b.jpg", "width": 10, "height": 5}, {"@type": "Recipe",
      "name": "Soup &amp; co", "image": [{"@id": "#i"}], "recipeYield": ["4"], "totalTime": "PT1H5M", "recipeIngredient": ["1 onion"],
      "recipeInstructions": [{"@type": "HowToSection", "name": "A", "itemListElement": [{"@type": "HowToStep", "text": "Chop.\\nFry."}]}],
      "nutrition": {"calories": "210 kcal"}}]}</script><h1>Soup</h1>
      """),
    File(
      "marked.html",
      """
      <div itemscope itemtype="http://schema.org/Recipe" itemref=b><h2 itemprop=name>Soup</h2><ul><li itemprop=recipeIngredient>1 onion
      <li itemprop=recipeIngredient>2 peas</ul><time itemprop=totalTime datetime=PT5M>5 min</time></div><ol id=b
      itemprop=recipeInstructions><li>Chop.<li>Fry.</ol><div class=hrecipe><b class=fn>Soup</b><i class=ingredient>1 egg</i></div>
      """),
    File(
      "plain.html",
      """
      <title>Soup | Mary</title><h1>Soup</h1><p>Serves 4 | Total time: 1 h 5 min<h3>Ingredients</h3><ul><li>1 onion<li>200 g peas</ul>
      <h3>Method</h3><ol><li>Chop the onion and fry it in oil.<li>Add the peas, boil for 5 minutes, blend.</ol><img src=a.jpg>
      """),
    File(
      "caption.txt",
      "Pea soup \u{1F96B}\n\nIngredients:\n• 1 onion\n- 200 g peas\n\n1. Chop. 2. Fry. 3. Boil.\n#soup #quick\nhttps://a.example/x"
    ),
    File(
      "several.md",
      "# Pies\n\n## Pea\n- 1 egg\n- 2 g peas\n\nBoil [[Leek]].\n\n## Leek\n- 1 egg\n- 3 leeks\n\nBake it now.\n"),
    File("kept.md", "# A\n---\n- *1* egg\n---\nBoil.\n\n---\n# B\n---\n- *1* pea\n---\nBoil.\n"),
    File(
      "mail.txt",
      "> Soup\n>\n> 1 egg     2 peas\n> 2 g salt  1 leek\n> 3 g oil   1 bun\n>\n> Boil it and\n> fry. Then\n> eat.\n---\n"
    ),
    File("recipes.html", RecipeKeeperPageTests.page),
    File("copymethat.html", CopyMeThatTests.page),
    File("database.json", WholeCollectionTests.database),
    File("paprika.json", paprika),
    File(
      "tandoor.json",
      #"{"name": "Soup", "working_time": 5, "steps": [{"name": "A", "instruction": "Boil.", "ingredients": [{"food": {"name": "peas"}, "amount": 1}]}]}"#
    ),
    File(
      "mealie.json",
      #"{"name": "Soup", "recipeIngredient": [{"quantity": 2, "food": {"name": "peas"}}], "recipeInstructions": [{"text": "Boil."}]}"#
    ),
    File(
      "gourmand.xml",
      "<gourmetDoc><recipe><title>Soup</title><ingredient-list><ingredient><amount>1</amount><item>pea</item></ingredient></ingredient-list></recipe></gourmetDoc>"
    ),
    File(
      "book.mx2",
      "<mx2><RcpE name=\"Soup\"><Serv qty=\"2\"/><IngR name=\"pea\" qty=\"1\" unit=\"cup\"><IPrp>a</IPrp></IngR><DirS><DirT>Boil.</DirT></DirS><Nutr>Per Serving: 1 Calories</Nutr></RcpE></mx2>"
    ),
    File("book.mxp", MasterCookTests.text),
    File(
      "notes.enex",
      "<en-export><note><title>Soup</title><content><![CDATA[<en-note><b>Ingredients</b><ul><li>1 pea</li></ul><div>Method</div><ol><li>Boil &amp; blend.</li></ol><en-media hash=\"a\"/></en-note>]]></content><tag>a</tag><resource><data>QUJD</data><mime>image/png</mime></resource></note></en-export>"
    ),
    File(
      "keep.json",
      #"{"userEditedTimestampUsec": 1, "title": "Soup", "textContent": "Ingredients\n1 pea\n2 onions\nMethod\nBoil.", "listContent": [{"text": "a"}], "labels": [{"name": "b"}]}"#
    ),
    File(
      "soup.crumb",
      #"{"name": "Soup", "defaultScale": 1, "duration": 5, "ingredients": [{"order": 0, "ingredient": {"name": "pea"}, "quantity": {"amount": 1, "quantityType": "CUP"}}], "steps": [{"order": 0, "isSection": true, "step": "Boil."}]}"#
    ),
    File(
      "menu.xml",
      "<recipeml><recipe><head><title>Soup</title><preptime><time><qty>5</qty><timeunit>min</timeunit></time></preptime></head><ingredients><ing-div><title>A</title><ing><amt><qty>1<frac><n>1</n><d>2</d></frac></qty></amt><item>pea</item></ing></ing-div></ingredients><directions><step>Boil.</step></directions></recipe></recipeml>"
    ),
    File(
      "soup.md", "---\nlayout: recipe\ntitle: Soup\ningredients:\n- 1 onion\ndirections: [Fry., Boil.]\n---\nGood.\n"),
    File("Tikka.md", MarkdownNoteTests.tikka),
    File(
      "table.md",
      "Soup\n====\nserves:: 2\n\n| Amount | Item |\n|---|---|\n| 2 | [a\\|b](c.md) |\n\n- ## Method\n  + Boil **it** for 5 minutes.\n> [!tip] x\n"
    ),
    File("soup.rtf", RichTextTests.word),
    File("lemons.rtf", RichTextTests.textEdit),
    File("cookbook.fdx", OldProgramTests.livingCookbook),
    File(
      "notes.org",
      "#+TITLE: A\n* Soup :a:b:\n:PROPERTIES:\n:servings: 4\n:END:\n** Ingredients\n- [ ] 1 egg\n- oil :: 2 g\n| 1 | pea |\n** Method\n1. Boil [[a][it]].\n"
    ),
    File("soup.cook", ">> servings: 2\n\nChop @onion{1} and fry in #pan{} for ~{5%minutes}.\n"),
    File("plan.csv", "Title,Ingredients,Directions\n\"Soup, green\",\"1 onion\n2 peas\",Fry.\n"),
    File(
      "soup.mmf",
      """
      MMMMM----- Recipe via Meal-Master (tm) v8.05

            Title: Soup
       Categories: Soups
            Yield: 4 Servings

            1 c  Peas
            2    Onions

        Boil. Blend.

      MMMMM
      """),
  ]

  private static let archives: [File] = {
    var writer = ZipWriter()
    do throws(CompressionError) {
      try writer.add("soup.json", Array(paprika.utf8))
      try writer.add("images/full.jpg", [0xFF, 0xD8, 0xFF])
      return [File("export.zip", try writer.finish())]
    } catch {
      preconditionFailure(error.message)
    }
  }()
}

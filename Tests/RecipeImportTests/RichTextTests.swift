import SourceText
import Testing

@testable import RecipeImport

/// Recipes in RTF, as the programs write it that people have.
struct RichTextTests {
  private func read(_ text: String, path: String = "recipe.rtf") throws -> [RecipeDraft] {
    try ImportReader.read(SourceFile(path: path, bytes: Array(text.utf8))).recipes
  }

  private func inWordPad(_ lines: String) throws -> [RecipeDraft] {
    try read(
      #"{\rtf1\ansi\ansicpg1252\deff0{\fonttbl{\f0\fswiss\fcharset0 Arial;}{\f1\fnil\fcharset2 Symbol;}}"# + "\n"
        + #"{\*\generator Msftedit 5.41.21.2510;}\viewkind4\uc1\pard\f0\fs20 "# + lines + "}\n\0")
  }

  // MARK: Programs

  /// TextEdit ends paragraphs with a backslash, names fonts without groups, and writes `\uc0\u8539 `.
  static let textEdit = #"""
    {\rtf1\ansi\ansicpg1252\cocoartf2709
    \cocoatextscaling0\cocoaplatform0{\fonttbl\f0\fswiss\fcharset0 Helvetica-Bold;\f1\fswiss\fcharset0 Helvetica;
    }
    {\colortbl;\red255\green255\blue255;}
    {\*\listtable{\list\listtemplateid1\listhybrid{\listlevel\levelnfc23{\*\levelmarker \{disc\}}{\leveltext\leveltemplateid1\'01\uc0\u8226 ;}}}}
    {\info
    {\title Lemon Bars}
    {\author Rose Miller}}\margl1440\margr1440\vieww11520
    \pard\tx720\pardirnatural\partightenfactor0

    \f0\b\fs36 \cf0 Grandma Rose\'92s Lemon Bars\
    \pard\tx720\pardirnatural

    \f1\b0\fs24 \cf0 \
    Makes 24 bars. These freeze beautifully \'97 I always keep a tin.\
    \

    \f0\b Ingredients\
    \pard\tx220\tx720\li720\fi-720\pardirnatural
    \ls1\ilvl0
    \f1\b0 \cf0 {\listtext	\uc0\u8226 	}1 cup (2 sticks) butter, softened\
    {\listtext	\uc0\u8226 	}2 \uc0\u188  cups flour\
    {\listtext	\uc0\u8226 	}1 \uc0\u8531  cups lemon juice\
    {\listtext	\uc0\u8226 	}pinch of salt\
    \pard\tx720\pardirnatural
    \cf0 \

    \f0\b Directions\
    \pard\tx220\tx720\li720\fi-720\pardirnatural
    \ls2\ilvl0
    \f1\b0 \cf0 {\listtext	1.	}Cream butter and flour at 350\'b0F. Press into a 9\'d713 pan.\
    {\listtext	2.	}Whisk in the lemon juice & salt; bake 25 minutes.\
    }
    """#

  @Test func textsOfTextEditAreRead() throws {
    let draft = try read(Self.textEdit)[0]
    #expect(draft.title == "Grandma Rose’s Lemon Bars")
    #expect(draft.authors == ["Rose Miller"])
    #expect(draft.losses.contains(ImportLoss(.doubtful, "author", "“Rose Miller” is the author of the document")))
    #expect(draft.yieldText == "Makes 24 bars")
    #expect(draft.summary == "These freeze beautifully — I always keep a tin.")
    #expect(
      draft.ingredientLines == [
        "1 cup (2 sticks) butter, softened", "2 ¼ cups flour", "1 ⅓ cups lemon juice", "pinch of salt",
      ])
    #expect(
      draft.instructionLines == [
        "Cream butter and flour at 350°F. Press into a 9×13 pan.", "Whisk in the lemon juice & salt; bake 25 minutes.",
      ])
  }

  @Test func listsAndGroupsOfWordPadAreRead() throws {
    let draft = try inWordPad(
      #"""
      \b\fs32 Omas K\'e4sekuchen\b0\fs20\par
      \par
      F\'fcr 12 St\'fccke\par
      \par
      \b Zutaten f\'fcr den Teig:\b0\par
      \pard{\pntext\f1\'B7\tab}{\*\pn\pnlvlblt\pnf1\pnindent0{\pntxtb\'B7}}\fi-720\li720 200 g Mehl\par
      {\pntext\f1\'B7\tab}1 Ei\par
      \pard\par
      \b Zutaten f\'fcr die F\'fcllung:\b0\par
      \pard{\pntext\f1\'B7\tab}{\*\pn\pnlvlblt\pnf1\pnindent0{\pntxtb\'B7}}\fi-720\li720 1 kg Magerquark\par
      {\pntext\f1\'B7\tab}\'bd Liter Milch\par
      \pard\par
      \b Zubereitung:\b0\par
      Alle Zutaten f\'fcr den Teig verkneten.\line Eine Springform (26\~cm) damit auslegen.\par
      Die F\'fcllung verr\'fchren und bei 180 \'b0C etwa 60 Minuten backen.\par
      """#)[0]
    #expect(draft.title == "Omas Käsekuchen")
    #expect(draft.groups.map(\.title) == ["Für den Teig", "Für die Füllung"])
    #expect(draft.ingredientLines == ["200 g Mehl", "1 Ei", "1 kg Magerquark", "½ Liter Milch"])
    #expect(
      draft.instructionLines == [
        "Alle Zutaten für den Teig verkneten.", "Eine Springform (26 cm) damit auslegen.",
        "Die Füllung verrühren und bei 180 °C etwa 60 Minuten backen.",
      ])
  }

  /// Word 2003: styles, a table, a link, a picture in two forms, a header, a footer with a number of the page.
  static let word = #"""
    {\rtf1\ansi\ansicpg1252\uc1\deff0{\fonttbl{\f0\froman\fcharset0\fprq2{\*\panose 02020603050405020304}Times New Roman;}
    {\f3\froman\fcharset2\fprq2 Symbol;}}{\colortbl;\red0\green0\blue0;}{\stylesheet{\ql \fs24\lang1033 \snext0 Normal;}
    {\s1\ql \keepn\outlinelevel0 \b\f1\fs32 \sbasedon0 \snext0 heading 1;}{\s2\ql \b\i\fs28 \sbasedon0 \snext0 heading 2;}
    {\*\cs10 \additive Default Paragraph Font;}}{\info{\title Document1}{\author HP_Administrator}{\*\company  }}
    \sectd {\header \pard\plain {From Eva\rquote s kitchen\par }}{\footer \pard\plain {\field{\*\fldinst { PAGE }}{\fldrslt {1}}}\par }
    \pard\plain \s1\ql \outlinelevel0 \b\fs32 {Chicken Paprikash
    \par }\pard\plain \ql \fs24 {My mother\rquote s recipe from Szeged. Serves 6. See also }{\field{\*\fldinst { HYPERLINK "http://www.example.com/dumplings.html" }{{\*\datafield 00d0c9ea}}}{\fldrslt {\cs15\ul the dumplings}}}{ that go with it.
    \par }{\*\shppict{\pict{\*\picprop{\sp{\sn shapeType}{\sv 75}}}\picw100\pngblip\bliptag123{\*\blipuid 0011}
    89504e47}}{\nonshppict{\pict\wmetafile8\picw100 0100090000}}{
    \par }\pard\plain \s2\ql \b\i\fs28 {Ingredients
    \par }\trowd \trgaph108 \cellx1892\cellx7892\pard\plain \ql \intbl \fs24 {2 lb\cell chicken thighs\cell }\pard \ql \intbl {\trowd \cellx1892\cellx7892\row }
    \pard \ql \intbl {1\'bd cups\cell chicken stock\cell }\pard \ql \intbl {\trowd \cellx1892\cellx7892\row }
    \pard \ql \intbl {3 tbsp\cell paprika (p\u337\'6frk\u246\'f6lt)\cell }\pard \intbl {\trowd \row }
    \pard \ql \intbl {2\cell onions, {\strike diced}minced\cell }\pard \intbl {\trowd \row }\pard\plain \s2\ql \b\i\fs28 {Method
    \par {\listtext\pard\plain\f3 \'b7\tab}}\pard\plain \ql \ls1 \fs24 {Brown the chicken in a heavy pot for 10 minutes.
    \par {\listtext\pard\plain\f3 \'b7\tab}Add the stock and simmer for 45 minutes.
    \par }}
    """#

  @Test func documentsOfWordAreRead() throws {
    let draft = try read(Self.word)[0]
    #expect(draft.title == "Chicken Paprikash")
    #expect(draft.authors.isEmpty)
    #expect(draft.yieldText.flatMap(YieldText.canonical) == "6 servings")
    #expect(draft.summary == "My mother’s recipe from Szeged. See also the dumplings that go with it.")
    #expect(
      draft.ingredientLines == [
        "2 lb chicken thighs", "1½ cups chicken stock", "3 tbsp paprika (pőrkölt)", "2 onions, minced",
      ])
    #expect(
      draft.instructionLines == [
        "Brown the chicken in a heavy pot for 10 minutes.", "Add the stock and simmer for 45 minutes.",
      ])
    #expect(draft.picture == [0x89, 0x50, 0x4E, 0x47])
    for loss in [
      ImportLoss(.dropped, "link", "http://www.example.com/dumplings.html"),
      ImportLoss(.dropped, "header", "From Eva’s kitchen"),
      ImportLoss(.dropped, "text", "“diced” is struck out, and left out"),
    ] { #expect(draft.losses.contains(loss)) }
    #expect(!draft.losses.contains { $0.field == "footer" || $0.field == "picture" })
  }

  @Test func documentsOfLibreOfficeAreRead() throws {
    let draft = try read(
      #"""
      {\rtf1\ansi\deff4\adeflang1025
      {\fonttbl{\f0\froman\fprq2\fcharset0 Times New Roman;}{\f7\fnil\fprq0\fcharset2 OpenSymbol{\*\falt Arial Unicode MS};}}
      {\stylesheet{\s0\snext0\widctlpar\fs24 Normal;}
      {\s15\sbasedon0\snext16\fs28 Heading;}
      {\s1\sbasedon15\snext16\ilvl0\outlinelevel0\b\fs36 Heading 1;}
      {\s2\sbasedon15\snext16\ilvl1\outlinelevel1\b\fs32 Heading 2;}
      }{\listoverridetable{\listoverride\listid1\listoverridecount0\ls1}}{\*\generator LibreOffice/7.4}{\info{\title}{\author Claire Dubois}{\printim\yr0\mo0}}
      \pard\plain \s1\ilvl0\outlinelevel0\b\fs36{\loch
      Tarte Tatin}
      \par \pard\plain \s0{\loch
      Pour 6 personnes}
      \par \pard\plain \s2\ilvl1\outlinelevel1\b\fs32{\loch
      Ingr\u233\'e9dients}
      \par \pard\plain \s0{\listtext\pard\plain \f7 \u8226\'95\tab}\ilvl0\ls1\fi-360{\loch
      1,5\u160\'a0kg de pommes}
      \par \pard\plain \s0{\listtext\pard\plain \f7 \u8226\'95\tab}\ilvl0\ls1\fi-360{\loch
      1 p\u226\'e2te bris\u233\'e9e}
      \par \pard\plain \s2\ilvl1\outlinelevel1\b\fs32{\loch
      Pr\u233\'e9paration}
      \par \pard\plain \s0{\loch
      \u201\'c9plucher les pommes et les cuire 20 minutes.}{\footnote\pard\plain{\super\chftn} Servir ti\u232\'e8de.}
      \par }
      """#)[0]
    #expect(draft.title == "Tarte Tatin")
    #expect(draft.ingredientLines == ["1,5 kg de pommes", "1 pâte brisée"])
    #expect(draft.instructionLines == ["Éplucher les pommes et les cuire 20 minutes."])
    #expect(draft.losses.contains(ImportLoss(.dropped, "footnote", "Servir tiède.")))
  }

  @Test func mailsWithoutHeadingsAreRead() throws {
    let draft = try inWordPad(
      #"""
      Hi Sue,\par
      \par
      \b Slow Cooker White Chili\b0\par
      1 lb. chicken breasts\line 2 cans (15 oz) great northern beans\line 1\'bd c. chicken broth\line 1 tsp. cumin\par
      \par
      Put everything in the crock pot and cook on low 8 hours.\line Shred the chicken and serve.\par
      """#)[0]
    #expect(draft.title == "Slow Cooker White Chili")
    #expect(draft.ingredientLines.count == 4)
    #expect(draft.instructionLines.count == 2)
  }

  /// RTF is told by what it holds: Word saved it as `.doc`, too.
  @Test(arguments: ["recipe.rtf", "recipe.doc", "recipe.txt", "recipe"])
  func filesAreToldByWhatTheyHold(path: String) throws {
    #expect(try read(Self.textEdit, path: path)[0].ingredientLines.count == 4)
    #expect(try ImportReader.read(SourceFile(path: path, bytes: Array(Self.textEdit.utf8))).form == "RTF document")
  }

  // MARK: Parts

  @Test func boldLinesPartACookbook() throws {
    let drafts = try inWordPad(
      #"""
      \qc\b\fs28 Our Family Cookbook\par\par
      \pard\b\fs20 Zucchini Bread\b0\par
      \par
      3 cups flour\par
      2 cups grated zucchini\par
      \par
      Mix the flour and zucchini. Bake at 325 for 1 hour.\par
      \par
      \b Aunt Pat's Potato Salad\b0\par
      \par
      5 lbs. potatoes\par
      1 c. mayonnaise\par
      salt and pepper\par
      \par
      Boil potatoes and dice. Mix all with mayonnaise.\par
      """#)
    #expect(drafts.map(\.title) == ["Zucchini Bread", "Aunt Pat's Potato Salad"])
    #expect(drafts.last?.ingredientLines == ["5 lbs. potatoes", "1 c. mayonnaise", "salt and pepper"])
    #expect(
      drafts.last?.losses.contains(ImportLoss(.dropped, "text", "“Our Family Cookbook” holds no whole recipe")) == true)
  }

  /// A line that an empty one parts from the steps is one of the list above it.
  @Test func emptyLinesPartListsAndSteps() throws {
    let draft = try inWordPad(
      #"""
      \b\fs26 Tomato Soup for 4\b0\fs20\par
      \b 1 kg tomatoes\par
      2 onions\par
      salt and pepper\par
      \b0\par
      Roast the tomatoes and onions for 40 minutes.\par
      """#)[0]
    #expect(draft.title == "Tomato Soup")
    #expect(draft.yieldText == "for 4")
    #expect(draft.ingredientLines == ["1 kg tomatoes", "2 onions", "salt and pepper"])
    #expect(draft.instructionLines == ["Roast the tomatoes and onions for 40 minutes."])
  }

  @Test func rulesPartACookbook() throws {
    let drafts = try inWordPad(
      ["leeks", "peas", "beans"].map { food in
        "Soup of \(food)\\par 2 \(food)\\par 1 l stock\\par\\par Cook the \(food) in stock.\\par"
      }.joined(separator: "\n-----------------\\par\n"))
    #expect(drafts.map(\.title) == ["Soup of leeks", "Soup of peas", "Soup of beans"])
    #expect(drafts.map(\.ingredientLines.count) == [2, 2, 2])
  }

  /// A title of a group that is as bold as the titles of recipes is none of them.
  @Test func boldTitlesOfGroupsPartNoRecipe() throws {
    func recipe(_ name: String, _ food: String, _ more: String = "") -> String {
      "\\b \(name)\\b0\\par\n\\b Ingredients\\b0\\par\n2 \(food)\\par\n1 l stock\\par\n\(more)\\b Method\\b0\\par\n"
        + "Cook the \(food) for 20 minutes.\\par\n"
    }
    let drafts = try inWordPad(
      recipe("Leek soup", "leeks")
        + recipe("Pea soup", "peas", "\\b For the top\\b0\\par\n3 g mint\\par\n1 g salt\\par\n"))
    #expect(drafts.map(\.title) == ["Leek soup", "Pea soup"])
    #expect(drafts.last?.groups.map(\.title) == [nil, "For the top"])
    #expect(drafts.last?.ingredientLines == ["2 peas", "1 l stock", "3 g mint", "1 g salt"])
  }

  @Test func boldIngredientsAreNoHeadings() throws {
    let draft = try inWordPad(
      #"\fs32 Soup\fs20\par\b 2 leeks\par salt\par 1 l stock\b0\par Cook the leeks in stock.\par"#)[0]
    #expect(draft.ingredientLines == ["2 leeks", "salt", "1 l stock"])
  }

  @Test func tablesOfContentsAreNoText() throws {
    let draft = try inWordPad(
      #"{\field{\*\fldinst TOC \\o "1-2"}{\fldrslt Leek soup\tab 1\par Pea soup\tab 2\par}}\b\fs32 Leek soup\b0\fs20\par 2 leeks\par 1 l stock\par Cook the leeks.\par"#
    )[0]
    #expect(draft.title == "Leek soup")
    #expect(!draft.losses.contains { $0.message.contains("Pea soup") })
  }

  @Test func columnsOfATableAreParts() throws {
    let draft = try inWordPad(
      #"""
      \b\fs40 Thai Chicken\b0\fs22\par
      \trowd\cellx4680\cellx9360\pard\intbl{\b Ingredients}\cell\pard\intbl{\b Directions}\cell\row
      \trowd\cellx4680\cellx9360\pard\intbl 500 g chicken\par\pard\intbl 4 cloves garlic\cell
      \pard\intbl Fry the garlic in hot oil.\par\pard\intbl Add the chicken and fry for 5 minutes.\cell\row
      \pard Serve with rice.\par
      """#)[0]
    #expect(draft.ingredientLines == ["500 g chicken", "4 cloves garlic"])
    #expect(
      draft.instructionLines == [
        "Fry the garlic in hot oil.", "Add the chicken and fry for 5 minutes.", "Serve with rice.",
      ])
  }

  @Test func tablesWithinTablesAreRead() throws {
    let draft = try inWordPad(
      #"""
      \b\fs30 Pad Thai\b0\fs22\par
      \trowd\cellx9000\pard\intbl
      \pard\intbl\itap2 200 g\nestcell rice noodles\nestcell{\*\nesttableprops\trowd\cellx2000\cellx6000\nestrow}{\nonesttables\par}
      \pard\intbl\itap2 2\nestcell eggs\nestcell{\*\nesttableprops\trowd\cellx2000\cellx6000\nestrow}{\nonesttables\par}
      \pard\intbl\itap1 \cell\row
      \pard Soak the noodles for 20 minutes.\par Fry the eggs.\par
      """#)[0]
    #expect(draft.ingredientLines == ["200 g rice noodles", "2 eggs"])
    #expect(draft.instructionLines == ["Soak the noodles for 20 minutes.", "Fry the eggs."])
  }

  @Test func exportsOfProgramsAreReadAsSuch() throws {
    let draft = try inWordPad(
      """
      MMMMM----- Recipe via Meal-Master (tm) v8.05
       
            Title: Baklava
       Categories: Desserts
            Yield: 30 servings
       
            1 lb Walnuts, chopped                    1/2 c  Sugar
       
        Layer the pastry.
       
      MMMMM
      """.replacing("\n", with: "\\par\n"))[0]
    #expect(draft.title == "Baklava")
    #expect(draft.ingredientLines == ["1 lb Walnuts, chopped", "1/2 cup Sugar"])
  }

  @Test func namesOfThoseWhoGaveARecipeAreNoTitles() throws {
    let drafts = try inWordPad(
      #"""
      \pard\qc\b St. Mary\'92s Church Cookbook\b0\par\page
      \pard\qc\b HAM LOAF\b0\par\pard\qr\i Mrs. Walter Hess\i0\par\pard
      1 lb. ground ham\par 2 eggs\par
      Mix well and form into loaf. Bake 1 1/2 hours at 350\'b0.\par\par
      \pard\qc\b CORN PUDDING\b0\par\pard\qr\i Ida Brown\i0\par\pard
      2 c. corn\par 1 c. milk\par
      Mix the corn with milk. Bake for 45 minutes.\par
      """#)
    #expect(drafts.map(\.title) == ["HAM LOAF", "CORN PUDDING"])
    #expect(drafts.map(\.ingredientLines) == [["1 lb. ground ham", "2 eggs"], ["2 c. corn", "1 c. milk"]])
  }

  @Test func boxesOfTextAreText() throws {
    let draft = try inWordPad(
      #"""
      \b\fs32 Soup\b0\fs20\par 2 leeks\par 1 l stock\par Cook the leeks.\par
      {\shp{\*\shpinst\shpleft0{\sp{\sn shapeType}{\sv 202}}{\shptxt \pard Serve it with bread.\par}}{\shprslt{\*\do\dptxbx{\dptxbxtext Serve it with bread.\par}}}}Eat it hot.\par
      """#)[0]
    #expect(draft.instructionLines == ["Cook the leeks.", "Eat it hot.", "Serve it with bread."])
  }

  @Test func whatIsMadeElsewhereIsNamed() throws {
    let draft = try inWordPad(
      #"\b\fs32 Soup\b0\fs20\par 2 leeks\par 1 l stock\par Cook the leeks {\object\objemb{\*\objclass Excel.Sheet.8}{\*\objdata 0105}{\result {\pict\wmetafile8 0100}}}now.\par"#
    )[0]
    #expect(
      draft.losses.contains(
        ImportLoss(
          .dropped, "text",
          "a formula, a sheet or another thing made elsewhere behind “Cook the leeks” is not known")))
    #expect(draft.losses.contains(ImportLoss(.dropped, "picture", "one in a form that pages cannot show")))
  }

  // MARK: Characters

  @Test func amountsAreKeptWhateverTheyAreWrittenWith() throws {
    let draft = try inWordPad(
      #"""
      \b\fs32 Corn Bread\b0\fs20\par Ingredients:\par
      1{\super 1}/{\sub 2} cups cornmeal\par
      1{\field{\*\fldinst EQ \\f(1,4)}{\fldrslt }} cup flour\par
      {\field{\*\fldinst SYMBOL 189 \\f "Times New Roman" \\s 12}{\fldrslt\f0\fs24}} cup sugar\par
      2\_3 eggs\par
      1{\mmath{\*\moMath{\mf{\mfPr{\mctrlPr\f1}}{\mnum 1}{\mden 2}}}} tsp soda\par
      {\super 3}/{\sub 4} tsp salt {\v hidden words}\par
      1 cup but\-ter\-milk\par
      {\deleted 5}6 g {\f1\'b7}mint\u-10174?\u-8265?\par
      Directions:\par
      Bake at 400{\super o}F for 25 minutes.\par
      """#)[0]
    #expect(
      draft.ingredientLines == [
        "1 1/2 cups cornmeal", "1 1/4 cup flour", "½ cup sugar", "2-3 eggs", "1 1/2 tsp soda", "3/4 tsp salt",
        "1 cup buttermilk", "6 g •mint𠮷",
      ])
    #expect(draft.instructionLines == ["Bake at 400°F for 25 minutes."])
  }

  @Test(arguments: [
    (#"\ansi\ansicpg1251{\fonttbl{\f0\fcharset204 Arial;}}"#, #"\'c1\'ee\'f0\'f9"#, "Борщ"),
    (#"\ansi\ansicpg1252{\fonttbl{\f0\fcharset238 Arial;}}"#, #"Kn\'ecdl\'edky"#, "Knědlíky"),
    (#"\ansi\ansicpg932{\fonttbl{\f0\fcharset128 MS Gothic;}}"#, #"\'93\'f7\'82\'b6\'82\'e1\'82\'aa"#, "肉じゃが"),
    (#"\ansi\ansicpg932{\fonttbl{\f0\fcharset128 MS Gothic;}}"#, #"\'83J\'83\'8c\'81["#, "カレー"),
    (#"\mac{\fonttbl{\f0 Times;}}"#, #"Cr\'8fme br\'9el\'8ee"#, "Crème brûlée"),
    (#"\pca{\fonttbl{\f0 Times;}}"#, #"K\'84se"#, "Käse"),
    (#"\ansi\ansicpg65001{\fonttbl{\f0 Arial;}}"#, #"K\'c3\'a4se"#, "Käse"),
    (#"\ansi\ansicpg1252{\fonttbl{\f0\fcharset0 Arial;}}"#, "Käse", "Käse"),
    (#"\ansi\ansicpg99999{\fonttbl{\f0 Arial;}}"#, #"K\'e4se"#, "Käse"),
    (#"\ansi{\fonttbl{\f0\fcharset0 Arial;}}"#, #"Pho b\u242 \u8211\endash gut"#, "Pho bò–gut"),
    (#"\ansi{\fonttbl{\f0\fcharset0 Arial;}}"#, #"\uc2 K\u228\'c3\'a4se"#, "Käse"),
  ])
  func charactersAreThoseOfTheirCodePages(head: String, title: String, expected: String) throws {
    let text = #"{\rtf1"# + head + #"\f0\b\fs32 "# + title + #"\b0\fs20\par 2 eggs\par 1 l milk\par Cook it well.\par}"#
    #expect(try read(text)[0].title == expected)
  }

  @Test func bytesOfTheMacintoshAreReadAsItsOwn() throws {
    var bytes = Array(#"{\rtf1\mac{\fonttbl{\f0 Times;}}\f0\fs36 Cr"#.utf8)
    bytes +=
      [0x8F] + Array(#"me\fs24\par 2 eggs\par 1 l milk\par Heat it to 80"#.utf8) + [0xA1] + Array(#".\par}"#.utf8)
    let reading = try ImportReader.read(SourceFile(path: "a.rtf", bytes: bytes))
    #expect(reading.recipes[0].title == "Crème")
    #expect(reading.recipes[0].instructionLines == ["Heat it to 80°."])
    #expect(!reading.recipes[0].losses.contains { $0.field == "encoding" })
  }

  // MARK: Folders

  @Test func picturesBesideATextOfTextEditComeAlong() throws {
    let text = #"""
      {\rtf1\ansi\ansicpg1252\cocoartf1138
      {\fonttbl\f0\fswiss\fcharset0 Helvetica;}
      \f0\b\fs28 Pancakes
      \b0\fs24 \
      {{\NeXTGraphic cr\'eape.jpg \width8640 \height5760 \noorient
      }\'ac}\
      200 g flour\
      2 eggs\
      \
      Whisk flour and eggs. Fry in a hot pan.\
      }
      """#
    let files = [("Pancakes.rtfd/TXT.rtf", Array(text.utf8)), ("Pancakes.rtfd/crêpe.jpg", Array("picture".utf8))]
    let drafts = try ImportReader.read(folder: files.map { file in FolderFile(path: file.0) { Checked(file.1) } })
      .recipes
    #expect(drafts.map(\.title) == ["Pancakes"])
    #expect(drafts[0].ingredientLines == ["200 g flour", "2 eggs"])
    #expect(drafts[0].picture == Array("picture".utf8))
    #expect(try read(text)[0].image == "crêpe.jpg")
  }

  // MARK: Hostile files

  @Test func deepAndBrokenTextsAreBounded() throws {
    let recipe = #"\fs32 Soup\fs20\par 2 leeks\par 1 l stock\par Cook the leeks.\par"#
    let deep = String(repeating: "{", count: 100_000)
    #expect(try read(#"{\rtf1 "# + deep + recipe)[0].ingredientLines == ["2 leeks", "1 l stock"])
    #expect(try read(#"{\rtf1 "# + deep + deep.replacing("{", with: "}") + recipe)[0].title == "Soup")
    #expect(try read(#"{\rtf1 "# + recipe + String(repeating: "}", count: 100_000))[0].title == "Soup")
    #expect(try read(#"{\rtf1{\pict\jpegblip\bin9 }{\pict}\}"# + recipe + "}")[0].title == "Soup")
    for broken in [
      #"{\rtf"#, #"{\rtf1\'"#, #"{\rtf1\u"#, #"{\rtf1\bin99999999999 a"#, #"{\rtf1\u-"#, #"{\rtf1{\fldinst"#,
    ] {
      #expect(throws: ImportFailure.self) { try read(broken) }
    }
  }

  @Test(arguments: [
    "{", "}", "{\\pict\\pngblip 00", "{\\field{\\*\\fldinst EQ ", "\\'81", "\\u-10179?", "\\par ", "\\cell ", "\\row ",
    "{\\shp{\\*\\shpinst{\\shptxt a", "\\trowd\\intbl a", "{\\*\\a", "\\b a\\par\\b0 b\\par ", "\\page a",
    "{\\fonttbl\\f1\\fcharset128 ;", "{\\stylesheet a;", "{\\header a}", "\\f1\\'81\\f2\\'81", "1 egg\\par\n",
    "{\\super 1}",
    "\\fs40 a\\par\\fs20 b\\par ", "{\\NeXTGraphic a ", "\\bin9 ", "{\\strike a}", "{\\listtext a}b\\par ",
  ])
  func longTextsAreReadInLinearTime(unit: String) {
    let text = String(repeating: unit, count: 15_000 / unit.utf8.count)
    for start in [
      "{\\rtf1\\ansi ", "{\\rtf1\\ansi\\ansicpg932{\\fonttbl{\\f1\\fcharset128 A;}{\\f2\\fcharset134 B;}}\\f1 ",
    ] {
      _ = try? read(start + text)
    }
  }
}

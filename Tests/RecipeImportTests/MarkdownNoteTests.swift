import SourceText
import Testing

@testable import RecipeImport

/// Markdown as other programs and people keep recipes in it.
struct MarkdownNoteTests {
  private func draft(_ text: String, _ path: String = "Soup.md") throws -> RecipeDraft {
    try #require(ImportReader.read(SourceFile(path: path, text: text)).recipes.first)
  }

  /// A note of Obsidian.
  static let tikka = """
    ---
    tags: [recipe, dinner, recipe/indian]
    aliases:
      - Tikka
    servings: 4
    prep time: 20 min
    cook_time: 40
    source: https://a.example/tikka
    rating: 5
    created: 2023-02-11
    ---

    ![[tikka.jpg|300]]

    > [!info] From Mum's notebook, which she wrote

    ## Ingredients

    - [ ] 500 g chicken thighs
    - [x] 150 g [[Greek yogurt]]
    - [ ] 2 tbsp [[Garam Masala|garam masala]]

    ### Sauce

    - [ ] 1 onion, *diced*
    - [ ] 200 ml ==cream==

    ## Method

    1. Marinate the chicken in the yogurt for 2 hours.[^1]
    2. Make the sauce, see [[Curry Sauce#Method]].

    %% not for guests %%

    ## Notes

    Freezes well. #freezer
    """

  @Test func aNoteOfObsidianIsARecipeOfItsFilesName() throws {
    let draft = try draft(Self.tikka, "vault/Chicken Tikka Masala.md")
    #expect(draft.title == "Chicken Tikka Masala")
    #expect(
      draft.groups == [
        .init(lines: ["500 g chicken thighs", "150 g Greek yogurt", "2 tbsp garam masala"]),
        .init(title: "Sauce", lines: ["1 onion, diced", "200 ml cream"]),
      ])
    #expect(
      draft.instructionLines == [
        "Marinate the chicken in the yogurt for 2 hours.", "Make the sauce, see Curry Sauce.",
      ])
    #expect(draft.keywords == ["dinner", "indian", "freezer"])
    #expect(draft.yieldText == "4")
    #expect(draft.preparationMinutes == 20)
    #expect(draft.cookingMinutes == 40)
    #expect(draft.source == "https://a.example/tikka")
    #expect(draft.image == "tikka.jpg")
    #expect(draft.summary == "From Mum's notebook, which she wrote")
    #expect(draft.tip == "Freezes well.")
    #expect(draft.aliases == ["Tikka"])
    #expect(
      draft.links == [
        .init(shown: "Greek yogurt", name: "Greek yogurt"), .init(shown: "garam masala", name: "Garam Masala"),
        .init(shown: "Curry Sauce", name: "Curry Sauce", isInSteps: true),
      ])
    #expect(draft.losses == [ImportLoss(.dropped, "rating", "5")])
  }

  @Test func notesOfAFolderAreLinkedAndHaveTheirPictures() throws {
    let masala =
      "#spice\nYield:: 10 tbsp\n\n**Ingredients**\n* 2 tbsp coriander\n* 1 tbsp cumin\n\n**Directions**\nToast the spices. Grind them.\n"
    let diary = "# Tuesday\n\n- called Ann\n- 2 letters\n- 3 parcels\n"
    let files = [
      ("Curry/Chicken Tikka Masala.md", Array(Self.tikka.utf8)), ("Spices/Garam Masala.md", Array(masala.utf8)),
      ("diary/2023-02-11.md", Array(diary.utf8)), ("attachments/Tikka.jpg", [0xFF, 0xD8, 0xFF]),
    ]
    let reading = try ImportReader.read(
      folder: files.map { file in FolderFile(path: file.0) { Checked(file.1) } })
    try #require(reading.recipes.map(\.title) == ["Chicken Tikka Masala", "Garam Masala"])
    #expect(reading.recipes[0].picture == [0xFF, 0xD8, 0xFF])
    #expect(DraftRecipe(reading.recipes[1])?.text.contains("\n**10 tbsp**\n") == true)
    #expect(reading.recipes[1].keywords == ["spice"])
    var addresses = RecipeAddresses()
    addresses.add(reading.recipes[0], at: "chicken-tikka-masala.md")
    addresses.add(reading.recipes[1], at: "garam-masala.md")
    let made = try #require(DraftRecipe(reading.recipes[0], addresses: addresses))
    #expect(made.text.contains("- *2 tbsp* [garam masala](garam-masala.md)\n"))
    #expect(
      made.losses.contains(ImportLoss(.changed, "links", "the recipe “Greek yogurt” is named, and not linked to")))
  }

  @Test func aPageOfHugoSaysItsFactsInEmojiToo() throws {
    let draft = try draft(
      """
      ---
      title: "Beef Stew"
      date: 2021-03-10
      tags: ['stew', 'beef']
      author: joel
      ---

      A hearty stew for a cold night.

      - ⏲️ Prep time: 15 min
      - 🍳 Cook time: 2 hr
      - 🍽️ Servings: 6

      ## Ingredients

      - 1 kg beef chuck
      - 3 carrots

      ## Directions

      1. Brown the beef.
      2. Simmer for 2 hours.

      ## Contribution

      - Joel – [website](https://joel.example)
      """, "content/beef-stew.md")
    #expect(draft.title == "Beef Stew")
    #expect(draft.keywords == ["stew", "beef"])
    #expect(draft.authors == ["joel"])
    #expect(draft.date.map { "\($0)" }?.contains("2021") == true)
    #expect((draft.preparationMinutes, draft.cookingMinutes) == (15, 120))
    #expect(draft.yieldText.flatMap(YieldText.canonical) == "6 servings")
    #expect(draft.summary == "A hearty stew for a cold night.")
    #expect(draft.ingredientLines == ["1 kg beef chuck", "3 carrots"])
    #expect(draft.instructionLines == ["Brown the beef.", "Simmer for 2 hours."])
    #expect(draft.losses.contains(ImportLoss(.dropped, "link", "https://joel.example")))
  }

  @Test func aPageOfNotionHasANumberInItsNameAndItsPictureInAFolder() throws {
    let name = "Lemon Cake 3f2a9c0d1e4b4f6f8a9b0c1d2e3f4a5b"
    let draft = try draft(
      """
      # Lemon Cake

      Tags: baking, dessert
      Servings: 8
      Cook Time: 45 min
      Link: https://a.example/lemon-cake

      ![lemon.png](\(name.replacing(" ", with: "%20"))/lemon.png)

      ## Ingredients

      - [ ]  250 g butter
      - [ ]  4 eggs

      ## Steps

      1. Cream the butter.
      2. Beat in the eggs.
      """, "\(name).md")
    #expect(draft.title == "Lemon Cake")
    #expect(draft.image == "\(name)/lemon.png")
    #expect(draft.ingredientLines == ["250 g butter", "4 eggs"])
    #expect(draft.keywords == ["baking", "dessert"])
    #expect(draft.source == "https://a.example/lemon-cake")
    #expect(draft.cookingMinutes == 45)
    #expect(draft.aliases == [])
  }

  @Test func propertiesOfLogseqAreFacts() throws {
    let draft = try draft(
      """
      title:: Shakshuka
      tags:: recipe, breakfast
      servings:: 2

      - ## Ingredients
      \t- 1 onion
      \t- 2 peppers
      - ## Method
      \t- Fry onion and peppers until soft.
      \t- Crack in the eggs.
      """, "pages/food___shakshuka.md")
    #expect(draft.title == "Shakshuka")
    #expect(draft.keywords == ["breakfast"])
    #expect(draft.yieldText == "2")
    #expect(draft.ingredientLines == ["1 onion", "2 peppers"])
    #expect(draft.instructionLines == ["Fry onion and peppers until soft.", "Crack in the eggs."])
    #expect(draft.losses == [])
  }

  @Test func listsMayBeNumberedOrHavePlusSigns() throws {
    let draft = try draft(
      """
      # Hummus 🥣
      **Prep Time:** 10 min | **Cook Time:** 5 min | **Servings:** 4
      ## Ingredients
      + **400 g** chickpeas
      + 2 tbsp tahini
      ### To serve
      1. 2 tbsp oil
      2. 1 lemon
      ## Steps
      Put everything into a blender.

      Blend for 3 minutes.

      From <https://a.example/hummus>
      ## Notizen
      Keeps well.
      """)
    #expect(draft.title == "Hummus")
    #expect(draft.groups.map(\.lines) == [["400 g chickpeas", "2 tbsp tahini"], ["2 tbsp oil", "1 lemon"]])
    #expect(draft.instructionLines == ["Put everything into a blender.", "Blend for 3 minutes."])
    #expect(draft.source == "https://a.example/hummus")
    #expect((draft.preparationMinutes, draft.cookingMinutes) == (10, 5))
    #expect(draft.tip == "Keeps well.")
    #expect(draft.losses == [])
  }

  @Test func underlinedHeadingsAndTablesAreRead() throws {
    let draft = try draft(
      """
      Pancakes
      ========

      Makes 8 pancakes. Adapted from [Grandma](https://a.example/g).

      Ingredients
      -----------

      | Ingredient | Amount | Unit | Notes |
      |---|---:|---|---|
      | Flour | 200 | g | sifted |
      | Milk | 300 | ml | |
      | Eggs | 2 | | |

      Instructions
      ------------

      Mix everything. Fry in butter.
      """)
    #expect(draft.title == "Pancakes")
    #expect(draft.source == "https://a.example/g")
    #expect(draft.ingredientLines == ["200 g Flour, sifted", "300 ml Milk", "2 Eggs"])
    #expect(draft.yieldText.flatMap(YieldText.canonical) == "8 pancakes")
    #expect(draft.aliases == ["Soup"])
  }

  @Test(arguments: [
    ("# Ingredients\n- 2 eggs\n- 1 tsp salt\n# Directions\n1. Beat.\n", "my_best-omelette.md", "My best omelette"),
    ("- 2 eggs\n- 1 tsp salt\n\n1. Beat.\n2. Fry.\n", "omelette/index.md", "Omelette"),
    (
      "## Omelette\n\n### Ingredients\n- 2 eggs\n- 1 tsp salt\n\n### Directions\nBeat.\nFry in butter until set.\n",
      "a.md", "Omelette"
    ),
  ])
  func theNameIsAHeadingElseThatOfTheFile(text: String, path: String, title: String) throws {
    let draft = try draft(text, path)
    #expect(draft.title == title)
    #expect(draft.ingredientLines == ["2 eggs", "1 tsp salt"])
    #expect(draft.instructionLines.first == "Beat.")
  }

  @Test func frontMatterMayListTheIngredientsAndTheTextTheSteps() throws {
    let draft = try draft(
      "---\nname: Soup\nyield: 2 bowls\nnutrition: {calories: 250 kcal, protein: 9 g}\ningredients: [1 onion, 200 g peas]\n"
        + "---\n\n## Steps\n\n1. Fry.\n2. Boil for 20 minutes.\n")
    #expect(draft.ingredientLines == ["1 onion", "200 g peas"])
    #expect(draft.instructionLines == ["Fry.", "Boil for 20 minutes."])
    #expect(draft.yieldText == "2 bowls")
    #expect(draft.nutrients.map(\.name) == ["calories", "proteinContent"])
    #expect(draft.losses == [])
  }

  @Test func frontMatterThatIsNoYAMLIsNamedAndTheTextIsRead() throws {
    let draft = try draft("---\ntags: [a\n---\n## Ingredients\n- 1 egg\n- salt\n\n## Method\n1. Boil.\n", "Egg.md")
    #expect(draft.title == "Egg")
    #expect(draft.losses.map(\.field) == ["front matter"])
    #expect(throws: ImportFailure.self) {
      try ImportReader.read(SourceFile(path: "a.md", text: "---\ntags: [a\n---\n"))
    }
  }

  @Test func whatRunsOrHidesIsNotRead() throws {
    let draft = try draft(
      """
      <!-- 3 secrets
      - 1 secret -->
      ```dataview
      LIST 2 cups FROM #recipe
      ```
      ## Ingredients
      - 1 egg \\*
      - 2 tbsp `cream`
      ## Method
      1. Boil **well**.
      """)
    #expect(draft.ingredientLines == ["1 egg *", "2 tbsp cream"])
    #expect(draft.instructionLines == ["Boil well."])
  }

  @Test(arguments: ["[[", "![[", "[a](", "<!--", "%%", "> ", "- [ ] ", "a\n---\n", "`", "=="])
  func hostileNotesAreReadInLinearTime(piece: String) throws {
    let lines = piece.count(where: \.isNewline)
    let text =
      "# A\n\n## Ingredients\n- 1 egg\n\n## Method\n1. Boil the egg for five minutes.\n\n## Notes\n"
      + String(repeating: piece, count: lines == 0 ? 40_000 : (TextLimit.lines - 20) / lines)
    let draft = try draft(String(text.prefix(40_000)), "a.md")
    #expect(draft.ingredientLines.first == "1 egg")
  }
}

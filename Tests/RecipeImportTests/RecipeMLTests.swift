import SourceText
import Testing

@testable import RecipeImport

@Suite struct RecipeMLTests {
  private func drafts(_ text: String) throws -> [RecipeDraft] {
    try ImportReader.read(SourceFile(path: "file", text: text)).recipes
  }

  private static let menu = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE recipeml PUBLIC "-//FormatData//DTD RecipeML 0.5//EN" "http://www.formatdata.com/recipeml/recipeml.dtd">
    <recipeml version="0.5">
      <menu>
        <head><title>Sunday</title></head>
        <recipe>
          <head>
            <title>Almond Cake</title><subtitle>of our aunt</subtitle>
            <source>Ann&#39;s cards</source>
            <categories><cat>Cakes</cat><cat>Nuts</cat></categories>
            <preptime type="preparation"><time><qty>30</qty><timeunit>minutes</timeunit></time></preptime>
            <preptime type="cooking"><time><qty>1</qty><timeunit>hour</timeunit></time></preptime>
            <preptime type="resting"><time><qty>2</qty><timeunit>hours</timeunit></time></preptime>
            <yield><qty>12</qty><unit>slices</unit></yield>
          </head>
          <description>A cake.</description>
          <equipment><tool>Tube pan</tool></equipment>
          <ingredients>
            <ing><amt><qty>1 1/2</qty><unit>cups</unit></amt><item>almonds</item><prep>chopped</prep></ing>
            <ing><amt><qty>2<frac><n>1</n><d>4</d></frac></qty><unit>cups</unit></amt><item>sugar</item></ing>
            <ing><amt><qty><range><q1>3</q1><sep>to</sep><q2>4</q2></range></qty></amt><item>eggs</item></ing>
            <ing><amt><qty>1</qty><unit>cup</unit></amt><amt><qty>240</qty><unit>ml</unit></amt><item>milk</item></ing>
            <ing optional="yes"><amt><qty>1</qty><unit>tsp</unit></amt><item>vanilla</item>
              <alt-ing><amt><qty>2</qty><unit>tsp</unit></amt><item>rum</item></alt-ing></ing>
            <ing><amt><qty/><unit/></amt><item>salt</item></ing>
            <ing><item>-and pepper</item></ing>
            <ing-div type="icing">
              <title>Icing</title>
              <ing><amt><qty>1</qty><size>large</size></amt><item>lemon</item></ing>
            </ing-div>
          </ingredients>
          <directions>
            <step>Sprinkle the almonds over the bottom of a greased
              pan.

              Beat the eggs.</step>
            <dir-div><title>Icing</title><step>Stir with <frac><n>1</n><d>2</d></frac> of the juice at
              <temp><qty>20</qty><tempunit>°C</tempunit></temp>.</step></dir-div>
          </directions>
          <nutrition><nutrient><n-name>Calories</n-name><qty>250</qty></nutrient></nutrition>
          <note>Keeps a week.</note>
        </recipe>
        <recipe>
          <head><title>Tea</title><categories>Drinks, Hot</categories></head>
          <ingredients><ing><item>tea</item></ing></ingredients>
          <directions>Pour.

            Wait.</directions>
        </recipe>
      </menu>
    </recipeml>
    """

  @Test func readsTheRecipesOfAMenu() throws {
    let drafts = try drafts(Self.menu)
    #expect(drafts.map(\.title) == ["Almond Cake", "Tea"])
    let draft = try #require(drafts.first)
    #expect(
      draft.groups == [
        .init(lines: [
          "1 1/2 cups almonds, chopped", "2 1/4 cups sugar", "3-4 eggs", "1 cup (240 ml) milk",
          "1 tsp vanilla or 2 tsp rum (optional)", "salt and pepper",
        ]),
        .init(title: "Icing", lines: ["1 large lemon"]),
      ])
    #expect(
      draft.sections == [
        .init(steps: [.init("Sprinkle the almonds over the bottom of a greased pan."), .init("Beat the eggs.")]),
        .init(title: "Icing", steps: [.init("Stir with 1/2 of the juice at 20 °C.")]),
      ])
    #expect(draft.yieldText == "12 slices")
    #expect(draft.preparationMinutes == 30)
    #expect(draft.cookingMinutes == 60)
    #expect(draft.categories == ["Cakes", "Nuts"])
    #expect(draft.source == "Ann's cards")
    #expect(draft.summary == "A cake.")
    #expect(draft.tip == "Keeps a week.")
    #expect(drafts[1].categories == ["Drinks", "Hot"])
    #expect(drafts[1].instructionLines == ["Pour.", "Wait."])
  }

  @Test func namesWhatRecipeMLHasBesides() throws {
    let draft = try #require(drafts(Self.menu).first)
    #expect(draft.losses.map(\.field) == ["resting", "subtitle", "equipment", "nutrition"])
  }

  @Test func namesTimesThatCannotBeRead() throws {
    let text = Self.menu.replacing(
      "<time><qty>1</qty><timeunit>hour</timeunit></time>", with: "<time><qty>until done</qty></time>")
    let draft = try #require(drafts(text).first)
    #expect(draft.cookingMinutes == nil)
    #expect(draft.losses.first == ImportLoss(.dropped, "cooking", "until done"))
  }
}

import Compression
import SourceText
import Testing

@testable import RecipeImport

@Suite struct CopyMeThatTests {
  static let page = """
    <!DOCTYPE html><head><meta http-equiv="Content-Type" content="text/html;charset=UTF-8">
    <meta name="copymethat_class_id_version" content="2"></head><html><style>.recipe{margin-top:20px}</style><body>
    <div class="recipe"><div id="name">Sushi rice &amp; rolls</div><div id="link">Original:
    <a id="original_link" href="https://a.example/rice">a.example</a></div><img class="recipeImage" src="images/rice.jpg">
    <div id="categories"><span class="recipeCategory">Japanese</span>, <span class="recipeCategory">Rice</span></div>
    <div id="description">Good.</div><div id="extra_info"><span id="made_this">I made this</span>
    <span id="rating">Rated <span id="ratingValue">4</span>/5</span></div>
    <div id="servings">Servings: <a id="recipeYield">4</a></div><div id="recipeIngredient_header">Ingredients</div>
    <ul id="recipeIngredients"><li class="recipeIngredient">2 cups sushi rice</li><div class="recipeIngredient_spacer"></div>
    <div class="recipeIngredient recipeIngredient_subheader">Roll:</div><li class="recipeIngredient">1 avocado</li></ul>
    <div id="recipeInstructions_header">Steps</div><ol id="recipeInstructions"><li class="instruction" value="1">Boil the rice.</li>
    <div class="instruction instruction_subheader">Roll</div><li class="instruction" value="2">Roll it all up.</li></ol>
    <div id="recipeNotes_header">Notes</div><ul id="recipeNotes"><li class="recipeNote">Keep it cool.</li></ul></div>
    <div class="recipe"><div id="name">Tea</div><ul id="recipeIngredients"><li class="recipeIngredient">1 l water</li></ul></div>
    </body></html>
    """

  @Test func readsEachRecipeOfThePageWithItsPicture() throws {
    var archive = ZipWriter()
    try archive.add("recipes.html", Array(Self.page.utf8))
    try archive.add("images/rice.jpg", Array("picture".utf8))
    let drafts = try ImportReader.read(SourceFile(path: "copymethat.zip", bytes: archive.finish())).recipes
    #expect(drafts.map(\.title) == ["Sushi rice & rolls", "Tea"])
    #expect(drafts.map(\.picture) == [Array("picture".utf8), nil])
    let draft = try #require(drafts.first)
    #expect(draft.groups == [.init(lines: ["2 cups sushi rice"]), .init(title: "Roll", lines: ["1 avocado"])])
    #expect(
      draft.sections == [
        .init(steps: [.init("Boil the rice.")]), .init(title: "Roll", steps: [.init("Roll it all up.")]),
      ])
    #expect(draft.yieldText == "4")
    #expect(draft.categories == ["Japanese", "Rice"])
    #expect(draft.source == "https://a.example/rice")
    #expect(draft.summary == "Good.")
    #expect(draft.tip == "Keep it cool.")
    #expect(draft.losses.map(\.message) == ["Rated 4/5", "I made this"])
  }
}

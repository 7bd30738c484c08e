import Testing
import WebPages

@testable import RecipeImport

@Suite struct PageTitleTests {
  private func title(_ body: String, head: String = "") throws -> String? {
    let html = "<head>\(head)</head><body>\(body)<h3>Method</h3><ol><li>Mix the flour and eggs.<li>Bake it for an hour."
    return try #require(PageRecipes.read(WebPage(bytes: Array(html.utf8))).first).title
  }

  private static let list = "<h3>Ingredients</h3><ul><li>2 cups flour<li>3 eggs<li>1 pinch salt</ul>"

  @Test(arguments: [
    ("The Best Peach Cobbler You Will Ever Bake", "Peach Cobbler", "Peach Cobbler"),
    ("Got Canned Salmon? Make Salmon Meatballs", "Canned Salmon Meatballs", "Canned Salmon Meatballs"),
    // What asks, luring headings and those of something else are no names.
    ("Lemon Risotto", "What is Lemon Risotto", "Lemon Risotto"),
    ("Lemon Risotto", "Why you will love this lemon risotto", "Lemon Risotto"),
    ("Lemon Risotto", "A word about rice", "Lemon Risotto"), ("Lemon Risotto", "Lemon Risotto Recipe", "Lemon Risotto"),
    ("Dip With Hand Cut Chips", "with hand-cut chips", "Dip With Hand Cut Chips"),
  ])
  func takesTheNameInTheBoxOfTheRecipe(headline: String, box: String, expected: String) throws {
    #expect(try title("<h1>\(headline)</h1><p>A story.<h2>\(box)</h2><p>Serves 4\(Self.list)") == expected)
  }

  @Test(arguments: [
    ("Kim's Kitchen: Easy Pancakes", "Easy Pancakes", "Easy Pancakes"),
    ("Easy Pancakes | Kim", "Easy Pancakes", "Easy Pancakes"), ("Easy Pancakes", "About Kim", "Easy Pancakes"),
  ])
  func takesThePartOfTheTitleThatASmallerHeadingRepeats(title: String, heading: String, expected: String) throws {
    #expect(try self.title("<h3>\(heading)</h3>\(Self.list)", head: "<title>\(title)</title>") == expected)
  }

  @Test func takesTheTitlesOfPartsForNoName() throws {
    let parts = ["Carrot Cake", "Cream Cheese Frosting"].map { "<h2>\($0)</h2>\(Self.list)" }.joined()
    #expect(
      try title("<h1>Carrot Cake with Cream Cheese Frosting</h1>\(parts)") == "Carrot Cake with Cream Cheese Frosting")
  }

  @Test(arguments: [
    ("Recette de tarte tatin", "Tarte tatin"), ("Receita de bolo", "Bolo"), ("Rezept: Flan", "Flan"),
    ("Recette d'aïoli", "Aïoli"), ("Cookbook:Apple Pie", "Apple Pie"),
    ("Recipes my mother sent me", "Recipes my mother sent me"),
  ])
  func takesWhatAnnouncesARecipeOffItsName(headline: String, expected: String) throws {
    #expect(try title("<h1>\(headline)</h1>\(Self.list)") == expected)
  }

  @Test func takesTheHeadingThatSaysMoreThanTheTitle() throws {
    let head = "<title>Bolo de cenoura - Some Site</title>"
    let heading = "<h1>Bolo de cenoura com cobertura</h1>"
    #expect(try title(heading + Self.list, head: head) == "Bolo de cenoura com cobertura")
  }

  @Test(arguments: [
    ("Kremet fiskesuppe", "Fiskesuppe - oppskrift"), ("Bramboráky jako od babičky", "Bramboráky recept"),
    ("基本の肉じゃが", "肉じゃがの作り方 | うちのごはん"),
  ])
  func takesTheOnlyHeadlineWhereItNamesTheSameDish(headline: String, title: String) throws {
    let head = "<title>\(title)</title>"
    #expect(try self.title("<h1>\(headline)</h1>\(Self.list)", head: head) == headline)
    #expect(try self.title("<h1>Our best recipe</h1>\(Self.list)", head: head) != "Our best recipe")
  }

  @Test func passesOverWhatIsOnlyPrinted() throws {
    let heading = "<h1>Flan <small class=print-only>by Some Site</small></h1>"
    #expect(try title(heading + Self.list, head: "<title>Flan | Desserts | Some Site</title>") == "Flan")
  }

  @Test func takesTheNameOfTheSiteForNoTitle() throws {
    let head = """
      <title>Pot &amp; Pan — leek tart</title><meta property='og:title' content='Pot &amp; Pan'>
      <meta name='twitter:title' content='pot &amp; pan'><meta property='og:site_name' content='Pot &amp; Pan'>
      """
    #expect(try title("<h2>Home</h2><h1>leek tart</h1>\(Self.list)", head: head) == "leek tart")
  }

  @Test(arguments: [
    ("Recipe: Flan with lemon - Some Site", "Flan with lemon"), ("FLAN WITH LEMON", "FLAN WITH LEMON"),
    ("flan with lemon", "FLAN WITH LEMON"), ("Tart", "FLAN WITH LEMON"),
  ])
  func takesATitleInCapitalsAsThePageWritesItElsewhere(whole: String, expected: String) throws {
    let head = "<title>\(whole)</title>"
    let marked = "<div itemscope itemtype='http://schema.org/Recipe'><h1 itemprop=name>FLAN WITH LEMON</h1></div>"
    #expect(try title(marked + Self.list, head: head) == expected)
  }
}

import Cookbook
import CookbookReading
import Quantities
import SourceText
import TestSupport
import Testing

@Suite struct TagFactTests {
  @Test(
    "a time is the total, with a word in front what that says",
    arguments: [
      ("45 min", nil, nil, 45), ("1 h", nil, nil, 60), ("1½ hours", nil, nil, 90), ("½ h", nil, nil, 30),
      ("prep 10 min", 10, nil, nil),
      ("cook 1 h", nil, 60, nil), ("total 2 h", nil, nil, 120), ("prep 5 min, cook 20 min", 5, 20, nil),
      ("Kochzeit 25 Min.", nil, 25, nil), ("5 ingredients", nil, nil, nil), ("under 30", nil, nil, nil),
      ("7", nil, nil, nil),
    ] as [(String, Int?, Int?, Int?)])
  func readsTimes(tags: String, preparation: Int?, cooking: Int?, total: Int?) throws {
    let facts = try facts(tags: tags)
    #expect(facts.preparationMinutes == preparation)
    #expect(facts.cookingMinutes == cooking)
    #expect(facts.statedTotalMinutes == total)
  }

  @Test func knowsWhichTagsAreTimes() {
    #expect(TagTime.isTime("45 min") && TagTime.isTime("prep 10 min"))
    #expect(!TagTime.isTime("soup") && !TagTime.isTime("5 a day") && !TagTime.isTime(""))
  }

  @Test(
    "marks of favourites",
    arguments: ["favourite", "Favorite", "favorit", "Lieblingsrezept", "favori", "favorito", "favorita"])
  func readsFavourites(tag: String) throws {
    #expect(try facts(tags: "soup, \(tag)").isFavourite)
    #expect(MarkTag.isMark(tag))
  }

  @Test("marks of archived recipes", arguments: ["archived", "Archive", "archiviert", "archivé", "archivada"])
  func readsArchived(tag: String) throws {
    #expect(try facts(tags: tag).isArchived)
    #expect(MarkTag.isMark(tag) && !MarkTag.isMark("soup"))
  }

  @Test(
    "meals and difficulties in four languages",
    arguments: [
      ("breakfast", RecipeCategory.breakfast, nil), ("Frühstück, leicht", .breakfast, .easy),
      ("déjeuner, moyen", .lunch, .medium),
      ("cena, difícil", .dinner, .hard), ("merienda", .snack, nil), ("soup, Dinner, lunch", .dinner, nil),
    ] as [(String, RecipeCategory, Difficulty?)])
  func readsWords(tags: String, category: RecipeCategory, difficulty: Difficulty?) throws {
    let facts = try facts(tags: tags)
    #expect(facts.category == category)
    #expect(facts.difficulty == difficulty)
    #expect(CategoryTag.category("soup") == nil)
  }

  @Test func theFirstOfSeveralCounts() throws {
    #expect(try facts(tags: "20 min, 40 min").statedTotalMinutes == 20)
  }
}

import SourceText
import Testing

@testable import RecipeImport

/// Recipes in the words of posts.
@Suite struct SocialPostTests {
  private let caption =
    "Lentil soup\n\nIngredients:\n200 g lentils\n1 onion\n\nMethod:\nFry the onion, add the lentils and boil."

  private func draft(_ head: String, oEmbed: String? = nil) -> RecipeDraft? {
    SocialPost.recipe(
      page: SourceFile(path: "p", text: "<html><head>\(head)</head><body></body></html>"),
      oEmbed: oEmbed.map { Array($0.utf8) }, at: "https://a.example/p/1")
  }

  @Test(arguments: ["", "12 likes, 3 comments - ann on May 1, 2024: &quot;"])
  func readsTheWordsOfOpenGraph(start: String) throws {
    let end = start.isEmpty ? "" : "&quot;"
    let found = try #require(
      draft(
        """
        <meta property="og:description" content="\(start)\(caption)\(end)">
        <meta property="og:image" content="https://a.example/1.jpg">
        """))
    #expect(found.title == "Lentil soup")
    #expect(found.ingredientLines == ["200 g lentils", "1 onion"])
    #expect(found.source == "https://a.example/p/1")
    #expect(found.image == "https://a.example/1.jpg")
  }

  @Test func takesTheWordsThatSayMost() throws {
    let json = caption.replacing("\n", with: "\\n")
    let found = try #require(
      draft(
        "<meta property='og:title' content='Soup!'>", oEmbed: #"{"title": "\#(json)", "author_name": "Ann"}"#))
    #expect(found.ingredientLines == ["200 g lentils", "1 onion"])
    #expect(found.authors == ["Ann"])
  }

  @Test(arguments: ["no json", "[]", #"{"title": 3}"#, #"{"title": "My cat"}"#])
  func findsNothingInOtherAnswers(answer: String) { #expect(draft("", oEmbed: answer) == nil) }

  @Test(arguments: [
    ("www.tiktok.com", SocialPlatform.tiktok), ("youtu.be", .youtube), ("m.youtube.com", .youtube),
    ("www.instagram.com", .instagram), ("tiktok.com.evil.example", nil), ("example.com", nil), ("com", nil),
  ])
  func recognisesPlatforms(host: String, platform: SocialPlatform?) { #expect(SocialPlatform(host: host) == platform) }

  @Test func asksWhereThePageOrThePlatformSays() {
    let page = SourceFile(path: "p", text: "<link type='application/json+oembed' href='/o?u=1'>")
    #expect(SocialPost.oEmbedAddress(of: page, at: "https://a.example/", host: "a.example") == "/o?u=1")
    let empty = SourceFile(path: "p", text: "<p>x")
    #expect(
      SocialPost.oEmbedAddress(of: empty, at: "https://youtu.be/a?b=1", host: "youtu.be")
        == "https://www.youtube.com/oembed?format=json&url=https%3A%2F%2Fyoutu.be%2Fa%3Fb%3D1")
    #expect(SocialPost.oEmbedAddress(of: empty, at: "https://www.instagram.com/p/1", host: "www.instagram.com") == nil)
  }
}

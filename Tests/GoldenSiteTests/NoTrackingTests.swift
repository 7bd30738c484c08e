import Foundation
import Testing

/// Pages load nothing from other hosts, and their policy would not let them.
@Suite struct NoTrackingTests {
  private static let policy = """
    default-src 'none'; style-src 'self'; img-src 'self' data:; font-src 'self'; manifest-src 'self'; script-src 'self'; \
    worker-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'; require-trusted-types-for 'script'; \
    trusted-types galley
    """

  @Test(arguments: GoldenSite.all.filter { $0 != "own-look" }) func pagesLoadWhatTheSiteHolds(name: String) throws {
    let pages = try GoldenSite(name: name).expected().filter { $0.key.hasSuffix(".html") }
    #expect(pages.count > 5)
    for (path, data) in pages {
      let page = String(decoding: data, as: UTF8.self)
      #expect(page.contains("content=\"\(Self.policy)\""), "\(path)")
      let loaded = page.matches(
        of: /<(?:script|img|iframe|source|link rel="(?:stylesheet|icon|manifest|preload)")[^>]* (?:src|href)="([^"]*)"/)
      #expect(loaded.allSatisfy { !$0.1.contains("//") }, "\(path)")
      #expect(!page.contains(" style=\"") && page.firstMatch(of: /<[^>]* on[a-z]+="/) == nil, "\(path)")
      let inline = page.matches(of: /<script(?![^>]* src=)([^>]*)>/)
      #expect(inline.allSatisfy { $0.1.contains("json\"") }, "\(path)")
    }
  }
}

internal import CookbookReading

/// Where a recipe comes from, as pages credit it.
public struct SourceCredit: Sendable, Equatable {
  /// The words of the credit; of a web address its host.
  public let name: String
  /// The web address, with what no address can hold percent-encoded; `nil` for books, people and the like.
  public let url: String?

  public init(_ source: String) {
    let isWeb = source.hasPrefix("https://") || source.hasPrefix("http://")
    let host = source.drop { $0 != "/" }.dropFirst(2).prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    guard isWeb, !host.isEmpty, !source.contains(" ") else {
      name = source
      url = nil
      return
    }
    name = host.hasPrefix("www.") ? String(host.dropFirst(4)) : String(host)
    url = PercentEncoding.normalized(source)
  }
}

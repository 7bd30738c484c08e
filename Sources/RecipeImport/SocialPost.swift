internal import JSONReading
public import SourceText
internal import WebPages

/// A place where people post recipes as the words below a picture or film.
public enum SocialPlatform: String, Sendable, CaseIterable {
  case instagram, tiktok, youtube

  /// - Parameter host: of the address of a post.
  public init?(host: String) {
    let parts = host.lowercased().split(separator: ".")
    guard let name = parts.dropLast().last, parts.last == "com" || host == "youtu.be" else { return nil }
    let platform = name == "youtu" ? "youtube" : String(name)
    guard let known = SocialPlatform(rawValue: platform) else { return nil }
    self = known
  }

  /// Where it says what a post is about; `nil` where it asks for a key.
  func oEmbed(of address: String) -> String? {
    let encoded = address.utf8.map { byte -> String in
      let isPlain = (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) || byte == 0x2E || byte == 0x2D
      let digits = String(byte, radix: 16, uppercase: true)
      return isPlain ? String(UnicodeScalar(byte)) : "%" + (digits.count == 1 ? "0" : "") + digits
    }.joined()
    return switch self {
    case .tiktok: "https://www.tiktok.com/oembed?url=\(encoded)"
    case .youtube: "https://www.youtube.com/oembed?format=json&url=\(encoded)"
    case .instagram: nil
    }
  }
}

/// Something that tells the words of a post, whoever it is: the head of its page, or an answer of oEmbed.
protocol PostWords {
  /// Texts that may be the caption.
  var captions: [String] { get }
  var author: String? { get }
  var picture: String? { get }
}

/// Reads the recipe in the words of a post.
public enum SocialPost {
  /// Where more can be asked about a post: what its page names, else what its platform is known for.
  public static func oEmbedAddress(of page: SourceFile, at address: String, host: String) -> String? {
    let stated = (try? WebPage(bytes: page.bytes))?.head.oEmbed
    return stated ?? SocialPlatform(host: host)?.oEmbed(of: address)
  }

  /// `nil` where no words hold a recipe.
  ///
  /// - Parameter oEmbed: what was answered at `oEmbedAddress`.
  public static func recipe(page: SourceFile, oEmbed: [UInt8]?, at address: String) -> RecipeDraft? {
    let head = (try? WebPage(bytes: page.bytes)).map { OpenGraphWords(head: $0.head) }
    let answer = oEmbed.flatMap(OEmbedWords.init)
    let found: [(any PostWords)?] = [head, answer]
    let sources = found.compactMap(\.self)
    let read = sources.flatMap(\.captions).compactMap { TextRecipe.read($0) }
    guard var draft = read.max(by: { $0.weight < $1.weight }), !draft.ingredientLines.isEmpty else { return nil }
    draft.source = address
    draft.authors = sources.lazy.compactMap(\.author).first.map { [$0] } ?? []
    draft.image = sources.lazy.compactMap(\.picture).first
    return draft
  }
}

/// Open Graph, as the head of a post's page has it.
struct OpenGraphWords: PostWords {
  let captions: [String]
  let author: String?
  let picture: String?

  init(head: PageHead) {
    captions = ["og:description", "og:title", "twitter:description", "description"].compactMap { head[$0] }
      .map(Self.unquoted)
    author = head["author"].flatMap(ImportedText.line)
    picture = head.images.first?.address
  }

  /// `12 likes, 3 comments - ann on May 1: "Lentil soup …"` → what stands in the quotes.
  private static func unquoted(_ text: String) -> String {
    guard let start = text.firstRange(of: ": \""), let end = text.lastIndex(of: "\""), start.upperBound < end,
      !text[..<start.lowerBound].contains(where: \.isNewline)
    else { return text }
    return String(text[start.upperBound..<end])
  }
}

/// An answer of oEmbed. Source: https://oembed.com §2.3; platforms put the caption into `title`.
struct OEmbedWords: PostWords {
  let captions: [String]
  let author: String?
  let picture: String?

  init?(_ bytes: [UInt8]) {
    guard let value = JSONReader.read(SourceFile(path: "oembed", bytes: bytes)).value, value.object != nil else {
      return nil
    }
    captions = ["title", "description"].compactMap { value[$0]?.string }
    author = value["author_name"]?.string.flatMap(ImportedText.line)
    picture = value["thumbnail_url"]?.string
  }
}

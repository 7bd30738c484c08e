/// A picture in the sizes and encodings in which it is published, as one message.
///
/// ```text
/// galley-images 1
/// placeholder 142
/// 400 400 300 avif 9120
/// …
///
/// (the bytes, one after the other)
/// ```
///
/// Each line of the head after the first has the longest side that was asked for, width and height in pixels, encoding
/// and number of bytes. Or the message is `refused REASON`.
public struct ResizedPicture: Equatable, Sendable {
  /// The picture within a square, in one encoding.
  public struct Piece: Equatable, Sendable {
    /// The longest side that was asked for, one of ``ResizedPicture/bounds``.
    public let bound: Int
    /// In pixels, as displayed.
    public let width: Int
    public let height: Int
    public let encoding: PictureEncoding
    public let bytes: ArraySlice<UInt8>

    public init(bound: Int, width: Int, height: Int, encoding: PictureEncoding, bytes: ArraySlice<UInt8>) {
      self.bound = bound
      self.width = width
      self.height = height
      self.encoding = encoding
      self.bytes = bytes
    }
  }

  /// Longest sides in pixels: of a card in a list, and of the picture on a recipe's page.
  public static let bounds = [400, 1200]
  /// The longest side of the blurred picture that stands there until the other has come.
  public static let placeholderSide = 16

  /// A few dozen pixels as WebP; empty where the picture can be seen through.
  public let placeholder: [UInt8]
  /// The smallest size first. A picture no larger than the first bound has that alone.
  public let pieces: [Piece]

  public init(placeholder: [UInt8], pieces: [Piece]) {
    self.placeholder = placeholder
    self.pieces = pieces
  }

  /// Why there is none.
  public struct Refusal: Error, Equatable {
    public let reason: String

    public init(_ reason: String) { self.reason = reason }
  }
}

extension ResizedPicture {
  private static let signature = "galley-images 1"

  /// The message that ``read(_:)`` understands.
  public static func message(_ result: Result<ResizedPicture, Refusal>) -> [UInt8] {
    switch result {
    case .failure(let refusal):
      let line = refusal.reason.split(whereSeparator: \.isNewline).first ?? "for no reason"
      return Array("refused \(line)\n".utf8)
    case .success(let picture):
      var head = "\(signature)\nplaceholder \(picture.placeholder.count)\n"
      for piece in picture.pieces {
        head += "\(piece.bound) \(piece.width) \(piece.height) \(piece.encoding.rawValue) \(piece.bytes.count)\n"
      }
      return Array(head.utf8) + [0x0A] + picture.placeholder + picture.pieces.flatMap(\.bytes)
    }
  }

  /// - Returns: `nil` for what is no whole message.
  public static func read(_ message: [UInt8]) -> Result<ResizedPicture, Refusal>? {
    var rest = message[...]
    guard let first = line(&rest) else { return nil }
    if first.hasPrefix("refused ") { return rest.isEmpty ? .failure(Refusal(String(first.dropFirst(8)))) : nil }
    guard first == signature, let second = line(&rest), second.hasPrefix("placeholder "),
      let count = Int(second.dropFirst(12))
    else { return nil }
    var heads: [[Substring]] = []
    var next = line(&rest)
    while let head = next, !head.isEmpty {
      heads.append(head.split(separator: " "))
      next = line(&rest)
    }
    guard next != nil, let placeholder = take(count, of: &rest) else { return nil }
    var pieces: [Piece] = []
    for head in heads {
      guard let piece = piece(head, &rest) else { return nil }
      pieces.append(piece)
    }
    guard rest.isEmpty, !pieces.isEmpty else { return nil }
    return .success(ResizedPicture(placeholder: Array(placeholder), pieces: pieces))
  }

  private static func piece(_ head: [Substring], _ rest: inout ArraySlice<UInt8>) -> Piece? {
    guard head.count == 5, let bound = Int(head[0]), let width = Int(head[1]), let height = Int(head[2]),
      let encoding = PictureEncoding(rawValue: String(head[3])), let count = Int(head[4]), width > 0, height > 0,
      let bytes = take(count, of: &rest)
    else { return nil }
    return Piece(bound: bound, width: width, height: height, encoding: encoding, bytes: bytes)
  }

  private static func line(_ rest: inout ArraySlice<UInt8>) -> String? {
    guard let end = rest.firstIndex(of: 0x0A) else { return nil }
    defer { rest = rest[(end + 1)...] }
    return String(decoding: rest[..<end], as: UTF8.self)
  }

  private static func take(_ count: Int, of rest: inout ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard count >= 0, count <= rest.count else { return nil }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }
}

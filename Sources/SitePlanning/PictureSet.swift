public import Fingerprints

/// The sizes in which a picture of the collection is published.
public struct PictureSet: Sendable, Equatable {
  /// The picture within a square.
  public struct Size: Sendable, Equatable {
    /// The longest side that was asked for, in pixels.
    public let bound: Int
    /// In pixels, as displayed.
    public let width: Int
    public let height: Int

    public init(bound: Int, width: Int, height: Int) {
      self.bound = bound
      self.width = width
      self.height = height
    }
  }

  /// Path in the site without size and ending, such as `pictures/soups/lentil-3b9ac0ffee`: another content has another
  /// name, so whoever kept a picture never shows an old one.
  public let stem: String
  /// The smallest first; at least one.
  public let sizes: [Size]
  /// A few pixels as WebP that stand there until the picture has come; empty for pictures that can be seen through.
  public let placeholder: [UInt8]
  /// Of the content of the source.
  public let content: Fingerprint

  /// - Parameter path: of the picture below the content folder.
  public init(path: String, content: Fingerprint, sizes: [Size], placeholder: [UInt8]) {
    precondition(!sizes.isEmpty, "a picture has a size")
    let name = path.lastIndex(of: ".").map { String(path[..<$0]) } ?? path
    stem = "pictures/\(Self.shortened(PortableName.path(name)))-\(content.hex.prefix(10))"
    self.content = content
    self.sizes = sizes
    self.placeholder = placeholder
  }

  /// Content, size and encoding come behind it, and names of files have 255 bytes: what is longer ends with a fingerprint of all.
  private static func shortened(_ path: String) -> String {
    let slash = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    guard path[slash...].utf8.count > Slug.most else { return path }
    return path[..<slash] + Slug.shortened(String(path[slash...]))
  }

  public var smallest: Size { sizes[0] }
  public var largest: Size { sizes[sizes.count - 1] }

  /// Where a size is published in one encoding.
  public func path(_ size: Size, ending: String) -> String { "\(stem)-\(size.bound).\(ending)" }
}

extension PictureSet: Fingerprintable {
  public func combine(into builder: inout FingerprintBuilder) {
    builder.combine(stem)
    builder.combine(content)
    builder.combine(placeholder)
    for size in sizes {
      builder.combine(size.bound)
      builder.combine(size.width)
      builder.combine(size.height)
    }
  }
}

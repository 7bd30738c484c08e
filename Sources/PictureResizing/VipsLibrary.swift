internal import CVips
internal import Glibc

/// The functions of libvips that are used, found when the library is opened.
///
/// Debian has no static archive of it, and its headers bring two hundred packages along; so it is opened by name.
struct VipsLibrary: Sendable {
  struct Missing: Error {
    let reason: String
  }

  /// Opened once: libvips must not be started, nor told what to block, while another thread works with it.
  static let opened = Result { () throws(Missing) in try VipsLibrary(file: "libvips.so.42") }

  /// Where each function is.
  private let addresses: [Name: UInt]

  private enum Name: String, CaseIterable {
    case start = "vips_init"
    case version = "vips_version_string"
    case error = "vips_error_buffer"
    case setConcurrency = "vips_concurrency_set"
    case blockUntrusted = "vips_block_untrusted_set"
    case thumbnail = "vips_thumbnail_buffer"
    case thumbnailImage = "vips_thumbnail_image"
    case colourSpace = "vips_colourspace"
    case copyMemory = "vips_image_copy_memory"
    case width = "vips_image_get_width"
    case height = "vips_image_get_height"
    case removeField = "vips_image_remove"
    case hasAlpha = "vips_image_hasalpha"
    case encode = "vips_image_write_to_buffer"
    case release = "g_object_unref"
    case free = "g_free"
  }

  /// One thread, so that the same picture gives the same bytes, and no loader that was not made for files of strangers.
  private init(file: String) throws(Missing) {
    guard let handle = dlopen(file, RTLD_NOW | RTLD_LOCAL) else { throw Self.missing("it cannot be opened") }
    var found: [Name: UInt] = [:]
    for name in Name.allCases {
      guard let address = dlsym(handle, name.rawValue) else { throw Self.missing("it has no \(name.rawValue)") }
      found[name] = UInt(bitPattern: address)
    }
    addresses = found
    let start: @convention(c) (UnsafePointer<CChar>) -> Int32 = function(.start)
    guard start("galley-images") == 0 else { throw Missing(reason: errorText) }
    let set: @convention(c) (Int32) -> Void = function(.setConcurrency)
    set(1)
    let block: @convention(c) (Int32) -> Void = function(.blockUntrusted)
    block(1)
  }

  private static func missing(_ fallback: String) -> Missing {
    Missing(reason: dlerror().map { String(cString: $0) } ?? fallback)
  }

  private func address(_ name: Name) -> UnsafeMutableRawPointer {
    guard let address = addresses[name].flatMap(UnsafeMutableRawPointer.init(bitPattern:)) else {
      preconditionFailure("every name was looked up")
    }
    return address
  }

  private func function<Function>(_ name: Name) -> Function { unsafeBitCast(address(name), to: Function.self) }

  private var errorText: String {
    let text: @convention(c) () -> UnsafePointer<CChar>? = function(.error)
    return text().map { String(cString: $0) } ?? "libvips gives no reason"
  }

  var version: String {
    let text: @convention(c) () -> UnsafePointer<CChar>? = function(.version)
    return text().map { String(cString: $0) } ?? "unknown"
  }
}

// MARK: Pictures

extension VipsLibrary {
  struct Failure: Error {
    let reason: String
  }

  /// A picture in memory; freed with the value.
  struct Image: ~Copyable {
    fileprivate let pointer: OpaquePointer
    fileprivate let release: @convention(c) (OpaquePointer) -> Void

    deinit { release(pointer) }
  }

  private func image(
    _ make: (UnsafeMutablePointer<OpaquePointer?>) -> Int32
  ) throws(Failure) -> Image {
    var pointer: OpaquePointer?
    guard make(&pointer) == 0, let pointer else { throw Failure(reason: errorText) }
    return Image(pointer: pointer, release: function(.release))
  }

  /// Decodes a file so that it fits a square, upright, in sRGB with eight bits a channel.
  func decode(_ bytes: [UInt8], within side: Int) throws(Failure) -> Image {
    let lazy = try image { galley_vips_thumbnail(address(.thumbnail), bytes, bytes.count, $0, Int32(side)) }
    let coloured = try image { galley_vips_srgb(address(.colourSpace), lazy.pointer, $0) }
    let copy: @convention(c) (OpaquePointer) -> OpaquePointer? = function(.copyMemory)
    // Pixels are read once, from the top down, while `bytes` are there.
    guard let pointer = withExtendedLifetime(bytes, { copy(coloured.pointer) }) else {
      throw Failure(reason: errorText)
    }
    // Pixels are sRGB now; savers would keep the profile that says so even where they are to keep nothing.
    let remove: @convention(c) (OpaquePointer, UnsafePointer<CChar>) -> Int32 = function(.removeField)
    _ = remove(pointer, "icc-profile-data")
    return Image(pointer: pointer, release: function(.release))
  }

  func smaller(_ image: borrowing Image, within side: Int) throws(Failure) -> Image {
    let pointer = image.pointer
    return try self.image {
      galley_vips_thumbnail_image(address(.thumbnailImage), pointer, $0, Int32(side))
    }
  }

  func size(of image: borrowing Image) -> (width: Int, height: Int) {
    let width: @convention(c) (OpaquePointer) -> Int32 = function(.width)
    let height: @convention(c) (OpaquePointer) -> Int32 = function(.height)
    return (Int(width(image.pointer)), Int(height(image.pointer)))
  }

  func hasAlpha(_ image: borrowing Image) -> Bool {
    let answer: @convention(c) (OpaquePointer) -> Int32 = function(.hasAlpha)
    return answer(image.pointer) != 0
  }

  /// - Parameter suffix: ending and options as libvips writes them: `.webp[Q=72]`.
  func encode(_ image: borrowing Image, _ suffix: String) throws(Failure) -> [UInt8] {
    var bytes: UnsafeMutableRawPointer?
    var count = 0
    guard galley_vips_encode(address(.encode), image.pointer, suffix, &bytes, &count) == 0, let bytes else {
      throw Failure(reason: errorText)
    }
    let free: @convention(c) (UnsafeMutableRawPointer) -> Void = function(.free)
    defer { free(bytes) }
    return Array(UnsafeRawBufferPointer(start: bytes, count: count))
  }
}

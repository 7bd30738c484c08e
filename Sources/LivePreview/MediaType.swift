/// What kind of file a path of the site names, as browsers want to know it.
enum MediaType {
  static let html = "text/html; charset=utf-8"

  /// - Returns: bytes of an unknown kind where the ending is none that a site has.
  static func of(_ path: String) -> String {
    let ending = path.split(separator: ".").last.map { $0.lowercased() } ?? ""
    return byEnding[ending] ?? "application/octet-stream"
  }

  private static let byEnding = [
    "avif": "image/avif",
    "css": "text/css; charset=utf-8",
    "gif": "image/gif",
    "html": html,
    "jpeg": "image/jpeg",
    "jpg": "image/jpeg",
    "js": "text/javascript; charset=utf-8",
    "json": "application/json",
    "md": "text/markdown; charset=utf-8",
    "pdf": "application/pdf",
    "png": "image/png",
    "svg": "image/svg+xml",
    "txt": "text/plain; charset=utf-8",
    "webmanifest": "application/manifest+json",
    "webp": "image/webp",
    "xml": "application/xml",
  ]
}

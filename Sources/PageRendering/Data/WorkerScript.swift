internal import JSONReading
internal import SitePlanning

/// The service worker: what tells this publication from others, what it keeps from the start, and its code, which is a
/// file of the theme.
enum WorkerScript {
  static func bytes(_ site: Site, version: String) -> [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.member("version", version)
    json.strings("shell", shell(of: site))
    json.endObject()
    return Array("self.site = ".utf8) + json.finish() + Array(";\nimportScripts(\"assets/worker.js\");\n".utf8)
  }

  /// What the site cannot do without: the pages with scripts, the scripts, their data, style sheet and icons.
  private static func shell(of site: Site) -> [String] {
    site.pages.compactMap { page in
      switch page.kind {
      case .tool, .search, .stylesheet, .manifest: page.path
      case .list(.all, page: 1, of: _): page.path
      case .themeFile(let name): name.hasPrefix("assets/") && name != "assets/worker.js" ? page.path : nil
      case .script(.text), .script(.kitchen): page.path
      case .script(.catalogue): site.searchChunks.count == 1 ? page.path : nil
      default: nil
      }
    }
  }
}

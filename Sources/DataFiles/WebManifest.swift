internal import JSONReading
package import PageInputs
internal import SitePlanning
internal import Themes

/// What makes the site a program of its own on a phone: W3C Web Application Manifest, with shortcuts, and the share target
/// that keeps shared links and texts until they are imported. It states no `id`: that is `start_url` then, which is of this
/// site and language alone, while any other would be resolved against the host.
package struct WebManifest {
  package let site: ManifestInputs

  package init(site: ManifestInputs) {
    self.site = site
  }

  private var text: InterfaceText { site.text }

  /// Colours are those of the theme's paper; without any browsers take their own.
  package var bytes: [UInt8] {
    var json = JSONWriter(layout: .pretty)
    json.beginObject()
    json.member("name", site.title)
    json.member("short_name", String(site.title.prefix(24)))
    json.optionalMember("description", site.description)
    json.member("lang", site.edition.language)
    json.member("start_url", "./index.html")
    json.member("scope", "./")
    json.member("display", "standalone")
    json.optionalMember("background_color", site.paper)
    json.optionalMember("theme_color", site.paper)
    json.key("icons")
    json.beginArray()
    // What all editions have in common stands in the site's root.
    let root = PageURL.root(from: site.edition.folder)
    icon(root + "assets/icon.svg", purpose: "any", &json)
    icon(root + "assets/icon-maskable.svg", purpose: "maskable", &json)
    json.endArray()
    json.key("shortcuts")
    json.beginArray()
    shortcut(text[.search], "search.html", &json)
    shortcut(text[.plannerTitle], ToolPage.planner.page, &json)
    shortcut(text[.shoppingList], ToolPage.shopping.page, &json)
    json.endArray()
    shareTarget(&json)
    json.endObject()
    return json.finish()
  }

  private func icon(_ path: String, purpose: String, _ json: inout JSONWriter) {
    json.beginObject()
    json.member("src", path)
    json.member("type", "image/svg+xml")
    json.member("sizes", "any")
    json.member("purpose", purpose)
    json.endObject()
  }

  private func shortcut(_ name: String, _ path: String, _ json: inout JSONWriter) {
    json.beginObject()
    json.member("name", name)
    json.member("url", "./" + path)
    json.endObject()
  }

  private func shareTarget(_ json: inout JSONWriter) {
    json.key("share_target")
    json.beginObject()
    json.member("action", "./" + ToolPage.share.page)
    json.member("method", "GET")
    json.member("enctype", "application/x-www-form-urlencoded")
    json.key("params")
    json.beginObject()
    for name in ["title", "text", "url"] { json.member(name, name) }
    json.endObject()
    json.endObject()
  }
}

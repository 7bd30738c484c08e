internal import Cookbook
package import PageInputs
internal import XMLWriting

/// Files about the site that machines read.
package enum SiteFiles {
  /// Sitemaps protocol 0.9.
  package static func sitemap(_ map: SitemapInputs) -> [UInt8] {
    var xml = XMLText()
    xml.raw("<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n")
    for entry in map.entries {
      xml.raw("<url><loc>")
      xml.text(map.baseURL + (entry.path == "index.html" ? "" : PageURL.encoded(entry.path)))
      xml.raw("</loc>")
      if let date = entry.date { xml.raw("<lastmod>\(date.text)</lastmod>") }
      xml.raw("</url>\n")
    }
    xml.raw("</urlset>\n")
    return xml.bytes
  }

  package static func sitemapIndex(_ index: SitemapIndexInputs) -> [UInt8] {
    var xml = XMLText()
    xml.raw("<sitemapindex xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n")
    for part in 1...index.partCount {
      xml.raw("<sitemap><loc>")
      xml.text("\(index.baseURL)sitemap-\(part).xml")
      xml.raw("</loc></sitemap>\n")
    }
    xml.raw("</sitemapindex>\n")
    return xml.bytes
  }

  /// RFC 9309.
  package static func robots(_ robots: RobotsInputs) -> [UInt8] {
    var text = "User-agent: *\nAllow: /\n"
    if let baseURL = robots.baseURL { text += "\nSitemap: \(baseURL)sitemap.xml\n" }
    return Array(text.utf8)
  }

  /// OpenSearch 1.1 description; the search terms go to the search page.
  package static func openSearch(_ site: SiteFileInputs, baseURL: String) -> [UInt8] {
    var xml = XMLText()
    xml.raw("<OpenSearchDescription xmlns=\"http://a9.com/-/spec/opensearch/1.1/\">\n")
    xml.element("ShortName", String(site.title.prefix(16)))
    xml.element("Description", site.description ?? site.title)
    xml.element("InputEncoding", "UTF-8")
    xml.raw("<Image width=\"16\" height=\"16\" type=\"image/svg+xml\">")
    xml.text(baseURL + "assets/icon.svg")
    xml.raw("</Image>\n<Url type=\"text/html\" template=\"")
    xml.text(baseURL)
    xml.raw("search.html?q={searchTerms}\"/>\n</OpenSearchDescription>\n")
    return xml.bytes
  }
}

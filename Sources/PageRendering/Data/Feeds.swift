internal import Cookbook
internal import JSONReading
internal import SitePlanning
internal import XMLWriting

/// The feeds of new recipes. Dates are days, so times are midnight in UTC: no clock reaches the output.
enum Feeds {
  /// Atom, RFC 4287.
  static func atom(_ site: Site, baseURL: String) -> [UInt8] {
    var xml = XMLText()
    let configuration = site.configuration
    xml.raw("<feed xmlns=\"http://www.w3.org/2005/Atom\" xml:lang=\"\(configuration.language)\">\n")
    xml.element("title", configuration.title)
    if let description = configuration.description { xml.element("subtitle", description) }
    xml.element("id", baseURL)
    xml.raw("<link rel=\"self\" type=\"application/atom+xml\" href=\"")
    xml.text(baseURL + "feed.xml")
    xml.raw("\"/>\n<link rel=\"alternate\" type=\"text/html\" href=\"")
    xml.text(baseURL)
    xml.raw("\"/>\n")
    xml.element("updated", instant(site.recent.first.flatMap { site.recipes[$0].date }))
    xml.raw("<author>")
    xml.element("name", configuration.author ?? configuration.title)
    xml.raw("</author>\n")
    for index in site.recent { entry(site.recipes[index], baseURL: baseURL, site: site, &xml) }
    xml.raw("</feed>\n")
    return xml.bytes
  }

  private static func entry(_ recipe: SiteRecipe, baseURL: String, site: Site, _ xml: inout XMLText) {
    let url = baseURL + PageURL.encoded(recipe.page)
    xml.raw("<entry>\n")
    xml.element("title", recipe.summary.title)
    xml.element("id", url)
    xml.raw("<link rel=\"alternate\" type=\"text/html\" href=\"")
    xml.text(url)
    xml.raw("\"/>\n")
    xml.element("updated", instant(recipe.date))
    xml.element("published", instant(recipe.date))
    if let author = recipe.summary.facts.author {
      xml.raw("<author>")
      xml.element("name", author)
      xml.raw("</author>\n")
    }
    for tag in recipe.summary.tags {
      xml.raw("<category term=\"")
      xml.text(tag)
      xml.raw("\"/>\n")
    }
    if let lead = recipe.summary.lead { xml.element("summary", lead) }
    xml.raw("</entry>\n")
  }

  /// JSON Feed 1.1.
  static func json(_ site: Site, baseURL: String) -> [UInt8] {
    var json = JSONWriter(layout: .pretty)
    let configuration = site.configuration
    json.beginObject()
    json.member("version", "https://jsonfeed.org/version/1.1")
    json.member("title", configuration.title)
    json.member("home_page_url", baseURL)
    json.member("feed_url", baseURL + "feed.json")
    json.member("description", configuration.description)
    json.member("language", configuration.language)
    json.key("items")
    json.beginArray()
    for index in site.recent { item(site.recipes[index], baseURL: baseURL, &json) }
    json.endArray()
    json.endObject()
    return json.finish()
  }

  private static func item(_ recipe: SiteRecipe, baseURL: String, _ json: inout JSONWriter) {
    let url = baseURL + PageURL.encoded(recipe.page)
    json.beginObject()
    json.member("id", url)
    json.member("url", url)
    json.member("title", recipe.summary.title)
    json.member("content_text", recipe.summary.lead ?? recipe.summary.title)
    json.member("image", recipe.picture.map { baseURL + PageURL.encoded($0) })
    json.member("date_published", instant(recipe.date))
    if let author = recipe.summary.facts.author {
      json.key("authors")
      json.beginArray()
      json.beginObject()
      json.member("name", author)
      json.endObject()
      json.endArray()
    }
    json.strings("tags", recipe.summary.tags)
    json.member("language", recipe.summary.facts.language)
    json.endObject()
  }

  private static func instant(_ date: CalendarDate?) -> String { (date?.text ?? "1970-01-01") + "T00:00:00Z" }
}

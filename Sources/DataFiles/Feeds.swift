internal import Cookbook
internal import JSONReading
package import PageInputs
internal import XMLWriting

/// The feeds of new recipes and of the newest week that is planned.
///
/// Dates are days, so times are midnight in UTC: no clock reaches the output.
package enum Feeds {
  /// Atom, RFC 4287.
  package static func atom(_ feed: FeedInputs) -> [UInt8] {
    let baseURL = feed.baseURL
    var xml = XMLText()
    xml.raw("<feed xmlns=\"http://www.w3.org/2005/Atom\" xml:lang=\"\(feed.language)\">\n")
    xml.element("title", feed.title)
    if let description = feed.description { xml.element("subtitle", description) }
    xml.element("id", baseURL)
    xml.raw("<link rel=\"self\" type=\"application/atom+xml\" href=\"")
    xml.text(baseURL + "feed.xml")
    xml.raw("\"/>\n<link rel=\"alternate\" type=\"text/html\" href=\"")
    xml.text(baseURL)
    xml.raw("\"/>\n")
    xml.element("updated", instant(feed.items.compactMap(\.date).max()))
    xml.raw("<author>")
    xml.element("name", feed.author ?? feed.title)
    xml.raw("</author>\n")
    for item in feed.items { entry(item, baseURL: baseURL, in: feed.language, &xml) }
    xml.raw("</feed>\n")
    return xml.bytes
  }

  private static func entry(_ item: FeedItem, baseURL: String, in feedLanguage: String, _ xml: inout XMLText) {
    let url = baseURL + PageURL.encoded(item.page)
    let language = item.language.map { $0 == feedLanguage ? "" : " xml:lang=\"\($0)\"" } ?? ""
    xml.raw("<entry\(language)>\n")
    xml.element("title", item.title)
    xml.element("id", url)
    xml.raw("<link rel=\"alternate\" type=\"text/html\" href=\"")
    xml.text(url)
    xml.raw("\"/>\n")
    xml.element("updated", instant(item.date))
    xml.element("published", instant(item.date))
    if let author = item.author {
      xml.raw("<author>")
      xml.element("name", author)
      xml.raw("</author>\n")
    }
    for tag in item.tags {
      xml.raw("<category term=\"")
      xml.text(tag)
      xml.raw("\"/>\n")
    }
    if let summary = item.summary { xml.element("summary", summary) }
    xml.raw("</entry>\n")
  }

  /// JSON Feed 1.1.
  package static func json(_ feed: FeedInputs) -> [UInt8] {
    let baseURL = feed.baseURL
    var json = JSONWriter(layout: .pretty)
    json.beginObject()
    json.member("version", "https://jsonfeed.org/version/1.1")
    json.member("title", feed.title)
    json.member("home_page_url", baseURL)
    json.member("feed_url", baseURL + "feed.json")
    json.optionalMember("description", feed.description)
    json.member("language", feed.language)
    json.key("items")
    json.beginArray()
    for item in feed.items { write(item, baseURL: baseURL, &json) }
    json.endArray()
    json.endObject()
    return json.finish()
  }

  private static func write(_ item: FeedItem, baseURL: String, _ json: inout JSONWriter) {
    let url = baseURL + PageURL.encoded(item.page)
    json.beginObject()
    json.member("id", url)
    json.member("url", url)
    json.member("title", item.title)
    json.member("content_text", item.summary ?? item.title)
    json.optionalMember("image", item.picture.map { baseURL + PageURL.encoded($0) })
    json.member("date_published", instant(item.date))
    if let author = item.author {
      json.key("authors")
      json.beginArray()
      json.beginObject()
      json.member("name", author)
      json.endObject()
      json.endArray()
    }
    json.optionalMember("tags", item.tags)
    json.optionalMember("language", item.language)
    json.endObject()
  }

  private static func instant(_ date: CalendarDate?) -> String { (date?.text ?? "1970-01-01") + "T00:00:00Z" }
}

import Mustache
import SourceText
import Testing

private struct CityView: View {
  let name: String

  static let schema = Schema<Self>("City") {
    Field("name", \.name, "As its people call it.")
  }
}

private struct GuestView: View {
  let home: CityView?
  let name: String

  static let schema = Schema<Self>("Guest") {
    Field("home", \.home, "Where the guest lives.")
    Field("name", \.name, "The first name.")
  }
}

private struct PartyView: View {
  let name: String
  let host: GuestView
  let guests: [GuestView]
  let layout: String
  let words: Record

  static let schema = Schema<Self>("Party") {
    Field("name", \.name, "What it is called.")
    Field("host", \.host, "Who invites.")
    Field("guests", \.guests, "Who comes.")
    Field("layout", \.layout, "A template.")
    Field("words", \.words, "Strings of the interface.")
  }
}

@Suite("Templates whose names are resolved beforehand")
struct ResolutionTests {
  private let words = Record("Words", [(RecordType.Field("from", .text), .text("from"))])

  private var party: PartyView {
    PartyView(
      name: "Picnic", host: GuestView(home: CityView(name: "Ulm"), name: "Ada"),
      guests: [GuestView(home: nil, name: "Bo"), GuestView(home: CityView(name: "Bonn"), name: "Cy")],
      layout: "badge", words: words)
  }

  @Test(
    "print what they print when names are looked up",
    arguments: [
      ("{{name}}: {{#guests}}{{name}} {{/guests}}{{host.home.name}}", "Picnic: Bo Cy Ulm"),
      // One partial for records of three types, which keep the name at different slots.
      ("{{>badge}}{{#host}}{{>badge}}{{#home}}{{>badge}}{{/home}}{{/host}}", "[Picnic][Ada][Ulm]"),
      ("{{#guests}}{{host.name}} {{words.from}} {{host.home.name}};{{/guests}}", "Ada from Ulm;Ada from Ulm;"),
      ("{{#guests}}{{^home}}{{name}}{{/home}}{{/guests}}{{#hasGuests}}!{{/hasGuests}}", "Bo!"),
      ("{{#host}}{{#home}}{{>*layout}}{{/home}}{{/host}}{{>badge}}", "[Ulm][Picnic]"),
      ("{{<frame}}{{$body}}{{#host}}{{name}}{{/host}}{{/body}}{{/frame}}", "(Ada)Picnic"),
    ])
  func printTheSame(page: String, expected: String) throws {
    let set = TemplateSet.compile([
      TemplateSource(name: "page", text: page), TemplateSource(name: "badge", text: "[{{name}}]"),
      TemplateSource(name: "frame", text: "({{$body}}{{/body}}){{name}}"),
    ])
    let type = PartyView.schema.type.declaring("words", as: .record(words.type))
    let resolved = set.value.resolved(for: [("page", type)])
    #expect(!set.hasErrors && resolved.diagnostics.isEmpty)
    #expect(try set.value.text("page", party.templateValue) == expected)
    #expect(try resolved.value.text("page", party.templateValue) == expected)
  }
}

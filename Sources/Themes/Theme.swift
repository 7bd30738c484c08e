public import Fingerprints
package import Mustache
internal import SourceText

/// What a site looks like: templates, interface strings, style sheet and files, all checked.
public final class Theme: Sendable {
  package let templates: TemplateSet
  public let text: InterfaceText
  /// The strings as templates get them.
  package let textRecord: Record
  /// The style sheet of the site.
  package let stylesheet: [UInt8]
  /// The files of `print/` that are style sheets, by their name without the ending.
  private let printStylesheets: [String: [UInt8]]
  /// Files published as they are, by their name in the site.
  package let files: [String: [UInt8]]
  /// Of the strings, which every page shows.
  package let textFingerprint: Fingerprint
  /// The ground of its pages in the scheme they begin with, light where that is the device's, as style sheets write it.
  package let paper: String?
  /// Of each template with all it includes.
  private let templateFingerprints: [PageTemplate: Fingerprint]

  package init(
    templates: TemplateSet, text: InterfaceText, textRecord: Record, stylesheet: [UInt8],
    printStylesheets: [String: [UInt8]], files: [String: [UInt8]], textFingerprint: Fingerprint,
    paper: String?
  ) {
    self.templates = templates
    self.text = text
    self.textRecord = textRecord
    self.stylesheet = stylesheet
    self.printStylesheets = printStylesheets
    self.files = files
    self.textFingerprint = textFingerprint
    self.paper = paper
    templateFingerprints = Dictionary(
      uniqueKeysWithValues: PageTemplate.allCases.map { ($0, Self.fingerprint(of: $0, in: templates)) })
  }

  /// Of a template and of all that it can include: an edited one renders its own pages only.
  package func fingerprint(of template: PageTemplate) -> Fingerprint { templateFingerprints[template] ?? .unknown }

  private static func fingerprint(of template: PageTemplate, in templates: TemplateSet) -> Fingerprint {
    var builder = FingerprintBuilder()
    for source in templates.reach(of: template.rawValue) {
      builder.combine(source.name)
      builder.combine(source.file.bytes)
    }
    return builder.finish()
  }

  /// What a printed page carries inside: `print/base.css`, and the style sheet that has the name of its template.
  /// A week's sheet has a shopping list, too.
  package func printStylesheet(of template: PageTemplate) -> [UInt8] {
    let own = String(template.rawValue.drop { $0 != "/" }.dropFirst())
    let names = template == .weekSheet ? ["base", "list", own] : ["base", own]
    return names.flatMap { printStylesheets[$0] ?? [] }
  }

  /// Of the style sheets that cook cards carry inside.
  public var cardFingerprint: Fingerprint { Fingerprint(of: printStylesheet(of: .card)) }

  /// The style sheet of books for reading devices.
  package var epubStylesheet: [UInt8] { printStylesheets["epub/book"] ?? [] }

  public var stylesheetFingerprint: Fingerprint { Fingerprint(of: stylesheet) }

  public var publishedFiles: [(name: String, fingerprint: Fingerprint)] {
    files.sorted { $0.key < $1.key }.map { ($0.key, Fingerprint(of: $0.value)) }
  }
}

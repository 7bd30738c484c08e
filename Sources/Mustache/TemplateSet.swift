public import SourceText

/// The templates of a theme, compiled together so that each finds the others as partials and parents.
///
/// The language is Mustache (specification 1.4.2 with the optional modules for inheritance, dynamic names and
/// lambdas). Immutable: any number of threads may render from it at the same time.
public struct TemplateSet: Sendable {
  /// How deep sections, partials and blocks may open each other while a template is rendered.
  public static let maximumDepth = 256

  let templates: [Template]
  let numbers: [String: Int]

  /// Compiles templates.
  ///
  /// Syntax errors are `template-syntax`, bytes that are not UTF-8 `template-encoding`, two templates of one name
  /// `template-duplicate`; a tag inside a parent that has no effect is the warning `template-ignored`. Templates with
  /// errors are in the set without the faulty tags: render nothing from a result that has errors.
  public static func compile(_ sources: [TemplateSource]) -> Checked<TemplateSet> {
    var numbers: [String: Int] = [:]
    var diagnostics: [Diagnostic] = []
    var kept: [TemplateSource] = []
    for source in sources {
      if let first = numbers[source.name] {
        diagnostics.append(duplicate(source, of: kept[first]))
      } else {
        numbers[source.name] = kept.count
        kept.append(source)
      }
    }
    let templates = kept.map { compile($0, numbers, &diagnostics) }
    return Checked(TemplateSet(templates: templates, numbers: numbers), diagnostics.sorted())
  }

  /// The names of the templates, in the order they were given.
  public var names: [String] { templates.map(\.name) }

  /// Appends a template filled in from a value.
  ///
  /// A name the value does not have prints nothing, as the specification says; `check` finds such names beforehand.
  public func render(_ name: String, _ root: Value, into buffer: inout ByteBuffer) throws(RenderError) {
    guard let number = numbers[name] else { throw .unknownTemplate(name) }
    var renderer = Renderer(self, root)
    try renderer.run(templates[number], &buffer)
  }

  private static func compile(
    _ source: TemplateSource, _ numbers: [String: Int], _ diagnostics: inout [Diagnostic]
  ) -> Template {
    let file = source.file
    if let problem = encodingProblem(file) ?? file.unsettledMerge {
      diagnostics.append(problem)
      return Template(name: source.name, file: file, nodes: [], numbers: numbers)
    }
    let nodes = Parser.parse(file)
    diagnostics += nodes.diagnostics
    return Template(name: source.name, file: file, nodes: nodes.value, numbers: numbers)
  }

  private static func encodingProblem(_ file: SourceFile) -> Diagnostic? {
    do throws(UTF8.ValidationError) {
      _ = try UTF8Span(validating: file.bytes.span)
      return nil
    } catch {
      return file.diagnostic(
        .error, "template-encoding", at: error.byteOffsets, message: "these bytes are not UTF-8 text",
        hint: "save the template in UTF-8")
    }
  }

  private static func duplicate(_ source: TemplateSource, of first: TemplateSource) -> Diagnostic {
    Diagnostic(
      .error, "template-duplicate", path: source.file.path,
      message: "the name \"\(source.name)\" is already that of the template \(first.file.path)",
      hint: "rename one of the two files")
  }
}

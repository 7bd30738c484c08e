public import SourceText

/// Why a template could not be rendered to its end.
public enum RenderError: Error, Equatable {
  /// The set has no template of that name.
  case unknownTemplate(String)
  /// Sections, partials and blocks opened each other more than `TemplateSet.maximumDepth` levels deep, as they do when
  /// a partial includes itself without end; the name is the template's that went too deep.
  case tooDeep(template: String)
  /// The template a lambda returned has a syntax error.
  case lambda(Diagnostic)
}

public import SourceText

extension TemplateSet {
  /// What is wrong with a template for a root of a given type, without rendering anything.
  ///
  /// Follows every section, partial, parent and block with the types their values have there, and reports each once:
  /// - `template-unknown-name`: a name no type in reach declares;
  /// - `template-missing-partial`: a partial or parent the set has not, or a dynamic name that is no text;
  /// - `template-unescaped-text`: `{{{name}}}` for what is not HTML;
  /// - `template-escaped-html` (a warning, for a feed means it so): `{{name}}` for HTML;
  /// - `template-not-printable`: printing a list or a record;
  /// - `template-endless-partial`: a template that includes itself outside of any section;
  /// - `template-too-involved`: more combinations of templates and types than can be followed.
  ///
  /// Not followed are partials with dynamic names, and what is in the blocks of a parent that never shows them.
  public func check(_ name: String, against root: RecordType) -> [Diagnostic] {
    resolved(for: [(name, root)]).diagnostics
  }

  func missing(_ name: String) -> Diagnostic {
    Diagnostic(
      .error, "template-missing", path: name, message: "there is no template \"\(name)\"",
      hint: NearMiss.suggestion(for: name, among: names).map { "rename \"\($0)\"" } ?? "add the template")
  }
}

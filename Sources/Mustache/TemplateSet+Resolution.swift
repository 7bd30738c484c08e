public import SourceText

extension TemplateSet {
  /// Checks templates as `check` does, and finds the slot of every name that is the same wherever its tag is shown.
  ///
  /// - Parameter roots: the templates that are rendered, each with the type of what it is rendered from.
  /// - Returns: a set that makes the same of views of these types, without looking most of their names up. Problems
  ///   that several templates have in common are told for each.
  public func resolved(for roots: [(template: String, type: RecordType)]) -> Checked<TemplateSet> {
    var diagnostics: [Diagnostic] = []
    var check = TemplateCheck(self)
    for root in roots {
      guard let number = numbers[root.template] else {
        diagnostics.append(missing(root.template))
        continue
      }
      check.run(number, TypeStack(root.type))
      diagnostics += check.takeDiagnostics().sorted()
    }
    let templates = templates.enumerated().map { $1.resolved(by: check.places(in: $0)) }
    return Checked(TemplateSet(templates: templates, numbers: numbers), diagnostics)
  }
}

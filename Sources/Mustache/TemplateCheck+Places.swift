extension TemplateCheck {
  /// The places of a template's names that are the same wherever the template is shown.
  ///
  /// None where templates are named while a page is made: such a template meets records that no visit has seen.
  func places(in template: Int) -> [PartPosition: Place] {
    hasDynamicNames ? [:] : (found[template] ?? [:]).compactMapValues(\.self)
  }

  /// Keeps where a part of a path was found; `nil` for one that only a page can tell.
  mutating func note(_ place: Place?, of part: Int, _ path: Node.Path, _ visit: Visit) {
    let position = PartPosition(path: path.range.lowerBound, part: part)
    if let earlier = found[visit.template]?[position], earlier != place {
      found[visit.template]?[position] = .some(nil)
    } else {
      found[visit.template, default: [:]][position] = .some(place)
    }
  }

  /// What is below a value of any kind is not known.
  mutating func noteUnknown(from part: Int, of path: Node.Path, _ visit: Visit) {
    for part in part..<max(part, path.parts.count) { note(nil, of: part, path, visit) }
  }
}

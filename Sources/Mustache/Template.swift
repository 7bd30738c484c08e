import SourceText

/// A compiled template.
final class Template: Sendable {
  let name: String
  let file: SourceFile
  let nodes: [Node]
  /// Used where nothing is indented.
  let plain: Program
  /// The same with the starts of lines marked; its tables correspond to those of `plain`.
  let indented: Program

  init(name: String, file: SourceFile, nodes: [Node], numbers: [String: Int]) {
    self.name = name
    self.file = file
    self.nodes = nodes
    plain = ProgramBuilder.build(nodes, of: file, numbers: numbers, marksLines: false)
    indented = ProgramBuilder.build(nodes, of: file, numbers: numbers, marksLines: true)
  }

  private init(_ template: Template, plain: Program, indented: Program) {
    (name, file, nodes) = (template.name, template.file, template.nodes)
    (self.plain, self.indented) = (plain, indented)
  }

  /// The same template, whose programs know where names are found.
  func resolved(by places: [PartPosition: Place]) -> Template {
    Template(self, plain: plain.resolved(by: places), indented: indented.resolved(by: places))
  }
}

import SourceText

/// Walks templates with the types of their values in place of the values.
///
/// Every inclusion is put on a list and visited once for each stack of types and set of replaced blocks, so that
/// templates which include each other come to an end.
struct TemplateCheck {
  /// Far above what any theme needs; keeps a malicious one from running for hours.
  static let maximumVisits = 20_000

  let set: TemplateSet
  private var diagnostics: [Diagnostic] = []
  var pending: [Visit] = []
  private var visited: Set<Visit.Key> = []
  private var reported: Set<Report> = []
  /// The templates reached so far, in the order they were met.
  private(set) var reached: [Int] = []
  /// Where the parts of each template's paths were found; `nil` for those that differ from visit to visit.
  var found: [Int: [PartPosition: Place?]] = [:]
  /// The blocks of each template that a parent tag has named; `nil` where only a page can tell.
  var blocks: [Int: Set<String>?] = [:]
  /// Whether some template is named only while a page is made.
  private(set) var hasDynamicNames = false

  private struct Report: Hashable {
    let template: Int
    let offset: Int
    let identifier: String
  }

  init(_ set: TemplateSet) { self.set = set }

  /// Checks a template; the places of names are kept from one call to the next.
  mutating func run(_ template: Int, _ stack: TypeStack) {
    (visited, reported, reached) = ([], [], [])
    pending = [Visit(template: template, body: nil, nodes: set.templates[template].nodes, stack: stack, frames: [])]
    var next = 0
    while next < pending.count {
      let visit = pending[next]
      next += 1
      guard visited.insert(visit.key).inserted else { continue }
      guard visited.count <= TemplateCheck.maximumVisits else { return reportTooInvolved(visit) }
      if !reached.contains(visit.template) { reached.append(visit.template) }
      walk(visit.nodes, visit.stack, visit)
    }
    reportEndlessPartials()
  }

  private mutating func walk(_ nodes: [Node], _ stack: TypeStack, _ visit: Visit) {
    for node in nodes {
      switch node {
      case .lineStart, .text: break
      case .variable(let path, let escaped): checkPrinting(path, escaped: escaped, stack, visit)
      case .section(let section): walk(section, stack, visit)
      case .partial(let call), .parent(let call): follow(call, stack, visit)
      case .block(let block): walk(block, stack, visit)
      }
    }
  }

  private mutating func walk(_ section: Node.Section, _ stack: TypeStack, _ visit: Visit) {
    let type = resolve(section.path, stack, visit)?.present ?? .any
    guard !section.isInverted else { return walk(section.body, stack, visit) }
    let pushed = if case .list(let element) = type { element.present } else { type }
    walk(section.body, stack.pushing(pushed), visit)
  }

  // MARK: - Inclusion

  private mutating func follow(_ call: Node.Call, _ stack: TypeStack, _ visit: Visit) {
    switch call.target {
    case .dynamic(let path):
      hasDynamicNames = true
      checkDynamicName(path, stack, visit)
    case .named(let name):
      guard let target = set.numbers[name] else { return reportMissing(name, call, visit) }
      if !call.overrides.isEmpty { checkBlocks(of: call, in: target, visit) }
      pending.append(
        Visit(
          template: target, body: nil, nodes: set.templates[target].nodes, stack: stack,
          frames: visit.frames(with: call)))
    }
  }

  private mutating func walk(_ block: Node.Block, _ stack: TypeStack, _ visit: Visit) {
    for (index, frame) in visit.frames.enumerated() {
      guard let filling = frame.overrides.first(where: { $0.name == block.name }) else { continue }
      pending.append(
        Visit(
          template: frame.template, body: filling.range.lowerBound, nodes: filling.body, stack: stack,
          frames: Array(visit.frames[..<index])))
      return
    }
    walk(block.body, stack, visit)
  }

  // MARK: - Names

  /// The type a path leads to, or `nil` when it leads nowhere, which is reported.
  mutating func resolve(_ path: Node.Path, _ stack: TypeStack, _ visit: Visit) -> ValueType? {
    guard let first = path.parts.first else { return stack.innermost }
    guard var (type, place) = stack.find(first) else {
      reportUnknown(first, among: stack.records, at: path, visit)
      return nil
    }
    note(place, of: 0, path, visit)
    for (part, name) in path.parts.enumerated().dropFirst() {
      let owner = path.parts[part - 1]
      switch type.present {
      case .any:
        noteUnknown(from: part, of: path, visit)
        return .any
      case .record(let record):
        guard let member = record.field(name) else {
          reportUnknownMember(name, of: record, at: path, visit)
          return nil
        }
        (type, place) = member
        note(place, of: part, path, visit)
      case .text, .html, .integer, .bool, .list, .recursive, .optional:
        reportNoMembers(owner, name, type.present, at: path, visit)
        return nil
      }
    }
    return type
  }

  /// What was found since the last call.
  mutating func takeDiagnostics() -> [Diagnostic] {
    defer { diagnostics = [] }
    return diagnostics
  }

  mutating func report(
    _ severity: Diagnostic.Severity, _ identifier: String, at range: Range<Int>, in template: Int, _ message: String,
    hint: String
  ) {
    let report = Report(template: template, offset: range.lowerBound, identifier: identifier)
    guard reported.insert(report).inserted else { return }
    let file = set.templates[template].file
    diagnostics.append(file.diagnostic(severity, identifier, at: range, message: message, hint: hint))
  }
}

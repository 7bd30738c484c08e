internal import Cookbook
internal import SitePlanning
public import SourceText

/// Finds a recipe by what people call it.
///
/// In this order, the first that fits counts: its path in the collection, with or without the ending; the name of its
/// file; its title; the start of words of its title. Case, accents and punctuation do not matter except in paths.
public struct RecipeName {
  /// A recipe that can be called.
  public struct Candidate: Sendable, Equatable {
    /// Below the content folder.
    public let path: String
    /// Plain text.
    public let title: String

    public init(path: String, title: String) {
      self.path = path
      self.title = title
    }
  }

  private let name: String
  private let candidates: [Candidate]

  /// The path of the recipe. Errors: `recipe-unknown`, `recipe-ambiguous`.
  ///
  /// - Parameter content: the name of the content folder, which a path may start with.
  public static func find(_ name: String, among candidates: [Candidate], content: String) -> Checked<String?> {
    let prefix = content + "/"
    let inner = name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
    let search = RecipeName(name: inner, candidates: candidates)
    for fits in [search.isPath, search.isFile, search.isTitle, search.startsTitle] {
      let found = candidates.filter(fits)
      if found.count == 1 { return Checked(found[0].path) }
      if !found.isEmpty { return Checked(nil, [ambiguous(name, found)]) }
    }
    return Checked(nil, [search.unknown(name)])
  }

  // MARK: Ways to fit

  private func isPath(_ candidate: Candidate) -> Bool {
    candidate.path == name || RecipePath(candidate.path).withoutEnding == name
  }

  private func isFile(_ candidate: Candidate) -> Bool {
    Slug.make(Self.fileName(candidate.path)) == Slug.make(name)
  }

  private func isTitle(_ candidate: Candidate) -> Bool {
    FoldedWords(candidate.title) == FoldedWords(name)
  }

  private func startsTitle(_ candidate: Candidate) -> Bool {
    WordPattern(name).map { $0.isFound(in: FoldedWords(candidate.title)) } ?? false
  }

  private static func fileName(_ path: String) -> String {
    RecipePath(path).withoutEnding.split(separator: "/").last.map(String.init) ?? path
  }

  // MARK: Messages

  private func unknown(_ name: String) -> Diagnostic {
    Diagnostic(.error, "recipe-unknown", path: "", message: "there is no recipe “\(name)”", hint: hint)
  }

  private var hint: String {
    if ISOWeek(name) != nil {
      return "“galley plan show \(name)” shows that week, and “galley shop --plan \(name)” lists what it needs"
    }
    let names = candidates.map(\.title) + candidates.map { Self.fileName($0.path) }
    return NearMiss.suggestion(for: name, among: names).map { "did you mean “\($0)”?" }
      ?? "write the path of a recipe, its title, or words its title has; “galley list” lists all"
  }

  private static func ambiguous(_ name: String, _ found: [Candidate]) -> Diagnostic {
    let shown = found.prefix(8).map(\.path).joined(separator: ", ")
    let more = found.count > 8 ? " and \(found.count - 8) more" : ""
    return Diagnostic(
      .error, "recipe-ambiguous", path: "", message: "“\(name)” may be \(found.count) recipes",
      hint: "choose one by its path: \(shown)\(more)")
  }
}

internal import CommandLineParsing
internal import Glibc
internal import RecipeImport
internal import SiteBuilding
internal import SitePlanning
internal import TerminalPresentation

/// Shows what was found before anything is written.
struct ImportPreview {
  let console: Console

  /// Title, counts, what it provides as stated and as computed, and what is doubtful.
  func show(_ recipe: FoundRecipe, in workspace: Workspace, _ addresses: RecipeAddresses) {
    let draft = recipe.draft
    console.write(console.outputStyle.apply(.bold, to: TerminalText.safe(draft.title ?? "untitled")) + "\n")
    var parts = ["\(draft.ingredientLines.count) ingredients", "\(draft.sections.flatMap(\.steps).count) steps"]
    if let yield = draft.yieldText { parts.append(yield) }
    if let minutes = draft.totalMinutes { parts.append("\(minutes) min") }
    let made = DraftRecipe(draft, siteLanguage: workspace.configuration.language, addresses: addresses)
    if made?.picture != nil || draft.image != nil { parts.append("a picture") }
    console.write("  \(TerminalText.safe(parts.joined(separator: ", ")))\n")
    for line in made.flatMap({ ImportedFigures($0.text, in: workspace) })?.lines ?? [] { console.write("  \(line)\n") }
    for loss in made?.losses ?? [] {
      console.write("  \(loss.kind.rawValue): \(loss.field): \(TerminalText.safe(loss.message))\n")
    }
  }

  /// Asks on a terminal; anywhere else nobody can be asked, and naming the sources was agreement.
  func isAgreed(_ question: String) -> Bool {
    guard isatty(0) == 1, console.outputIsTerminal else { return true }
    console.writeError("\(question) [y/N] ")
    return readLine().map { ["y", "yes"].contains($0.lowercased()) } ?? false
  }
}

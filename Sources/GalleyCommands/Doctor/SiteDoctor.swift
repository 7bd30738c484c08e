internal import Cookbook
internal import CookbookReading
internal import DefaultFiles
internal import Fingerprints
internal import PhotoReading
internal import RecipeMarkdown
internal import SiteBuilding
internal import SitePlanning
internal import SiteStorage
internal import SourceText
internal import YAMLReading

/// Looks at everything a build needs, and changes nothing.
struct SiteDoctor {
  let options: CommonOptions
  let console: Console

  func examine() -> HealthReport {
    let opened = Workspace.open(options.site)
    var findings = [program] + configuration(opened)
    if let workspace = opened.value {
      findings += FolderCheckup.findings(workspace.folders)
      let recipes = SiteModel(workspace, workers: options.workers, console: console).recipes
      findings += content(recipes, workspace)
      findings += ThemeCheckup.findings(workspace)
      findings.append(dates(workspace))
      findings.append(address(workspace.configuration))
      findings.append(pictures(workspace.configuration))
      let languages = counts(of: recipes.recipes, workspace).keys.sorted()
      findings += PrintCheckup(languages: languages).findings()
      findings.append(photos(workspace.configuration.language))
    }
    return HealthReport(findings: findings)
  }

  private var program: HealthFinding {
    let libraries = [
      "cmark-gfm \(MarkdownDocument.libraryVersion)", "libyaml \(YAMLReader.libraryVersion)",
      "xxHash \(Fingerprint.libraryVersion)",
    ]
    return .fine("program", "galley \(Version.current) with \(libraries.joined(separator: ", "))")
  }

  // MARK: Configuration

  private func configuration(_ opened: Checked<Workspace?>) -> [HealthFinding] {
    guard opened.diagnostics.isEmpty, let workspace = opened.value else {
      return opened.diagnostics.sorted().map { problem in
        let place = problem.position.map { "\(problem.path):\($0.line)" } ?? problem.path
        return .attention("configuration", "\(place): \(problem.message)", hint: problem.hint ?? "correct it")
      }
    }
    let name = Workspace.configurationName
    return workspace.configurationBytes.isEmpty
      ? [.note("configuration", "“\(name)” is missing or empty; every key has its default")]
      : [.fine("configuration", "“\(name)” can be read")]
  }

  private func address(_ configuration: SiteConfiguration) -> HealthFinding {
    if let url = configuration.baseURL { return .fine("base-url", "the site is published at \(url)") }
    return .note(
      "base-url",
      "there is no base-url, so canonical links, the sitemap, the feeds and the OpenSearch description are left out",
      hint: "write “base-url: https://example.org/” into \(Workspace.configurationName) when the site has an address")
  }

  /// Pictures in several sizes need the helper and its library.
  private func pictures(_ configuration: SiteConfiguration) -> HealthFinding {
    guard configuration.pictures == .responsive else { return .fine("pictures", "pictures are published as they are") }
    do throws(PictureProgram.Missing) {
      return .fine("pictures", "pictures are published in several sizes, with \(try PictureProgram.find().version)")
    } catch {
      return .attention("pictures", "pictures cannot be made smaller: \(error.reason)", hint: error.hint)
    }
  }

  /// Dates from version control need the program git and a repository.
  private func dates(_ workspace: Workspace) -> HealthFinding {
    guard workspace.configuration.dates == .git else { return .fine("dates", "dates are those the recipes state") }
    let arguments = ["git", "-C", workspace.content.path, "rev-parse", "--is-inside-work-tree"]
    switch ChildProcess.output(of: arguments) {
    case .success: return .fine("dates", "git knows the folder “\(workspace.configuration.content)”")
    case .failure(let failure):
      return .attention(
        "dates", "dates cannot be read from git: \(failure.reason)",
        hint: "install git and build inside a repository, or remove “dates: git”")
    }
  }

  /// Photos of recipes need programs; without them everything else can be imported.
  private func photos(_ language: String) -> HealthFinding {
    do throws(PhotoFailure) {
      let languages = try PhotoReader.byProcesses(language: language).check()
      return .fine("photos", "photos of recipes are read in \(languages.joined(separator: ", "))")
    } catch {
      return .note("photos", error.message, hint: error.hint)
    }
  }

  // MARK: Recipes

  private func content(_ site: SiteRecipes, _ workspace: Workspace) -> [HealthFinding] {
    let broken = site.errorsInBrief.count
    let count =
      "\(site.recipes.count) \(site.recipes.count == 1 ? "recipe" : "recipes") in “\(workspace.configuration.content)”"
    let recipes: HealthFinding =
      broken == 0
      ? .fine("recipes", count)
      : .attention(
        "recipes", "\(count), and errors in \(broken) \(broken == 1 ? "file" : "files")", hint: "run “galley check”")
    return [recipes, languages(of: site.recipes, workspace)]
  }

  /// The recipes whose language is not stated and not the site's.
  private func found(in recipes: [SiteRecipes.Listed]) -> String {
    let found = recipes.filter(\.entry.facts.isLanguageFound).sorted { $0.entry.path < $1.entry.path }
    guard !found.isEmpty else { return "" }
    let shown = found.prefix(10).map { "\($0.entry.path) \($0.entry.facts.language ?? "")" }
    let more = found.count > shown.count ? " and \(found.count - shown.count) more" : ""
    return "; found by folder or words: \(shown.joined(separator: ", "))\(more)"
  }

  /// How many recipes are in a language, by its primary tag.
  private func counts(of recipes: [SiteRecipes.Listed], _ workspace: Workspace) -> [String: Int] {
    let own = workspace.configuration.language
    return recipes.reduce(into: [:]) { $0[LanguageTag.primary($1.entry.facts.language ?? own), default: 0] += 1 }
  }

  /// The languages recipes are in, and those the interface speaks.
  private func languages(of recipes: [SiteRecipes.Listed], _ workspace: Workspace) -> HealthFinding {
    let own = workspace.configuration.language
    let counts = counts(of: recipes, workspace)
    let list = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.key) \($0.value)" }
    let interface = DefaultFiles.theme.compactMap { file in
      file.name.hasPrefix("languages/")
        ? String(file.name.dropFirst("languages/".utf8.count).prefix { $0 != "." }) : nil
    }
    let foreign = counts.keys.filter { !interface.contains($0) }.sorted()
    let message =
      "the interface is in \(own)" + (list.isEmpty ? "" : "; recipes by language: \(list.joined(separator: ", "))")
      + found(in: recipes)
    guard !foreign.isEmpty else { return .fine("languages", message) }
    return .note(
      "languages", message + "; fact lines and their keys are not known in \(foreign.joined(separator: ", "))",
      hint: "write fact lines of those recipes in one of \(interface.joined(separator: ", "))")
  }
}

internal import Cookbook
internal import SourceText

/// Finds what the links of recipes lead to, and who is used by whom.
enum LinkResolution {
  static func resolve(
    _ recipes: inout [PlacedRecipe], byPath: [String: Int], inputs: SitePlanner.Inputs
  ) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    for index in recipes.indices {
      let found = targets(of: recipes[index], byPath: byPath, inputs: inputs)
      diagnostics += found.diagnostics
      recipes[index].targets = found.value
      for link in recipes[index].summary.links where link.kind == .subRecipe {
        guard case .recipe(let used) = found.value[link.destination], used != index,
          recipes[used].usedIn.last != index
        else { continue }
        recipes[used].usedIn.append(index)
      }
    }
    return diagnostics
  }

  /// What the links of one recipe lead to, by their destinations as written.
  static func targets(
    of recipe: PlacedRecipe, byPath: [String: Int], inputs: SitePlanner.Inputs
  ) -> Checked<[String: LinkTarget]> {
    var found = Checked<[String: LinkTarget]>([:])
    for link in recipe.summary.links {
      if let target = target(of: link, in: recipe, byPath: byPath, inputs: inputs) {
        // No text leads to the page's own picture, which is published as the page shows it.
        if link.kind != .picture { found.value[link.destination] = target }
      } else if let problem = problem(with: link, in: recipe, byPath: byPath, inputs: inputs) {
        found.diagnostics.append(problem)
      }
    }
    return found
  }

  private static func target(
    of link: LocalLink, in recipe: PlacedRecipe, byPath: [String: Int], inputs: SitePlanner.Inputs
  ) -> LinkTarget? {
    guard let path = ContentPath.resolve(link.destination, from: recipe.summary.path) else { return nil }
    for candidate in [path, path + ".md", path + ".json"] {
      if !link.isPicture, let index = byPath[candidate] { return .recipe(index) }
      if link.kind == .text, let page = inputs.pages[candidate] { return .page(page) }
    }
    guard inputs.contentFiles[path] != nil, !inputs.damagedPictures.contains(path) else { return nil }
    return PictureFile.isPicture(path) ? .file(PictureFile.site(path)) : nil
  }

  private static func problem(
    with link: LocalLink, in recipe: PlacedRecipe, byPath: [String: Int], inputs: SitePlanner.Inputs
  ) -> Diagnostic? {
    let path = ContentPath.resolve(link.destination, from: recipe.summary.path)
    // The cause is in that file and is reported there.
    if let path, inputs.damagedPictures.contains(path) { return nil }
    if let path, [path, path + ".md", path + ".json"].contains(where: inputs.unreadable.contains) { return nil }
    let exists = path.map { inputs.contentFiles[$0] != nil } ?? false
    let message =
      switch (link.isPicture, exists) {
      case (true, false): "there is no picture “\(link.destination)”"
      case (true, true): "“\(link.destination)” is not a picture that can be published"
      case (false, true): "“\(link.destination)” is not published"
      case (false, false): "“\(link.destination)” leads to no recipe"
      }
    let hint: String =
      if link.isPicture {
        exists ? "use a JPEG, PNG, WebP or GIF file" : "put the picture there, or write the path from this file"
      } else if let suggestion = ContentPath.suggestion(
        for: link.destination, from: recipe.summary.path, among: Array(byPath.keys))
      {
        "did you mean “\(suggestion)”?"
      } else {
        "write the path of a recipe as seen from this file"
      }
    return Diagnostic(
      .error, "link-broken", path: recipe.summary.path, position: link.position, excerpt: link.excerpt,
      message: message, hint: hint)
  }
}

internal import Cookbook
internal import SourceText
internal import Words

/// A recipe while the site is planned: its place first, then what its links lead to.
struct PlacedRecipe {
  let summary: RecipeSummary
  let stem: String
  let picture: String?
  let pictureSet: PictureSet?
  let date: CalendarDate?
  var targets: [String: LinkTarget] = [:]
  var usedIn: [Int] = []
}

/// Gives every recipe its order, its address and its picture.
enum RecipePlacement {
  static func place(
    _ summaries: [RecipeSummary], inputs: SitePlanner.Inputs
  ) -> Checked<[PlacedRecipe]> {
    // Positions are sorted, not the summaries, which are large.
    let keys = summaries.map { TextFolding.folded($0.title) }
    let byTitle = summaries.indices.sorted {
      keys[$0] == keys[$1] ? summaries[$0].path < summaries[$1].path : keys[$0] < keys[$1]
    }
    var stems: [String: String] = [:]
    var diagnostics: [Diagnostic] = []
    // Addresses are given in the order of paths, so that a new recipe does not move the address of an older one that
    // happens to come later in the alphabet of titles.
    for index in summaries.indices.sorted(by: { summaries[$0].path < summaries[$1].path }) {
      let summary = summaries[index]
      let wanted = stem(for: summary.path)
      var stem = wanted
      var number = 2
      while let other = stems[stem] {
        if number == 2 {
          diagnostics.append(.sameAddress(summary.path, as: other, address: wanted + ".html"))
        }
        stem = "\(wanted)-\(number)"
        number += 1
      }
      stems[stem] = summary.path
    }
    let stemByPath = Dictionary(uniqueKeysWithValues: stems.map { ($1, $0) })
    let recipes = byTitle.map { index in
      let summary = summaries[index]
      let picture = picture(of: summary, inputs: inputs)
      return PlacedRecipe(
        summary: summary, stem: stemByPath[summary.path] ?? stem(for: summary.path), picture: picture,
        pictureSet: picture.flatMap { inputs.pictureSets[PictureFile.content($0)] },
        date: summary.date ?? inputs.dates[summary.path])
    }
    return Checked(recipes, diagnostics)
  }

  /// `recipes/deutsch/Käsespätzle.md` → `recipes/deutsch/kaesespaetzle`; recipes outside a folder `recipes` go there too.
  static func stem(for path: String) -> String {
    var parts = path.utf8.split(separator: 0x2F).map { Substring($0) }
    if parts.count > 1, parts.first == "recipes" { parts.removeFirst() }
    let slugs = parts.enumerated().map { index, part in
      index == parts.count - 1 ? Slug.make(RecipePath(String(part)).withoutEnding) : Slug.make(String(part))
    }
    return "recipes/" + slugs.joined(separator: "/")
  }

  /// The picture the recipe names, else one beside the file with the same stem; `nil` where it cannot be shown.
  static func picture(of summary: RecipeSummary, inputs: SitePlanner.Inputs) -> String? {
    guard let path = namedPicture(of: summary, inputs), !inputs.damagedPictures.contains(path) else { return nil }
    return PictureFile.site(path)
  }

  /// By its path below the content folder.
  private static func namedPicture(of summary: RecipeSummary, _ inputs: SitePlanner.Inputs) -> String? {
    if let image = summary.image, let path = ContentPath.resolve(image, from: summary.path) {
      return inputs.contentFiles[path] != nil && PictureFile.isPicture(path) ? path : nil
    }
    return inputs.picturesBeside[RecipePath(summary.path).withoutEnding]
  }
}

extension Diagnostic {
  fileprivate static func sameAddress(_ path: String, as other: String, address: String) -> Diagnostic {
    Diagnostic(
      .warning, "site-same-address", path: path, message: "the address “\(address)” is already taken by “\(other)”",
      hint: "rename one of the two files")
  }
}

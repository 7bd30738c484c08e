internal import Cookbook
internal import JSONReading

/// Recipes whose ingredients and steps are texts of lines: Paprika, Mela, RecipeSage.
///
/// A line `# Title` (Mela), `Title:` (Paprika) or `[Title]` (RecipeSage) opens a group.
enum LinedRecipe {
  /// Under which keys a program keeps what all of them have.
  struct Keys: Sendable {
    var title = "name"
    var summary = "description"
    var steps = "instructions"
    var yield = "yield"
    var preparation = "prepTime"
    var cooking = "cookTime"
    var total = "totalTime"
    var categories = "categories"
    var address = "url"
    var source = "source"
    var nutrition = "nutrition"
    var favourite = "favorite"
    var pictures = "images"
    /// When it was taken down, where that is told as a date.
    var date: String?
    /// What means nothing elsewhere.
    var quiet: Set<String> = ["id", "uid", "hash", "created", "photo_hash", "photo", "date", "in_trash", "wantToCook"]

    static let paprika = Keys(
      steps: "directions", yield: "servings", preparation: "prep_time", cooking: "cook_time", total: "total_time",
      address: "source_url", nutrition: "nutritional_info", favourite: "on_favorites", pictures: "photo_data",
      date: "created",
      quiet: [
        "uid", "hash", "created", "photo_hash", "photo", "photo_large", "image_url", "scale", "is_pinned",
      ])
    static let mela = Keys(title: "title", summary: "text", address: "link")
    static let recipeSage = Keys(
      title: "title", preparation: "activeTime", categories: "labels", date: "createdAt",
      quiet: ["id", "userId", "folder", "createdAt", "updatedAt", "indexedAt", "recipeLabels", "recipeImages"])
  }

  static func draft(_ value: JSONValue, _ keys: Keys) -> RecipeDraft {
    var members = MemberReader(value)
    var draft = RecipeDraft()
    draft.title = members.text(keys.title)
    draft.summary = members.paragraphs(keys.summary)
    let (ingredients, steps) = (members.lines("ingredients"), members.lines(keys.steps))
    draft.take(LinedText.groups(ingredients.compactMap(LinedText.plain)))
    draft.take(LinedText.sections(steps.compactMap(LinedText.plain)))
    draft.link(to: ingredients.flatMap(LinedText.links))
    draft.link(to: steps.flatMap(LinedText.links), inSteps: true)
    draft.yieldText = members.text(keys.yield)
    draft.preparationMinutes = members.minutes(keys.preparation)
    draft.cookingMinutes = members.minutes(keys.cooking)
    draft.statedTotalMinutes = members.minutes(keys.total)
    draft.takeLabels(members.names(keys.categories))
    draft.source = members.text(keys.address)
    takeSource(members.text(keys.source), into: &draft)
    draft.date = keys.date.flatMap { members.text($0) }.flatMap { CalendarDate(String($0.prefix(10))) }
    draft.tip = members.lines("notes").compactMap(LinedText.note).joined(separator: "\n").nonEmpty
    draft.isFavourite = (members.member(keys.favourite).map { $0.bool ?? ($0.integer == 1) }) ?? false
    let word = members.text("difficulty")
    draft.difficulty = difficulty(word)
    if let word, draft.difficulty == nil { draft.losses.append(ImportLoss(.dropped, "difficulty", word)) }
    let pictures = members.member(keys.pictures)
    draft.takePicture(firstText(pictures))
    if let pictures, firstText(pictures) == nil { members.note(keys.pictures, pictures, instead: "a picture") }
    let further = (pictures?.array?.count ?? 1) - 1
    if further > 0 { draft.losses.append(ImportLoss(.dropped, "pictures", "all but the first, \(further) more")) }
    draft.takeNutrition(members.lines(keys.nutrition))
    draft.losses += members.losses(quietly: keys.quiet)
    return draft
  }

  /// Beside an address, words for the source say whose recipe it is; the name of the site says no more than the address.
  private static func takeSource(_ text: String?, into draft: inout RecipeDraft) {
    guard let text, let address = draft.source, text != address else {
      draft.source = draft.source ?? text
      return
    }
    let isSite = !text.contains(" ") && address.lowercased().contains(text.lowercased())
    if isSite { return }
    guard let name = PageAuthor.name(text) else { return draft.takeSource(text) }
    draft.authors = [name]
    draft.losses.append(ImportLoss(.changed, "source", "“\(name)” stands for whose recipe it is"))
  }

  private static func difficulty(_ text: String?) -> Difficulty? {
    switch text?.lowercased() {
    case "easy": .easy
    case "medium": .medium
    case "hard", "difficult": .hard
    default: nil
    }
  }

  private static func firstText(_ value: JSONValue?) -> String? { value?.string ?? value?.array?.first?.string }

  /// RecipeSage keeps labels and pictures as objects: `{"label": {"title": "soup"}}`, `{"image": {"location": "https://…"}}`.
  static func recipeSage(_ value: JSONValue) -> RecipeDraft {
    var draft = draft(value, .recipeSage)
    draft.takeLabels(
      (value["recipeLabels"]?.array ?? []).compactMap { $0["label"]?["title"].flatMap(MemberReader.text) })
    let pictures = (value["recipeImages"]?.array ?? []).compactMap { $0["image"]?["location"]?.string }
    draft.image = pictures.first
    if pictures.count > 1 {
      draft.losses.append(ImportLoss(.dropped, "pictures", pictures.dropFirst().joined(separator: ", ")))
    }
    return draft
  }
}

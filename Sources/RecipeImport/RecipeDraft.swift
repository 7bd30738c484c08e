public import Cookbook

/// A recipe as it was found elsewhere: plain text, nothing decided yet about amounts or Markdown.
///
/// Everything is optional; what nobody stated is absent.
public struct RecipeDraft: Sendable, Equatable {
  /// A list of ingredients with its heading.
  public struct Group: Sendable, Equatable {
    public var title: String?
    /// The title as a page writes it where that differs: `For the sauce:`, `Salad ingredients`.
    public var statedTitle: String?
    public var lines: [String]

    public init(title: String? = nil, lines: [String] = []) {
      self.title = title
      self.lines = lines
    }

    /// A list below a heading as it is written.
    ///
    /// - Parameter title: what the heading names, where that is not all of it; the colon it ends with is no part of it.
    init(heading: String, naming title: String? = nil, lines: [String] = []) {
      let title = (title ?? heading).withoutColon
      self.init(title: title, lines: lines)
      statedTitle = title == heading ? nil : heading
    }
  }

  /// One step, with the name some forms give to steps.
  public struct Step: Sendable, Equatable {
    public var name: String?
    public var text: String

    public init(name: String? = nil, _ text: String) {
      self.name = name
      self.text = text
    }
  }

  /// Steps below one heading.
  public struct Section: Sendable, Equatable {
    public var title: String?
    public var steps: [Step]

    public init(title: String? = nil, steps: [Step] = []) {
      self.title = title
      self.steps = steps
    }
  }

  /// One line of a table of nutrients, such as `calories`: `240 kcal`.
  public struct Nutrient: Sendable, Equatable {
    public var name: String
    public var text: String
  }

  /// A recipe of the same program that a line names.
  struct Link: Sendable, Equatable {
    /// As it is written in the line.
    var shown: String
    /// What the recipe is called.
    var name: String
    /// Whether a step names it.
    var isInSteps = false
  }

  public var title: String?
  public var summary: String?
  public var groups: [Group] = []
  public var sections: [Section] = []
  /// Steps behind as many as a recipe can have, which nobody has read.
  var unreadSteps = 0
  /// As stated, such as `4–6 Portionen`.
  public var yieldText: String?
  /// What else it makes, beside the servings: `1 loaf`.
  var furtherYields: [String] = []
  public var preparationMinutes: Int?
  public var cookingMinutes: Int?
  /// As stated; see `totalMinutes` for what follows from the others.
  public var statedTotalMinutes: Int?
  /// An address, or the name of a file that came along.
  public var image: String?
  /// All that a page offers, in its order; `image` is chosen from them.
  var pictures: [OfferedPicture] = []
  public var nutrients: [Nutrient] = []
  /// What a page shows beside these, where it marks an energy alone.
  public var shownNutrients: [Nutrient] = []
  public var authors: [String] = []
  public var categories: [String] = []
  public var cuisines: [String] = []
  /// Both as a page states them, commas and all: `Cookies, cakes & desserts`.
  var statedCategory: String?
  var statedCuisine: String?
  public var keywords: [String] = []
  public var tip: String?
  /// The address or title of where it comes from.
  public var source: String?
  public var siteName: String?
  /// BCP 47.
  public var language: String?
  public var date: CalendarDate?
  public var difficulty: Difficulty?
  public var isFavourite = false
  public var isArchived = false
  /// A picture that came with the recipe, as the bytes of its file.
  public var picture: [UInt8]?
  /// Recipes of the same program that lines of this one name.
  var links: [Link] = []
  /// What recipes of the same program call it by beside its title: the name of its file, other names of it.
  var aliases: [String] = []
  /// Where it stood in the folder or archive that it comes from.
  public internal(set) var path: String?
  /// The same of its picture.
  public internal(set) var picturePath: String?
  /// The picture that a recipe which is kept to the letter names.
  var namedPicture: String?
  /// Where that picture would stand, as the recipe says itself.
  public var statedPicturePath: String? {
    guard let namedPicture, let path, !namedPicture.contains("://") else { return nil }
    var parts = path.split(separator: "/").dropLast()
    for part in NotePicture.path(namedPicture).split(separator: "/") {
      if part == ".." { _ = parts.popLast() } else if part != "." { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }
  /// The same recipe, wherever it stood.
  public var withoutPlace: RecipeDraft {
    var draft = self
    (draft.path, draft.picturePath) = (nil, nil)
    return draft
  }
  /// The recipe itself, where the source was one already; the other fields then only tell of it.
  var kept: KeptRecipe?
  /// What has no place in a recipe here, by the name it had there, and what was changed on the way.
  public var losses: [ImportLoss] = []

  public init() {}

  /// Whether nothing in the source said what is an ingredient and what a step.
  var isByLooks: Bool { losses.contains(.byLooks) }

  public var ingredientLines: [String] { groups.flatMap(\.lines) }

  /// The steps in order, headings and names of steps as lines of their own.
  public var instructionLines: [String] {
    sections.flatMap { section in
      (section.title.map { [$0] } ?? [])
        + section.steps.flatMap { step in (step.name.map { [$0] } ?? []) + [step.text] }
    }
  }

  /// The total as stated, unless one of its parts takes longer; else preparation and cooking together.
  public var totalMinutes: Int? {
    let longest = max(preparationMinutes ?? 0, cookingMinutes ?? 0)
    if let statedTotalMinutes, statedTotalMinutes >= longest { return statedTotalMinutes }
    guard preparationMinutes != nil || cookingMinutes != nil else { return nil }
    return (preparationMinutes ?? 0) + (cookingMinutes ?? 0)
  }

  /// Takes lines out of the lists of ingredients.
  mutating func removeIngredients(where isNone: (String) -> Bool) {
    for index in groups.indices { groups[index].lines.removeAll(where: isNone) }
    groups.removeAll { $0.lines.isEmpty }
  }

  /// Takes from another draft what this one lacks.
  mutating func fill(from other: RecipeDraft) {
    title = title ?? other.title
    summary = summary ?? other.summary
    if ingredientLines.isEmpty { groups = other.groups }
    if instructionLines.isEmpty { sections = other.sections }
    yieldText = yieldText ?? other.yieldText
    if totalMinutes == nil {
      statedTotalMinutes = other.statedTotalMinutes
      preparationMinutes = other.preparationMinutes
      cookingMinutes = other.cookingMinutes
    }
    image = image ?? other.image
    if pictures.isEmpty { pictures = other.pictures }
    if nutrients.isEmpty { (nutrients, shownNutrients) = (other.nutrients, other.shownNutrients) }
    if authors.isEmpty { authors = other.authors }
    if categories.isEmpty { (categories, statedCategory) = (other.categories, other.statedCategory) }
    if cuisines.isEmpty { (cuisines, statedCuisine) = (other.cuisines, other.statedCuisine) }
    if keywords.isEmpty { keywords = other.keywords }
    source = source ?? other.source
    siteName = siteName ?? other.siteName
    language = language ?? other.language
    date = date ?? other.date
  }
}

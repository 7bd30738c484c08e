/// The templates of a theme, one for each kind of page.
package enum PageTemplate: String, CaseIterable {
  case home, recipe, list, index, about, page, search, week, plans, report
  case shopping, planner, pantry, settings, share, offline
  case notFound = "not-found"
  case card = "print/card"
  case printedReport = "print/report"
  case weekSheet = "print/week-sheet"
  case book = "print/book"
  case shoppingList = "print/list"
  case epubCover = "print/epub/cover"
  case epubTitle = "print/epub/title"
  case epubChapter = "print/epub/chapter"
  case epubProse = "print/epub/prose"
  case epubRecipe = "print/epub/recipe"
  case epubIngredients = "print/epub/ingredients"
  case epubTags = "print/epub/tags"
  case epubSubstitutions = "print/epub/substitutions"
  case epubMeasures = "print/epub/measures"
  case epubNutrition = "print/epub/nutrition"
  case epubColophon = "print/epub/colophon"
}

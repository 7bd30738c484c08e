package import Mustache

/// One of the row of facts below the title of a recipe.
package struct FactView: View {
  package let label: String
  package let value: String
  package let datetime: String?
  package let kind: String
  package let isTotal: Bool
  package let isEnergy: Bool
  package let note: String?

  package static let schema = Schema<Self>("Fact") {
    Field("label", \.label, "Such as `Active`, `Total`, `Serves`.")
    Field("value", \.value, "Such as `15 min`, `4 servings`.")
    Field("datetime", \.datetime, "ISO 8601 duration where the fact is a time.")
    Field("kind", \.kind, "`active`, `waiting`, `total`, `yield`, `energy` or `difficulty`.")
    Field("isTotal", \.isTotal, "Whether it is the total time.")
    Field("isEnergy", \.isEnergy, "Whether it is the energy of a serving.")
    Field("note", \.note, "That it is an estimate.")
  }
}

/// A line of the list of ingredients.
package struct IngredientView: View {
  package let id: String
  package let tick: String
  package let amount: String?
  package let name: HTML
  package let note: HTML?
  package let url: String?
  package let plain: String

  package static let schema = Schema<Self>("Ingredient") {
    Field("id", \.id, "Unique on the page.")
    Field(
      "tick", \.tick,
      "What its box is remembered by, in `data-tick`: it follows what the line says, not where it stands.")
    Field("amount", \.amount, "Number and unit as shown, `1½ tsp`.")
    Field("name", \.name, "Name with inline mark-up.")
    Field("note", \.note, "What follows the first comma of the name, `finely chopped`.")
    Field("url", \.url, "Relative URL of the sub-recipe's page.")
    Field("plain", \.plain, "Amount and name as one line of plain text.")
  }
}

/// Ingredients under one heading.
package struct IngredientGroupView: View {
  package let title: HTML?
  package let id: String
  package let isNested: Bool
  package let ingredients: [IngredientView]

  package static let schema = Schema<Self>("IngredientGroup") {
    Field("title", \.title, "Heading of the group; absent for ingredients before the first group.")
    Field("id", \.id, "Unique on the page.")
    Field("isNested", \.isNested, "Whether the group stands inside another.")
    Field("ingredients", \.ingredients, "In the author's order.")
  }
}

/// An ingredient that a step uses.
package struct StepIngredientView: View {
  package let ingredient: String
  package let amount: String?
  package let name: HTML

  package static let schema = Schema<Self>("StepIngredient") {
    Field("ingredient", \.ingredient, "The `id` of its line in the list, `ingredient-3`.")
    Field(
      "amount", \.amount, "How much of it, where the text of the step does not say so and it was not in use before.")
    Field("name", \.name, "Inline mark-up of its name.")
  }
}

/// A step of the method.
package struct StepView: View {
  package let number: Int
  package let id: String
  package let tick: String
  package let body: HTML
  package let ingredients: [StepIngredientView]
  package let measured: [StepIngredientView]

  package static let schema = Schema<Self>("Step") {
    Field("number", \.number, "Counts from 1 through the whole method.")
    Field("id", \.id, "Unique on the page, `step-3`.")
    Field("tick", \.tick, "What its box is remembered by, in `data-tick`.")
    Field("body", \.body, "Block mark-up of the step.")
    Field("ingredients", \.ingredients, "What the step uses, in the order of its text; may be empty.")
    Field("measured", \.measured, "Those of them that have an amount here.")
  }
}

/// A tool that the method calls for.
package struct ToolView: View {
  package let id: String
  package let tick: String
  package let name: String
  package let size: HTML?

  package static let schema = Schema<Self>("Tool") {
    Field("id", \.id, "Unique on the page, `tool-2`.")
    Field("tick", \.tick, "What its box is remembered by, in `data-tick`.")
    Field("name", \.name, "In the singular and the recipe's language, `springform tin`.")
    Field("size", \.size, "Its size where the method says one, `26 cm`; a script shows it in other measures.")
  }
}

/// Steps under one heading.
package struct MethodSectionView: View {
  package let title: HTML?
  package let id: String
  let isSubsection: Bool
  let intro: HTML?
  package let steps: [StepView]
  let outro: HTML?

  package static let schema = Schema<Self>("InstructionsSection") {
    Field("title", \.title, "Heading inside the instructions.")
    Field("id", \.id, "Unique on the page.")
    Field("isSubsection", \.isSubsection, "Whether the heading is below another heading of the instructions.")
    Field("intro", \.intro, "Block mark-up before the first step, or all of a section without steps.")
    Field("steps", \.steps, "The steps of this section; may be empty.")
    Field("outro", \.outro, "Block mark-up after the last step.")
  }
}

/// A recipe, on its page, on a card or in a book.
package struct RecipeView: View {
  package let title: HTML
  let hasLongTitle: Bool
  package let language: String
  package let isForeign: Bool
  let direction: String
  let languageName: String
  package let summary: HTML?
  package let description: HTML?
  package let category: LinkView?
  package let picture: PictureView?
  package let facts: [FactView]
  package let yield: String?
  package let otherYields: [String]
  package let scale: ScaleView
  package let groups: [IngredientGroupView]
  package let sections: [MethodSectionView]
  let tools: [ToolView]
  package let nutrition: NutritionView?
  package let labels: LabelsView
  package let tags: [LinkView]
  package let tip: HTML?
  package let author: LinkView?
  package let source: LinkView?
  let sourcePage: String?
  package let date: String?
  package let datetime: String?
  package let isFavourite: Bool
  let hasKicker: Bool
  package let isArchived: Bool
  let markdownUrl: String
  let jsonUrl: String
  let cardUrl: String?
  let cardLabel: String
  package let url: String
  package let data: HTML
  package let usedIn: [PreparedView<CardView>]
  package let related: [PreparedView<CardView>]

  package static let schema = Schema<Self>("Recipe") {
    Field("title", \.title, "Title with inline mark-up.")
    Field("hasLongTitle", \.hasLongTitle, "Whether the title has more than 60 characters.")
    Field("language", \.language, "BCP 47 tag of the recipe's language, always present.")
    Field("isForeign", \.isForeign, "Whether that is not the site's language.")
    Field("direction", \.direction, "Which way its language is written, `ltr` or `rtl`.")
    Field("languageName", \.languageName, "Its name in the site's language.")
    Field("summary", \.summary, "First paragraph of the description, inline mark-up.")
    Field("description", \.description, "The rest of the description, block mark-up.")
    Field("category", \.category, "Link to the category.")
    Field("picture", \.picture, "The picture or the drawn cover.")
    Field("facts", \.facts, "Times, yield, energy, difficulty.")
    Field("yield", \.yield, "First yield as shown, `4 servings`.")
    Field("otherYields", \.otherYields, "Further yields.")
    Field("scale", \.scale, "What it is scaled by.")
    Field("groups", \.groups, "Ingredients; may be empty.")
    Field("sections", \.sections, "The method; may be empty.")
    Field("tools", \.tools, "What the method takes besides food, by first use; empty on paper.")
    Field("nutrition", \.nutrition, "What it provides; absent where there is nothing to say.")
    Field("labels", \.labels, "Allergens and diets, as far as its ingredients are known.")
    Field("tags", \.tags, "Links to the tag pages.")
    Field("tip", \.tip, "The author's tip, inline mark-up.")
    Field("author", \.author, "The author; the URL may be absent.")
    Field("source", \.source, "Where the recipe comes from, with a link to the original; the URL may be absent.")
    Field("sourcePage", \.sourcePage, "Relative URL of the list of recipes from that source.")
    Field("date", \.date, "Date in the site's language.")
    Field("datetime", \.datetime, "The same as YYYY-MM-DD.")
    Field("isFavourite", \.isFavourite, "Whether it is marked as a favourite.")
    Field(
      "hasKicker", \.hasKicker,
      "Whether there is anything to say above its title: category, author or source, a foreign language, that it is a favourite."
    )
    Field("isArchived", \.isArchived, "Whether it is archived.")
    Field("markdownUrl", \.markdownUrl, "Relative URL of the source, `.md` or `.json`.")
    Field("jsonUrl", \.jsonUrl, "Relative URL of the static JSON.")
    Field("cardUrl", \.cardUrl, "Relative URL of the cook card as a PDF; absent where the site offers none.")
    Field("cardLabel", \.cardLabel, "What that download is called, with its paper: `Cook card (PDF, A5)`.")
    Field("url", \.url, "Absolute URL where there is a base URL, else relative.")
    Field("data", \.data, "What the page's scripts scale and convert, as JSON; escaped for a script element.")
    Field("usedIn", \.usedIn, "Recipes that use this one as a sub-recipe.")
    Field("related", \.related, "Recipes that share ingredients and tags.")
  }
}

/// `recipe.mustache`: one recipe.
package struct RecipePageView: View {
  package let base: PageBaseView
  package let recipe: RecipeView

  package static let schema = Schema<Self>("RecipePage", extending: \.base) {
    Field("recipe", \.recipe, "The recipe.")
  }
}

public import Mustache

/// The records of what is printed.
extension ViewTypes {
  public static let printedCard = RecordType(
    "PrintedCard",
    [
      .init("size", .text, "`a4`, `letter`, `a5`, `a6`, `4x6` or `3x5`."),
      .init("width", .text, "Width of the paper as a CSS length."),
      .init("height", .text, "Height of the paper as a CSS length."),
      .init("isMono", .bool, "Whether the card is to be black on white."),
      .init("runningTitle", .text, "The title, cut after a word where it is long, for the head of further cards."),
      .init("styles", .html, "The style sheets `print/base.css` and `print/card.css`, joined."),
      .init("code", .text, "A `data:` address of the QR code that leads to the page; may be absent."),
      .init("address", .text, "Absolute URL of the page; absent without a base URL."),
      .init("nutrition", .list(.text), "Energy and macros of a serving; empty where too little is known."),
      .init("hasNutrition", .bool, "Whether there are any."),
      .init("picture", .text, "A `data:` address of the photo or drawn cover; absent unless it is asked for."),
      .init("isDrawn", .bool, "Whether that is the drawn cover."),
      .init("amountWidth", .text, "How much room the amounts of the ingredients take, in em: `4.2`."),
      .init("amountIndent", .text, "The same with the gap behind them."),
      .init("hasIngredients", .bool, "Whether there are any ingredients."),
      .init("hasMethod", .bool, "Whether there are any instructions."),
      .init("isRightToLeft", .bool, "Whether the title is written from right to left."),
      .init("isClose", .bool, "Whether it is set closer, which saves another card."),
      .init("ingredientShare", .text, "How much of the width the ingredients take, in percent: `38`."),
      .init("hasStepAmounts", .bool, "Whether the paper has room for the amounts of each step."),
    ])

  public static let paper = RecordType(
    "Paper",
    [
      .init("size", .text, "`a4` or `letter`; of shopping lists `a5`, too."),
      .init("width", .text, "Width of the paper as a CSS length."),
      .init("height", .text, "Height of the paper as a CSS length."),
      .init("styles", .html, "The style sheets `print/base.css` and the one of the template, joined."),
    ])

  /// `print/card.mustache`: one recipe on paper.
  public static func cardPage(text: RecordType) -> RecordType {
    root(
      "CardPage", text: text,
      [.init("recipe", .record(recipe), "The recipe."), .init("card", .record(printedCard), "The paper.")])
  }
}

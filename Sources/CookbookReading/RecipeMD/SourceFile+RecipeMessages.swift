internal import Quantities
internal import RecipeMarkdown
internal import SourceText

/// What the RecipeMD reader says about a file; one message for each cause.
extension SourceFile {
  /// What to do with a text that is a recipe to people.
  static let importHint = "or keep the text elsewhere, and “galley import FILE” makes a recipe of it"

  func frontMatterWarning(at range: Range<Int>) -> Diagnostic {
    diagnostic(
      .warning, "recipemd-front-matter", at: range, message: "YAML front matter is not part of RecipeMD",
      hint: "write the facts as a description paragraph of “Key: value” lines")
  }

  func tooDeep(at range: Range<Int>) -> Diagnostic {
    diagnostic(
      .warning, "markdown-depth", at: range.lowerBound..<min(range.lowerBound + 1, range.upperBound),
      message:
        "mark-up is nested deeper than \(MarkdownDocument.depthLimit) levels; what is deeper shows as plain text",
      hint: "remove the repeated “>”, “*” or list markers")
  }

  func repeatedParagraph(_ what: String, at range: Range<Int>) -> Diagnostic {
    diagnostic(
      .warning, "recipemd-repeated-\(what)", at: range,
      message: "\(what) stand here a second time; they were read with the first",
      hint: "join them with the first paragraph of \(what), separated by commas")
  }

  func emptyTag(at range: Range<Int>) -> Diagnostic {
    diagnostic(
      .warning, "recipemd-tags", at: range, message: "found nothing between two commas of the tags",
      hint: "remove the extra comma")
  }

  func emptyYield(at range: Range<Int>) -> Diagnostic {
    diagnostic(
      .warning, "recipemd-yields", at: range, message: "found nothing between two commas of the yields",
      hint: "remove the extra comma")
  }

  func adjacentTagsAndYields(at range: Range<Int>) -> Diagnostic {
    diagnostic(
      .warning, "recipemd-adjacent", at: range,
      message: "tags and yields on neighbouring lines are one paragraph and count as description",
      hint: "put a blank line between the tags and the yields")
  }

  func textAboveTitle(_ kind: MarkdownNode.Kind, at range: Range<Int>) -> Diagnostic {
    diagnostic(
      .warning, "recipemd-title", at: range, message: "found \(kind.inWords) above the title; it was passed over",
      hint: "move it below the title, or remove it")
  }

  func factsBehindDivider(at range: Range<Int>) -> Diagnostic {
    diagnostic(
      .warning, "recipemd-divider", at: range,
      message: "tags or yields stand between two dividers; the ingredients were read behind the second one",
      hint: "remove the divider above them")
  }

  func lateDescription(at range: Range<Int>) -> Diagnostic {
    diagnostic(
      .warning, "recipemd-description", at: range,
      message: "the description stands behind tags or yields; it was read all the same",
      hint: "put it above tags and yields")
  }

  func dividerBelowText(_ severity: Diagnostic.Severity, at range: Range<Int>) -> Diagnostic {
    diagnostic(
      severity, "recipemd-divider", at: range,
      message: "“---” directly below text makes that text a heading, so the divider before the ingredients is missing",
      hint: "put a blank line before “---”")
  }

  func missingFirstDivider(at range: Range<Int>) -> Diagnostic {
    diagnostic(
      .warning, "recipemd-divider", at: range,
      message: "the divider “---” before the ingredients is missing; they were read from here on",
      hint: "put “---” between blank lines before the ingredients")
  }

  func htmlAmongIngredients(at range: Range<Int>) -> Diagnostic {
    diagnostic(
      .warning, "recipemd-ingredients", at: range,
      message: "found HTML among the ingredients; its text was read as ingredients without amounts",
      hint: "write Markdown instead: lists of ingredients, headings for groups")
  }

  func commentAmongIngredients(at range: Range<Int>) -> Diagnostic {
    diagnostic(
      .warning, "recipemd-ingredient-comment", at: range,
      message: "found a comment among the ingredients, where RecipeMD has lists and headings alone",
      hint: "put it before the first “---” or behind the second")
  }

  func headingInsteadOfDivider(at range: Range<Int>) -> Diagnostic {
    diagnostic(
      .warning, "recipemd-ingredient-heading", at: range,
      message: "the dividers “---” are missing; the ingredients were read from this heading on",
      hint: "put “---” between blank lines before the ingredients, and before the instructions")
  }

  func textAmongIngredients(_ kind: MarkdownNode.Kind, at range: Range<Int>) -> Diagnostic {
    diagnostic(
      .warning, "recipemd-ingredient-text", at: range,
      message: "found \(kind.inWords) among the ingredients; its lines were read as ingredients without amounts",
      hint: "make them list items, or put “---” between blank lines before the instructions")
  }

  func missingSecondDivider(_ kind: MarkdownNode.Kind, at range: Range<Int>) -> Diagnostic {
    diagnostic(
      .warning, "recipemd-instructions", at: range,
      message: "found \(kind.inWords) behind the ingredients, without a divider; read as instructions from here on",
      hint: "put “---” between blank lines before the instructions")
  }

  func definitionInIngredients(at range: Range<Int>) -> Diagnostic {
    diagnostic(
      .warning, "recipemd-definition", at: range,
      message: "found a link definition among the ingredients; no ingredient is a recipe by it",
      hint: "move it behind the second “---” or write the link inline, as [name](recipe.md)")
  }

  func emptyGroupTitle(at range: Range<Int>) -> Diagnostic {
    diagnostic(
      .warning, "recipemd-group-title", at: range,
      message: "an ingredient group has no title; its ingredients were read with those above",
      hint: "write the name of the group behind the “#”, or remove the line")
  }

  func emptyIngredient(at range: Range<Int>) -> Diagnostic {
    diagnostic(
      .warning, "recipemd-ingredient-name", at: range, message: "an ingredient has no name; it was passed over",
      hint: "write what it is, or remove the line")
  }

  func nestedIngredients(in name: String, at range: Range<Int>) -> Diagnostic {
    diagnostic(
      .warning, "recipemd-ingredient-list", at: range,
      message: "a list stands below “\(name)”; to RecipeMD it is part of that ingredient's name",
      hint: "write its items as ingredients of their own: here they are neither counted nor bought")
  }

  func linkBesideText(_ name: String, at range: Range<Int>) -> Diagnostic {
    diagnostic(
      .warning, "recipemd-ingredient-link", at: range,
      message: "“\(name)” is more than a link, so that RecipeMD makes it no recipe of its own",
      hint: "write what stands beside the link into its brackets, or remove it")
  }

  func taskMark(at range: Range<Int>) -> Diagnostic {
    diagnostic(
      .note, "recipemd-ingredient-task", at: range,
      message: "a box to tick stands before an ingredient; it was left out",
      hint: "remove it: Galley's pages have boxes of their own")
  }

  func nameInAmountsPlace(_ name: String, at range: Range<Int>) -> Diagnostic {
    diagnostic(
      .warning, "recipemd-ingredient-name", at: range,
      message: "“\(name)” stands where the amount goes and was read as the name",
      hint: "write it without the asterisks")
  }

  func unclosedAmount(_ line: String, at range: Range<Int>) -> Diagnostic {
    diagnostic(
      .warning, "recipemd-amount", at: range, message: "the asterisk before the amount of “\(line)” is not closed",
      hint: "write an asterisk right before the amount and one right behind it, as in “*2 tbsp* oil”")
  }

  func amountError(_ failure: AmountReader.Failure, found: String, at range: Range<Int>) -> Diagnostic {
    switch failure {
    case .empty:
      diagnostic(
        .error, "recipemd-amount", at: range, message: "found an empty amount",
        hint: "write a number, as in “2 tbsp”, or remove the extra comma")
    case .divisionByZero:
      diagnostic(
        .error, "recipemd-amount", at: range, message: "amount “\(found)” divides by zero",
        hint: "write a fraction with a denominator above zero")
    case .tooLarge:
      diagnostic(
        .error, "recipemd-amount", at: range, message: "amount “\(found)” is too large to count with exactly",
        hint: "write a number of at most 18 digits")
    }
  }

  /// - Parameter isStrict: Whether amounts that RecipeMD refuses are warned about even where their meaning is plain.
  func amountWarning(
    _ deviation: AmountReader.Deviation, found: String, reading: Amount, at range: Range<Int>, isStrict: Bool
  ) -> Diagnostic {
    let (message, hint): (String, String) =
      switch deviation {
      case .range:
        (
          "“\(found)” is a range, which RecipeMD does not have; read as \(reading.inWords)",
          "write one number to be strict"
        )
      case .joinedFraction, .dashedFraction:
        ("“\(found)” was read as \(reading.inWords)", "put a space between the whole number and the fraction")
      case .fractionInWords:
        ("“\(found)” was read as \(reading.inWords)", "write the fraction behind the whole number, as in “1 1/2”")
      case .sum:
        (
          "“\(found)” is a sum, which RecipeMD does not have; read as \(reading.inWords)",
          "write one number to be strict"
        )
      case .spacedThousands:
        (
          "“\(found)” has spaces inside the number and was read as \(reading.inWords)",
          "write the number without spaces"
        )
      case .groupedThousands:
        ("“\(found)” has signs inside the number and was read as \(reading.inWords)", "write the number without them")
      case .severalUnits:
        (
          "“\(found)” has more than one unit, which RecipeMD does not have; read as \(reading.inWords)",
          "write one number and one unit to be strict"
        )
      case .ambiguousThousands:
        (
          "“\(found)” may mean thousands; RecipeMD reads the \(found.contains(",") ? "comma" : "point") as a decimal sign, "
            + "so this is \(reading.inWords)",
          "write thousands without a sign, as in “1000 g”"
        )
      case .minusSign:
        ("“\(found)” was read as \(reading.inWords)", "write the minus as a hyphen, “-”")
      case .approximate:
        (
          "“\(found)” is approximate, which RecipeMD does not have; read as \(reading.inWords)",
          "write the number alone"
        )
      case .unmeasured:
        ("amount “\(found)” has no number", "write a number first, or move the words behind the asterisks")
      case .words(let amount):
        ("“\(found)” was read as \(amount.inWords)", "write the number in digits, and first, to be strict")
      }
    let isNote = deviation.isCertain && !(isStrict && deviation.isRefusedByRecipeMD)
    return diagnostic(isNote ? .note : .warning, "recipemd-amount", at: range, message: message, hint: hint)
  }
}

extension AmountReader.Deviation {
  /// Whether RecipeMD finds no number where it looks for one, and so refuses the recipe.
  fileprivate var isRefusedByRecipeMD: Bool {
    switch self {
    case .approximate, .minusSign, .unmeasured, .words: true
    case .range, .joinedFraction, .dashedFraction, .fractionInWords, .sum, .spacedThousands, .groupedThousands,
      .severalUnits, .ambiguousThousands:
      false
    }
  }

  /// Whether what was read is what was meant, for all that plain RecipeMD does not know it.
  fileprivate var isCertain: Bool {
    switch self {
    case .range, .joinedFraction, .dashedFraction, .fractionInWords, .sum, .spacedThousands, .groupedThousands,
      .severalUnits, .approximate, .minusSign, .words:
      true
    case .ambiguousThousands, .unmeasured: false
    }
  }
}

extension Amount {
  /// The reading of an amount in a message.
  fileprivate var inWords: String {
    let number =
      switch measure {
      case .exact(let value): NumberText.plain(value)
      case .range(let lower, let upper): "\(NumberText.plain(lower)) to \(NumberText.plain(upper))"
      case .unmeasured: "no number"
      }
    return unit.map { "\(number) \($0)" } ?? number
  }
}

extension MarkdownNode.Kind {
  /// The name of a block in a message.
  var inWords: String {
    switch self {
    case .blockQuote: "a block quote"
    case .list: "a list"
    case .codeBlock: "a code block"
    case .htmlBlock: "HTML"
    case .paragraph: "a paragraph"
    case .heading: "a heading"
    case .thematicBreak: "a divider"
    default: "something else"
    }
  }
}

internal import CommandLineParsing

/// The commands that know ingredients and foods.
extension GalleyTable {
  static let kitchen = "Kitchen"

  static let ingredient = CommandSpec(
    GalleyCommand.ingredient.rawValue, group: kitchen, summary: "read lines of ingredient lists",
    description: [
      """
      Shows what Galley understands of an ingredient: its amounts, the name of the food, and what is said about it. \
      English, German, French and Spanish lines are read without being told the language.
      """,
      """
      With --stdin every line of standard input is read, empty ones too. The format tsv has one row for each line, \
      with the columns quantity, unit, name and comment; ranges are written as 2-3, and the unit is the English one, \
      singular and abbreviated. The format json has all there is: every amount with its exact fraction, what a \
      container holds, size, alternatives. Several lines are printed as JSON Lines.
      """,
    ],
    operands: [OperandSpec("line", .any, kind: .text, help: "Line to read; quote it, since it has spaces.")],
    options: [
      OptionSpec("stdin", value: .none, help: "Read lines from standard input."),
      OptionSpec(
        "language", value: .required("TAG", .text), defaultText: "any of the four",
        help: """
          Language of the lines, such as de or en-GB: it says what 1.500 means, and that pints are imperial.
          """),
      OptionSpec(
        "format", "f", value: .required("FORMAT", .choice(IngredientFormat.allCases.map(\.rawValue))),
        defaultText: "text", help: "For people, as tab-separated values, or as JSON."),
    ],
    examples: [
      UsageExample(
        "galley ingredient \"2 (400 g) tins chopped tomatoes, drained\"", "See how a line is understood."),
      UsageExample("galley ingredient --stdin --format tsv < lines.txt", "Read a file of lines into a table."),
    ])
}

internal import CommandLineParsing
internal import Themes

/// The commands that are about how a site looks.
extension GalleyTable {
  static let themeList = CommandSpec(
    GalleyCommand.themeList.rawValue, group: "Themes", summary: "list the themes there are",
    description: [
      """
      Lists the themes that come with Galley and those in the folder themes of the site, with a star before the one \
      the site is shown with. A theme of the site takes the place of one of the same name that comes with Galley.
      """
    ],
    examples: [UsageExample("galley theme list", "See which themes can be chosen.")])

  static let themeNew = CommandSpec(
    GalleyCommand.themeNew.rawValue, group: "Themes", summary: "begin a theme of your own",
    description: [
      """
      Makes the folder themes/NAME with the style sheet that names every colour, size and space, or with the files that \
      another theme has of its own; --from proof gives every file of the default theme. What a theme does not have is that \
      of the default theme. Existing files are never overwritten.
      """
    ],
    operands: [OperandSpec("name", .exactly(1), help: "Name in lowercase letters, digits and hyphens.")],
    options: [
      OptionSpec("from", value: .required("THEME", .text), help: "Begin with the files of a theme Galley comes with.")
    ],
    examples: [
      UsageExample("galley theme new mine", "Begin with the colours of the default theme."),
      UsageExample("galley theme new night --from darkroom", "Begin with another theme."),
      UsageExample("galley theme new all --from proof", "Begin with every file of the default theme."),
    ])

  static let themeCheck = CommandSpec(
    GalleyCommand.themeCheck.rawValue, group: "Themes", summary: "check a theme",
    description: [
      """
      Checks every template against the view it gets in every language, that all languages have the same strings, that \
      text can be read in light and dark, that style sheets use no name that none declares, and that pages keep the \
      content security policy. Nothing is written.
      """
    ],
    operands: [OperandSpec("name", .optional, help: "Theme to check; without one, that of the site.")],
    options: [CheckCommand.format.spec],
    examples: [UsageExample("galley theme check mine", "Check one theme.")])
}

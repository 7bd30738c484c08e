internal import CommandLineParsing
internal import Printing
internal import SitePlanning

/// The commands that print on paper.
extension GalleyTable {
  static let printing = "Print"

  static let card = CommandSpec(
    GalleyCommand.card.rawValue, group: printing, summary: "print recipes as cook cards",
    description: [
      """
      Sets recipes of the site on paper: title, times, ingredients beside numbered steps, what a serving provides, \
      allergens, source, and a QR code that leads to the page where galley.yaml has a base-url. Where that saves a \
      card the type is set condensed, but never smaller than 10 points, on index cards 8. What does not fit goes on on the \
      next card, with --sides 2 on the back; no step is split.
      """,
      """
      With --output FILE.pdf all cards go into that file, with --output DIR each into a file of its own there, which \
      replaces the one of an earlier run; without --output they go to standard output. SVG and PNG have one file for \
      each page, such as soup-1.png.
      """,
      """
      --n-up lays several cards on a sheet of A4 or Letter, to be cut apart; --sheet, --cut-marks and --flip ask for \
      sheets too. With --sides 2 every second page of the file is the back of the sheet before it: print it on both \
      sides, turned over the long edge, or the one that --flip names. Then each back lies behind its front.
      """,
      """
      PDFs are made by WeasyPrint 57 or newer, which must be on the PATH ("apt install weasyprint"). They are tagged \
      (PDF/UA-1), have their fonts inside and are the same each time. Without it Chromium makes them, not as PDF/UA and \
      without sheets; without both the HTML is written in place of the PDF, for the print dialogue of a browser. SVG \
      and PNG are drawn by pdftocairo ("apt install poppler-utils").
      """,
    ],
    operands: [OperandSpec("recipe", .any, kind: .text, help: "Title, path or name of a recipe.")],
    options: [
      OptionSpec("tag", value: .required("TAG", .text), help: "Every recipe with this tag."),
      OptionSpec("all", value: .none, help: "Every recipe that is not archived."),
      CardOptions.card.spec,
      OptionSpec("mono", value: .none, help: "Black on white, without colour."),
      CardOptions.picture.spec,
      OptionSpec(
        "sides", value: .required("N", .integer(1...2)), defaultText: "1",
        help: "Sides of the paper to print on; each card begins on a front."),
      OptionSpec(
        "n-up", value: .required("N", .choice(CardSheets.counts)),
        help: "Lay so many cards on a sheet, or as many as fit."),
      CardSheets.paper.spec,
      OptionSpec("cut-marks", value: .none, help: "Draw hairlines at the corners of the cards, to cut along."),
      CardSheets.flip.spec,
      CardOptions.fileFormat.spec,
      OptionSpec(
        "dpi", value: .required("N", .integer(36...600)), defaultText: "\(CardOptions.defaultResolution)",
        help: "Pixels an inch of PNG files."),
    ] + ScaleOptions.specs,
    examples: [
      UsageExample("galley card \"lentil soup\" --output soup.pdf", "Print a recipe on A5."),
      UsageExample("galley card --tag soup --size 4x6 --us --output cards", "Print index cards in US measures."),
      UsageExample(
        "galley card --all --size a6 --sides 2 --cut-marks --output cards.pdf",
        "Print every recipe, four cards on a sheet of A4, to be printed on both sides and cut."),
      UsageExample("galley card pesto --format png --dpi 300 --output pesto.png", "Draw a card as a picture."),
    ])

  static let book = CommandSpec(
    GalleyCommand.book.rawValue, group: printing, summary: "set recipes as a cookbook",
    description: [
      """
      Sets a book: cover, contents with page numbers, chapters that open on right-hand pages, a page for each recipe, \
      substitutions, measures, nutrition, and indexes of ingredients and tags. Recipes that use others say on which page \
      they stand.
      """,
      """
      What stands in it says content/book.md, or the file of --list: a title, chapters as headings, lists of links to \
      recipes, and paragraphs. Without such a file every recipe that is not archived is in it, by category.
      """,
      """
      PDFs are made as by “galley card”. An EPUB (3.3) is for reading devices and reading programs: a document for each \
      recipe, in any size of type, by day or by night. HTML is for other programs that print, and for looking at.
      """,
    ],
    options: [
      OptionSpec("list", value: .required("FILE", .file), help: "The file that says what stands in the book."),
      OptionSpec("tag", value: .required("TAG", .text), help: "Only recipes with this tag, and those they need."),
      OptionSpec(
        "category", value: .required("CATEGORY", .text), help: "Only recipes of this category, and those they need."),
      OptionSpec("title", value: .required("TITLE", .text), help: "Title of the book."),
      BookCommand.size.spec,
      BookCommand.pictures.spec,
      BookCommand.format.spec,
      OptionSpec(
        "page-numbers", value: .none,
        help: "Into an EPUB, the pages of the PDF in that size, so that both can be cited alike."),
    ],
    examples: [
      UsageExample("galley book --format epub --output cookbook.epub", "Make the same book for a reading device."),
      UsageExample("galley book --output cookbook.pdf", "Set the book that content/book.md describes, on A5."),
      UsageExample("galley book --tag soup --title Soups --size 6x9 --output soups.pdf", "Set a book of soups."),
    ])
}

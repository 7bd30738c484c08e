internal import CommandLineParsing

extension GalleyTable {
  static let importRecipes = CommandSpec(
    GalleyCommand.importRecipes.rawValue, group: recipes,
    summary: "take over recipes from pages, texts and other programs",
    description: [
      """
      Reads saved web pages, plain texts such as captions of posts, photos of printed recipes, and exports of other programs (Mealie, Tandoor, \
      Paprika, Mela, RecipeSage, KitchenOwl, Nextcloud Cookbook, Gourmand, MealMaster, MasterCook, Living Cookbook, RecipeML, Crouton, \
      Copy Me That, Plan to Eat, Recipe Keeper, Cooklang, notes of Evernote and Google Keep), of Markdown as Obsidian, Logseq, \
      Notion, Hugo and Jekyll keep it, of Org mode, of documents (.docx, .odt, .rtf) and of Galley itself, and writes \
      each recipe as a new file into the content folder, with its picture beside it where one came along. What a source \
      is, is told by what it holds. A folder is read with all below it, as an archive of it would be. Recipes that come \
      together and name each other, as those of Cooklang, Mealie, Paprika and Obsidian do, are linked.
      """,
      """
      Of a page, what it marks for programs counts first: JSON-LD, microdata, RDFa, h-recipe; then what it shows. \
      Only an address \
      that you name is fetched, with its picture: by curl, over http or https, never from private networks unless you \
      allow it, at most 10 MB in 7 seconds. “-” reads standard input.
      """,
      """
      On a terminal the recipes are shown with everything that is doubtful, and with the energy they state beside what \
      their ingredients give; nothing is written before you agree. \
      What was changed, dropped or guessed is reported; a source that fails does not stop the others. A recipe is never \
      written over another one unless --on-conflict says so.
      """,
    ],
    operands: [
      OperandSpec(
        "source", .any, kind: .file, help: "Address of a page, file or folder to read, or “-” for standard input.")
    ],
    options: [
      OptionSpec(
        "to", value: .required("DIR", .directory), help: "Folder below the content folder to write to."),
      ImportOptions.format.spec,
      OptionSpec("dry-run", "n", value: .none, help: "Print what would be written, and write nothing."),
      OptionSpec(
        "select", value: .required("NUMBERS", .text), help: "Take only these of the recipes found, such as 1,3-5."),
      ImportOptions.conflict.spec,
      ImportOptions.lossReport.spec,
      ImportOptions.model.spec,
      OptionSpec(
        "pending", value: .required("FILE", .file),
        help: "Take over what was shared with the site's pages, from the file that their page “To be imported” saves."),
      OptionSpec(
        "allow-private", value: .none,
        help: "Fetch from this machine and from private networks, too."),
      OptionSpec(
        "manual", value: .required("TITLE", .text),
        help: "Write a blank recipe with this title instead, which keeps the source named."),
    ],
    examples: [
      UsageExample("galley import https://example.org/soup", "Take over the recipe of a page with its picture."),
      UsageExample("galley import soup.html", "Take over the recipe of a saved page."),
      UsageExample(
        "galley import --dry-run --format json soup.html", "Print everything that is found on a page."),
      UsageExample("galley import photo.jpg", "Take over a printed recipe; needs Tesseract and libvips."),
      UsageExample(
        "galley import --ai fridge shelf.jpg",
        "Have the language model that galley.yaml names make recipes of what a photo shows."),
      UsageExample("galley import --pending pending-imports.json", "Take over what was shared with the site."),
      UsageExample("galley import --to desserts - < caption.txt", "Take over the caption of a post."),
    ])
}

import Foundation
import TestSupport
import Testing

/// The commands as people use them, without a terminal.
struct KeepCommandTests {
  private struct Answer {
    let status: Int32
    let output: String
    let errors: String
  }

  private func galley(_ arguments: [String], in site: KeptSite, editor: String? = nil) throws -> Answer {
    let process = Process()
    let (output, errors) = (Pipe(), Pipe())
    process.executableURL = URL(filePath: BuiltProgram.path("galley"))
    process.arguments = arguments
    process.currentDirectoryURL = site.folder
    process.environment = ["PATH": "/usr/bin:/bin", "EDITOR": editor ?? ""].merging(ProgramCoverage.environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let texts = [output, errors].map { String(decoding: $0.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self) }
    process.waitUntilExit()
    return Answer(status: process.terminationStatus, output: texts[0], errors: texts[1])
  }

  private static let soup = "# Soup\n\n*soup*\n\n---\n\n- *1 l* water\n"

  @Test func newMakesAFileAndNamesIt() throws {
    let site = try KeptSite(["soup.md": Self.soup])
    let made = try galley(["new", "Pear & apple cake", "--folder", "cakes"], in: site)
    #expect(made.status == 0)
    #expect(
      made.output == "content/cakes/pear-apple-cake.md\n" || made.output == "./content/cakes/pear-apple-cake.md\n")
    #expect(site.file("cakes/pear-apple-cake.md")?.hasPrefix("# Pear & apple cake\n") == true)
    #expect(try galley(["new", "Soup", "--from-template", "content/soup.md"], in: site).status == 0)
    #expect(site.file("soup-2.md") == Self.soup)
    #expect(try galley(["new"], in: site).status == 2)
    #expect(try galley(["new", "X", "--folder", "../.."], in: site).errors.contains("[keep-place]"))
    #expect(
      try galley(["new", "X", "--folder", "/tmp"], in: site).errors.contains(
        "/tmp/x.md: error: no recipe can be made here"))
    #expect(try galley(["new", "X", "--folder", "./cakes//"], in: site).output.hasSuffix("content/cakes/x.md\n"))
  }

  @Test func noRecipeIsImportedOverThePantryOrAmongPlans() throws {
    let site = try KeptSite(["pantry.md": "# Pantry\n"])
    try site.write("a.json", #"{"@type": "Recipe", "name": "Pantry", "recipeIngredient": ["1 egg"]}"#)
    #expect(try galley(["import", "--on-conflict", "replace", "a.json"], in: site).status == 0)
    #expect(site.file("pantry.md") == "# Pantry\n")
    #expect(site.file("pantry-2.md")?.contains("*1* egg") == true)
    #expect(
      try galley(["import", "a.json"], in: site).errors.contains("pantry-2.md: warning: this file is there already"))
    #expect(try galley(["import", "--to", "plans", "a.json"], in: site).errors.contains("[keep-place]"))
    #expect(Set(site.all.keys) == ["pantry.md", "pantry-2.md"])
  }

  @Test func deleteAsksAndUndoBringsBack() throws {
    let site = try KeptSite(["soup.md": Self.soup])
    let unasked = try galley(["delete", "content/soup.md"], in: site)
    #expect(unasked.status == 2)
    #expect(unasked.errors.contains("say so with --yes"))
    #expect(try galley(["delete", "--yes", "content/soup.md"], in: site).status == 0)
    #expect(site.file("soup.md") == nil)
    #expect(try galley(["clean"], in: site).status == 0)
    #expect(try galley(["undo"], in: site).status == 0)
    #expect(site.file("soup.md") == Self.soup)
    #expect(try galley(["undo"], in: site).status == 2)
    #expect(try galley(["delete", "--yes", "galley.yaml"], in: site).status == 2)
  }

  /// The file behind a link is another folder's.
  @Test func ofALinkTheLinkIsDeletedAndComesBack() throws {
    let site = try KeptSite(["soup.md": Self.soup])
    try site.write("family/porridge.md", "# Porridge\n\n---\n")
    let link = site.folder.appending(path: "content/porridge.md").path()
    let target = "../family/porridge.md"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
    #expect(try galley(["delete", "--yes", "soup"], in: site).status == 0)
    #expect(try galley(["delete", "--yes", "porridge"], in: site).status == 0)
    #expect(site.all.isEmpty)
    #expect(FileManager.default.fileExists(atPath: site.folder.appending(path: "family/porridge.md").path()))
    #expect(try galley(["undo"], in: site).status == 0)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == target)
    #expect(try galley(["undo"], in: site).status == 0)
    #expect(Set(site.all.keys) == ["soup.md", "porridge.md"])
    #expect(try galley(["merge", "--yes", "soup", "porridge"], in: site).status == 0)
    #expect(site.all.keys.sorted() == ["soup.md"])
    #expect(FileManager.default.fileExists(atPath: site.folder.appending(path: "family/porridge.md").path()))
  }

  @Test func whatCannotComeBackKeepsNothingElseInTheTrash() throws {
    let site = try KeptSite(["soup.md": Self.soup, "cakes/pie.md": "# Pie\n\n---\n", "stew.md": "# Stew\n\n---\n"])
    for name in ["soup", "pie", "stew"] { #expect(try galley(["delete", "--yes", name], in: site).status == 0) }
    try FileManager.default.removeItem(at: site.folder.appending(path: "content/cakes"))
    try site.write("content/cakes", "")
    try site.write("content/stew.md", "# Another\n\n---\n")
    let first = try galley(["undo"], in: site)
    #expect(first.status == 0)
    #expect(first.output.hasSuffix("content/soup.md\n"))
    #expect(
      first.errors.contains("content/stew.md: warning: something else stands where this was; it stays in the trash"))
    #expect(first.errors.contains("content/cakes/pie.md: warning: something else stands where this was"))
    let second = try galley(["undo"], in: site)
    #expect(second.status == 1)
    #expect(second.errors.contains("content/stew.md: error: something else stands where this was"))
    try FileManager.default.removeItem(at: site.folder.appending(path: "content/stew.md"))
    #expect(try galley(["undo"], in: site).output.hasSuffix("content/stew.md\n"))
  }

  @Test func recipesAreNamedByTheirTitlesToo() throws {
    let site = try KeptSite([
      "soups/soup.md": Self.soup.replacing("# Soup", with: "# Grey day soup"), "a.md": "# A\n\n---\n",
    ])
    #expect(try galley(["favourite", "grey day soup"], in: site).output.hasSuffix("content/soups/soup.md\n"))
    #expect(try galley(["tag", "add", "quick", "soup"], in: site).status == 0)
    #expect(site.file("soups/soup.md")?.contains("*soup, favourite, quick*") == true)
    let unknown = try galley(["tag", "add", "quick", "sup"], in: site)
    #expect(unknown.status == 1)
    #expect(unknown.errors.contains("there is no recipe “sup”"))
    #expect(try galley(["delete", "--yes", "sup"], in: site).errors.contains("did you mean “soup”?"))
    #expect(try galley(["delete", "--yes", "grey day"], in: site).status == 0)
    #expect(site.file("soups/soup.md") == nil)
  }

  @Test(arguments: [
    ["delete", "--yes", "stew"], ["rename", "stew", "Pie"], ["merge", "--yes", "stew", "soup"],
    ["merge", "--yes", "soup", "stew"], ["edit", "stew"], ["new", "Pie", "--from-template", "stew"],
  ])
  func errorsAmongWhichARecipeMayBeAreNamed(arguments: [String]) throws {
    let site = try KeptSite(["soup.md": Self.soup, "stew.md": "no title\n"])
    let answer = try galley(arguments, in: site)
    #expect(answer.status == 1)
    #expect(answer.errors.contains("there is no recipe “stew” [recipe-unknown]"))
    #expect(answer.errors.contains("content/stew.md:1:1: error: expected the title"))
    #expect(site.file("stew.md") == "no title\n" && site.file("pie.md") == nil)
  }

  @Test func editChecksWhatWasWritten() throws {
    let site = try KeptSite(["soup.md": Self.soup])
    #expect(try galley(["edit", "content/soup.md"], in: site).errors.contains("no editor is known"))
    let fine = try galley(["edit", "content/soup.md"], in: site, editor: "sed -i s/Soup/Stew/")
    #expect(fine.status == 0)
    #expect(site.file("soup.md") == Self.soup.replacing("# Soup", with: "# Stew"))
    let broken = try galley(["edit", "content/soup.md"], in: site, editor: "sed -i 1d")
    #expect(broken.status == 1)
    #expect(broken.errors.hasPrefix("content/soup.md:") && broken.errors.contains("[recipemd-title]"))
    #expect(site.file("soup.md") == Self.soup.replacing("# Soup\n", with: ""))
  }

  @Test(arguments: ["truncate -s 0", "rm", "false", #"printf ' \n\t\r\n' >"#, #"printf '\357\273\277\n' >"#])
  func editLosesNoText(editor: String) throws {
    let site = try KeptSite(["soup.md": Self.soup])
    let answer = try galley(["edit", "content/soup.md"], in: site, editor: editor)
    #expect(answer.status == 1)
    #expect(answer.errors.contains(editor == "false" ? "[edit-program]" : "[edit-lost]"))
    #expect(site.file("soup.md") == Self.soup)
  }

  @Test func duplicatesAreNamedAndMerged() throws {
    let site = try KeptSite([
      "soup.md": Self.soup, "other.md": "# Soup\n\n---\n\n- water\n\n---\n\nBoil.\n",
      "bread.md": "# Bread\n\n---\n\n- flour\n",
    ])
    let found = try galley(["duplicates"], in: site)
    #expect(found.status == 0)
    #expect(
      found.output.contains("content/other.md\t")
        && found.output.hasSuffix("content/soup.md\tsame title, 100 % of the ingredients\n"))
    #expect(try galley(["merge", "--yes", "content/soup.md", "content/other.md"], in: site).status == 0)
    #expect(site.file("soup.md") == Self.soup + "\n---\n\nBoil.\n")
    #expect(site.file("other.md") == nil)
    #expect(try galley(["duplicates"], in: site).output == "")
  }
}

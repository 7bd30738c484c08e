import Foundation
import Testing

/// `pictures: responsive`, as sites use it.
@Suite struct PictureSiteTests {
  private func site(pictures: String = "responsive") throws -> TemporaryFolder {
    let site = TemporaryFolder()
    try site.write("galley.yaml", "title: Table\nbase-url: https://example.org/\npictures: \(pictures)\n")
    for name in ["eggs", "torn"] {
      try site.write("content/\(name).md", "# \(name.capitalized)\n\n---\n\n- *2* eggs\n\n---\n\nCook.\n")
    }
    let photo = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../content/recipes/lemon-drizzle-cake.jpg")
    let bytes = try Data(contentsOf: photo)
    try bytes.write(to: URL(filePath: site.path + "/content/eggs.jpg"))
    try bytes.prefix(40_000).write(to: URL(filePath: site.path + "/content/torn.jpg"))
    return site
  }

  @Test func publishesSizesOfPicturesAndDrawsCoversForDamagedOnes() throws {
    let site = try site()
    let built = try Galley.run("build", in: site)
    #expect(built.status == 1)
    #expect(
      built.error.contains(
        "content/torn.jpg: error: the picture cannot be shown: it is cut off, or no JPEG, PNG, WebP or GIF file "
          + "[picture-damaged]"), "\(built.error)")
    let files = site.tree().keys.sorted()
    let pictures = files.filter { $0.hasPrefix("pictures/") }
    let stem = try #require(pictures.first { $0.hasSuffix("-1200.jpg") }).dropLast("-1200.jpg".count)
    let names = ["1200.avif", "1200.jpg", "1200.webp", "400.avif", "400.jpg", "400.webp"].map { "\(stem)-\($0)" }
    #expect(stem.hasPrefix("pictures/eggs-") && pictures == names)
    #expect(!files.contains("files/eggs.jpg") && files.contains("recipes/torn.svg"))
    let page = try site.text("output/recipes/eggs.html")
    #expect(page.contains("srcset=\"../\(stem)-400.avif 400w, ../\(stem)-1200.avif 1200w\""))
    #expect(page.contains("src=\"../\(stem)-1200.jpg\"") && page.contains("src=\"data:image/webp;base64,"))
    #expect(page.contains("<meta property=\"og:image\" content=\"https://example.org/\(stem)-1200.jpg\""))
    #expect(!page.contains("style="))
    #expect(try site.text("output/recipes/torn.html").contains("/torn.svg\""))

    let stamps = FileTree.stamps(site.path + "/output")
    let again = try Galley.run("build", in: site)
    #expect(again.error.contains("[picture-damaged]"), "a damaged picture is told each time")
    #expect(FileTree.stamps(site.path + "/output") == stamps)
    // Without what was kept, everything is made again and is the same.
    let before = site.tree()
    try site.remove(".galley")
    try site.remove("output")
    _ = try Galley.run("build", in: site)
    expectSame(site.tree(), before)
  }

  /// Whether it lies beside the recipe under its name, or is named.
  @Test func publishesNoPictureAsItIsThatIsPublishedInSizes() throws {
    let site = try site()
    try site.remove("content/torn.jpg")
    let parts = "\n\n---\n\n- *2* eggs\n\n---\n\n"
    try site.write("content/torn.md", "# Torn\n\n![Torn](eggs.jpg)\n\nTwo eggs.\(parts)Cook.\n")
    try site.write("content/fact.md", "---\nimage: eggs.jpg\n---\n\n# Fact\(parts)Cook.\n")
    try site.write(
      "content/data.json",
      #"{"title": "Data", "description": "![x](eggs.jpg)", "ingredients": [{"name": "egg"}]}"#)
    #expect(try Galley.run("build", in: site).status == 0)
    #expect(!site.exists("output/files/eggs.jpg"))
    for name in ["torn", "fact", "data"] {
      #expect(try site.text("output/recipes/\(name).html").contains("pictures/eggs-"), "\(name)")
    }
    // What a text shows is published.
    try site.write("content/fact.md", "---\nimage: eggs.jpg\n---\n\n# Fact\(parts)![Eggs](eggs.jpg) Cook.\n")
    #expect(try Galley.run("build", in: site).status == 0)
    #expect(site.exists("output/files/eggs.jpg"))
    #expect(try site.text("output/recipes/fact.html").contains("src=\"../files/eggs.jpg\""))
  }

  @Test func printsPicturesInTheSizeTheyArePublishedIn() throws {
    let site = try site()
    try site.remove("content/torn.jpg")
    #expect(try Galley.run("build", in: site).status == 0)
    let piece = try #require(site.tree().keys.first { $0.hasSuffix("-1200.jpg") })
    let encoded = try Data(contentsOf: URL(filePath: site.path + "/output/" + piece)).base64EncodedString()
    let book = try Galley.run("book", "--format", "html", in: site)
    #expect(book.status == 0 && book.output.contains("data:image/jpeg;base64,\(encoded)"), "\(book.error)")
  }

  @Test func drawsACoverForAPictureThatIsTooLarge() throws {
    let site = try site()
    #expect(truncate(site.path + "/content/torn.jpg", (64 << 20) + 1) == 0)
    let built = try Galley.run("build", in: site)
    #expect(built.status == 1 && built.error.contains("content/torn.jpg: error: the file has 67108865 bytes"))
    #expect(!built.error.contains("[render-") && site.exists("output/recipes/torn.svg"), "\(built.error)")
  }

  @Test func saysThatTheProgramIsMissingAndPublishesPicturesAsTheyAre() throws {
    let site = try site()
    try site.remove("content/torn.jpg")
    // The helper is looked for beside the program.
    let alone = TemporaryFolder()
    // By a process of its own: a file that this one has open for writing could not be started.
    #expect(try Galley.run([Galley.path, "galley"], at: alone.path, program: "/bin/cp").status == 0)
    let built = try Galley.run(["build"], at: site.path, program: alone.path + "/galley")
    #expect(built.status == 0)
    #expect(
      built.error.contains(
        "galley.yaml: warning: pictures are published as they are, since they cannot be made smaller: there is no program "
          + "“galley-images” [picture-program]"), "\(built.error)")
    #expect(site.exists("output/files/eggs.jpg") && !site.exists("output/pictures"))
  }

  @Test func triesAgainWhereTheProgramEndedWithoutAnAnswer() throws {
    let site = try site()
    try site.remove("content/torn.jpg")
    let beside = TemporaryFolder()
    #expect(try Galley.run([Galley.path, "galley"], at: beside.path, program: "/bin/cp").status == 0)
    try beside.write("galley-images", "#!/bin/sh\n[ \"$1\" != --version ] || exec echo libvips\nkill -9 $$\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: beside.path + "/galley-images")
    let built = try Galley.run(["build"], at: site.path, program: beside.path + "/galley")
    #expect(built.status == 1)
    #expect(
      built.error.contains("content/eggs.jpg: error: the picture could not be made smaller: “"),
      "\(built.error)")
    #expect(built.error.contains("[picture-unfinished]") && site.exists("output/recipes/eggs.svg"))
    let again = try Galley.run("build", in: site)
    #expect(again.status == 0 && again.error == "", "\(again.error)")
    #expect(site.exists("output/pictures") && !site.exists("output/recipes/eggs.svg"))
  }

  @Test func leavesPicturesAsTheyAreUnlessAskedFor() throws {
    let site = try site(pictures: "original")
    let damaged = "content/torn.jpg: error: the picture cannot be shown"
    // What is wrong with a picture is found before anything is published, whatever form it is published in.
    let check = try Galley.run("check", in: site)
    #expect(check.status == 1 && check.output.contains(damaged) && !site.exists(".galley"), "\(check.output)")
    let strict = try Galley.run("build", "--strict", in: site)
    #expect(strict.error.contains(damaged) && !site.exists("output"), "\(strict.error)")
    try site.write("content/torn.md", "# Torn\n\n---\n\n- *2* eggs\n\n---\n\n![Dough](pies/what%3F.jpg)\n")
    try FileManager.default.createDirectory(atPath: site.path + "/content/pies", withIntermediateDirectories: true)
    try FileManager.default.moveItem(
      atPath: site.path + "/content/torn.jpg", toPath: site.path + "/content/pies/what?.jpg")
    let inline = try Galley.run("build", in: site)
    #expect(inline.error.contains("content/pies/what?.jpg: error: the picture cannot be shown"), "\(inline.error)")
    #expect(!site.exists("output/files/pies") && site.exists("output/recipes/torn.html"))
    try site.remove("content/pies/what?.jpg")
    try FileManager.default.copyItem(
      atPath: site.path + "/content/eggs.jpg", toPath: site.path + "/content/pies/what?.jpg")
    #expect(try Galley.run("build", in: site).status == 0)
    #expect(site.exists("output/files/pies/what~3F.jpg"))
    #expect(try site.text("output/recipes/torn.html").contains("src=\"../files/pies/what~3F.jpg\""))
    #expect(site.exists("output/files/eggs.jpg") && !site.exists("output/pictures"))
    #expect(try !site.text("output/recipes/eggs.html").contains("<picture>"))
  }
}

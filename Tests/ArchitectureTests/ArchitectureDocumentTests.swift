import Testing

@Suite("ARCHITECTURE.md and Package.swift")
struct ArchitectureDocumentTests {
  @Test("the table lists every target of the manifest with what it needs")
  func listsEveryTarget() throws {
    let declared = PackageTarget.all(in: try Repository.text("Package.swift"))
    let table = try #require(
      MarkdownTable("target", "needs", "what it does", in: try Repository.text("ARCHITECTURE.md")),
      "there is no table “target | needs | what it does”")
    let described = table.rows.map { PackageTarget(name: $0.code(in: 0).joined(), dependencies: $0.code(in: 1)) }
    for target in declared where !described.contains(target) {
      Issue.record("the row of \(target.name) should need \(target.dependencies)")
    }
    for target in described where !declared.contains(where: { $0.name == target.name }) {
      Issue.record("there is no target \(target.name)")
    }
    #expect(table.rows.allSatisfy { !$0.cells[2].isEmpty })
    #expect(Set(described.map(\.name)).count == described.count)
  }

  @Test("each folder of tests is a target: nobody would miss tests that never run")
  func declaresEveryTestTarget() throws {
    let folders = Set(
      Repository.swiftFiles(below: "Tests").compactMap {
        $0.split(separator: "/").dropFirst().first.map(String.init)
      }
      .filter { $0.hasSuffix("Tests") })
    let manifest = try Repository.text("Package.swift").filter { !$0.isWhitespace }
    #expect(folders.count > 50)
    for folder in folders {
      let declarations = ["tests(\"\(folder.dropLast("Tests".count))\"", ".testTarget(name:\"\(folder)\""]
      #expect(declarations.contains { manifest.contains($0) }, "Package.swift does not declare \(folder)")
    }
  }

  @Test("the diagram names every target")
  func drawsEveryTarget() throws {
    let document = try Repository.text("ARCHITECTURE.md")
    let start = try #require(document.firstRange(of: "```text\n"), "there is no diagram")
    let diagram = document[start.upperBound...].prefix { $0 != "`" }
    let words = Set(diagram.split { !$0.isLetter && !$0.isNumber && $0 != "-" }.map(String.init))
    for target in PackageTarget.all(in: try Repository.text("Package.swift")) {
      #expect(words.contains(target.name), "the diagram lacks \(target.name)")
    }
  }

  @Test("arrows point one way: no target needs one that is declared after it")
  func pointsOneWay() throws {
    var known: Set<String> = []
    for target in PackageTarget.all(in: try Repository.text("Package.swift")) {
      // A plug-in and its tool may stand in either order.
      let later = target.dependencies.filter { !known.contains($0) && !["compile-foods", "embed-files"].contains($0) }
      #expect(later.isEmpty, "\(target.name) needs \(later), which come later")
      known.insert(target.name)
    }
  }

  @Test(
    "the program has one place with concurrency",
    arguments: ["import Dispatch", "concurrentPerform", "TaskGroup", "Task {", "async let", "pthread_create"])
  func hasOnePlaceOfConcurrency(word: String) throws {
    let users = try Repository.swiftFiles(below: "Sources").filter { path in
      let text = path.hasPrefix("Sources/galley-bench/") ? "" : try Repository.text(path)
      return text.contains(word)
    }
    // A thread of its own waits for signals; it takes no part in the work.
    let place = word == "pthread_create" ? "Termination/Termination" : "Concurrency/Workers"
    #expect(users.allSatisfy { $0 == "Sources/\(place).swift" }, "\(users)")
  }

  @Test(
    "each C library has one Swift wrapper",
    arguments: [
      ("CCmarkGFM", "RecipeMarkdown"), ("CLibYAML", "YAMLReading"), ("CXXHash", "Fingerprints"),
      ("CRenameAt2", "SiteStorage"), ("CZlib", "Compression"), ("CMicroHTTPD", "HTTPServing"),
    ])
  func wrapsEachLibraryOnce(library: String, wrapper: String) throws {
    let users = PackageTarget.all(in: try Repository.text("Package.swift")).filter { $0.dependencies.contains(library) }
    #expect(users.map(\.name) == [wrapper])
  }
}

import SourceText
import Testing

@testable import PageRendering
@testable import Themes

/// Scripts that pages load as one.
@Suite struct ThemeScriptsTests {
  private func compacted(_ script: String) -> String {
    String(decoding: ScriptCompactor(Array(script.utf8)).compacted(), as: UTF8.self)
  }

  @Test(arguments: [
    ("a(); // says why\n", "a();\n"),
    ("// @ts-check\n\"use strict\";\n", "\"use strict\";\n"),
    ("  /** What it does. */\n  a();\n\n\n    b();", "a();\nb();\n"),
    ("const a = /** @type {any} */ (b);\n", "const a = (b);\n"),
    ("/*\n many\n lines\n*/\na();\n", "a();\n"),
  ])
  func leavesOutComments(script: String, expected: String) { #expect(compacted(script) == expected) }

  @Test(arguments: [
    "const a = \"// no comment\";\n", "const a = '/* none */ \\' // either';\n",
    "const a = `  // kept\n    as it is ${b ? `// too` : { c: \"}\" }.c} /* and this */`;\n",
    "const a = b.replace(/\\/\\/[/*\"]/g, \"\");\n", "return /\"'`/.test(a);\n", "const a = b / c / d;\n",
    "const a = (b + c) / d; const e = f[0] / 2;\n",
  ])
  func copiesLiteralsAsTheyAre(script: String) { #expect(compacted(script) == script) }

  @Test func joinsTheFilesOfAFolderInTheOrderOfTheirNames() {
    let files = ["scripts/page/20-b.js", "scripts/page/10-a.js", "scripts/other/a.js", "scripts/loose.js"].map {
      ThemeLoader.File(name: $0, source: SourceFile(path: $0, text: "call(\"\($0)\"); // why\n"))
    }
    let joined = ThemeScripts.joined(files).mapValues { String(decoding: $0, as: UTF8.self) }
    #expect(
      joined == [
        "assets/page.js": "call(\"scripts/page/10-a.js\");\ncall(\"scripts/page/20-b.js\");\n",
        "assets/other.js": "call(\"scripts/other/a.js\");\n",
      ])
  }
}

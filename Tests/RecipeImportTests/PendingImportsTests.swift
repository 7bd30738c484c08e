import SourceText
import Testing

@testable import RecipeImport

@Suite struct PendingImportsTests {
  private func read(_ text: String) -> Checked<[PendingImport]> {
    PendingImports.read(SourceFile(path: "pending-imports.json", text: text))
  }

  @Test func readsWhatPagesSave() {
    let checked = read(
      """
      {"format": "galley-pending", "version": 1, "items": [{"title": "Soup", "text": "", "url": "https://a.example/soup"},
       {"title": "", "text": "https://a.example/pie", "url": ""}, {"title": "Cake", "text": "1 egg\\nBake."}, {}]}
      """)
    #expect(checked.diagnostics.isEmpty)
    #expect(checked.value.map(\.name) == ["https://a.example/soup", "https://a.example/pie", "Cake"])
    #expect(checked.value.map(\.url) == ["https://a.example/soup", "https://a.example/pie", nil])
    #expect(checked.value.last?.caption == "Cake\n1 egg\nBake.")
  }

  @Test(arguments: [
    ("Lemon cake https://a.example/cake", "https://a.example/cake"), ("https://a.example/a https://a.example/b", nil),
    ("See https:// for more", nil), ("1 egg, 100 g flour. Bake.", nil),
  ])
  func findsTheAddressInAMessage(text: String, address: String?) {
    let checked = read(#"{"format": "galley-pending", "version": 1, "items": [{"text": "\#(text)"}]}"#)
    #expect(checked.value.map(\.url) == [address])
  }

  @Test(arguments: [
    (
      #"{"format": "galley-pending", "version": 2, "items": []}"#, "1:1 this is no list of pending imports of version 1"
    ),
    ("[]", "1:1 this is no list of pending imports of version 1"),
    (
      #"{"format": "galley-pending", "version": 1, "items": [{"url": "https://a.example"}, 5]}"#,
      "1:84 an item is a number instead of an object"
    ),
  ])
  func refusesEverythingElse(text: String, problem: String) {
    let found = read(text).diagnostics.map { "\($0.position?.line ?? 0):\($0.position?.column ?? 0) \($0.message)" }
    #expect(found == [problem])
  }
}

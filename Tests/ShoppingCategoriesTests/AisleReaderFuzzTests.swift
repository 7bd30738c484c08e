import ShoppingCategories
import SourceText
import TestSupport
import Testing

/// Whatever the bytes, an aisle file is read, and what was moved stands where it was moved to.
@Suite struct AisleReaderFuzzTests {
  @Test func readsAndChangesAisleFiles() throws {
    let sample =
      "[Vegetables and Fruits]\npotatoes|spuds\n[Cheese counter]\nfeta       // the one in brine\n\n[dairy]\nmilk\n"
    let pieces = ["[", "]", "|", "//", "\n", "\r\n", " ", "[Cheese counter]", "oats", "Oats|", "[]", "\t"]
    try Damage.each(of: [sample], pieces: pieces, usual: 4000) { bytes, seed in
      let file = SourceFile(path: "aisle.conf", bytes: bytes)
      let read = AisleFileReader.read(file)
      try #require(read.diagnostics.areTold, "seed \(seed)")
      let moved = try #require(AisleEditor.moving("oats", to: "Porridge shelf", in: bytes), "seed \(seed)")
      try #require(AisleEditor.moving("oats", to: "Porridge shelf", in: moved) == moved, "seed \(seed)")
      let again = AisleFileReader.read(SourceFile(path: "aisle.conf", bytes: moved)).value
      guard !read.hasErrors else { return }
      try #require(
        again.categories.contains { $0.name == "Porridge shelf" && $0.items.contains(["oats"]) }, "seed \(seed)")
    }
  }
}

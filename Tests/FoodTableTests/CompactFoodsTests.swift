import Foods
import Foundation
import SourceText
import Testing

@Suite struct CompactFoodsTests {
  @Test("the committed table is what the files of foods give; `make foods` makes it anew")
  func isCurrent() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources/FoodTable")
    let names = try FileManager.default.contentsOfDirectory(
      at: folder.appending(path: "Foods"), includingPropertiesForKeys: nil)
    let files = try names.sorted { $0.path() < $1.path() }
      .map { SourceFile(path: $0.lastPathComponent, bytes: Array(try Data(contentsOf: $0))) }
    #expect(!files.isEmpty)
    let read = FoodFileReader.read(files)
    #expect(read.diagnostics.isEmpty)
    let committed = try Data(contentsOf: folder.appending(path: "CompactFoods.swift"))
    #expect(Data(FoodBook(read.value.foods).compactSource) == committed)
  }
}

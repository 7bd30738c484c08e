internal import CookbookReading
internal import HTTPServing
internal import JSONReading
internal import PictureFiles
internal import SiteStorage
internal import SourceText

extension SiteEdit {
  /// Puts a picture beside a recipe, under the recipe's name; the value of its fact line. No file is overwritten.
  func addPicture(_ question: EditorQuestion, _ json: inout JSONWriter) throws(EditorRefusal) {
    let path = try question.text("path")
    try files.check(path)
    let bytes = try question.bytes("data")
    guard let format = PictureFile.read(bytes)?.format else {
      throw EditorRefusal(
        .unprocessableContent, "this is no picture that pages can show, or it is damaged",
        hint: "save it as JPEG, PNG, WebP or GIF")
    }
    let ending = format == .jpeg ? "jpg" : format.rawValue
    let stem = String(path.dropLast(".md".count))
    let names = (1...100).lazy.map { $0 == 1 ? "\(stem).\(ending)" : "\(stem)-\($0).\(ending)" }
    guard let name = names.first(where: { !content.has($0) }) else {
      throw EditorRefusal(.unprocessableContent, "there are too many pictures of this recipe")
    }
    let problems = NewFiles.create([NewFile(path: name, bytes: bytes)], in: content.path)
    guard problems.isEmpty else { throw EditorRefusal(problems) }
    json.member("fact", PercentEncoding.escapingPercent(name.split(separator: "/").last.map(String.init) ?? name))
  }
}

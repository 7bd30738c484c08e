internal import CookbookReading
internal import HTTPServing
internal import JSONReading
internal import PictureFiles
internal import SiteStorage
internal import SourceText

extension SiteEdit {
  /// Puts a picture beside a recipe, under the recipe's name; the value of its fact line. No file is overwritten, and nothing is
  /// written where only the name is asked for, because the recipe that will name it is not saved yet.
  func addPicture(_ question: EditorQuestion, _ json: inout JSONWriter) throws(EditorRefusal) {
    let path = try question.text("path")
    try files.check(path)
    let picture = try picture(in: question, key: "data", of: path)
    if !question.has("isTrial") { try write(picture) }
    json.member("fact", Self.fact(of: picture))
  }

  /// Writes the picture that is saved together with its recipe.
  func savePicture(_ question: EditorQuestion, of path: String) throws(EditorRefusal) {
    guard question.has("picture") else { return }
    let picture = try picture(in: question, key: "picture", of: path)
    guard Self.fact(of: picture) == (try question.text("pictureFact")) else {
      throw EditorRefusal(
        .unprocessableContent, "something else took the name of the picture meanwhile", hint: "add the picture again")
    }
    try write(picture)
  }

  /// A picture under the first name of the recipe's that is free.
  private func picture(in question: EditorQuestion, key: String, of path: String) throws(EditorRefusal) -> NewFile {
    let bytes = try question.bytes(key)
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
    return NewFile(path: name, bytes: bytes)
  }

  private func write(_ picture: NewFile) throws(EditorRefusal) {
    let problems = NewFiles.create([picture], in: content.path)
    guard problems.isEmpty else { throw EditorRefusal(problems) }
  }

  private static func fact(of picture: NewFile) -> String {
    PercentEncoding.escapingPercent(picture.path.split(separator: "/").last.map(String.init) ?? picture.path)
  }
}

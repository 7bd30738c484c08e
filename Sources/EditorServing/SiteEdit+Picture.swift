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
    let picture = try picture(in: question, of: path)
    if !question.has("isTrial") { try write(picture) }
    json.member("fact", Self.fact(of: picture.path))
  }

  /// The picture that is saved together with its recipe; `nil` where there is none, or where an attempt before has written it.
  func newPicture(_ question: EditorQuestion, of path: String) throws(EditorRefusal) -> NewFile? {
    guard question.has("picture") else { return nil }
    let (bytes, fact) = (try question.bytes("picture"), try question.text("pictureFact"))
    let taken = EditorRefusal(
      .unprocessableContent, "something else took the name of the picture meanwhile", hint: "add the picture again")
    guard let name = try names(for: bytes, of: path).first(where: { Self.fact(of: $0) == fact }) else { throw taken }
    guard content.has(name) else { return NewFile(path: name, bytes: bytes) }
    guard content.read(name, limit: SourceFolder.pictureSizeLimit).value?.bytes == bytes else { throw taken }
    return nil
  }

  /// Writes a recipe and the picture it names, or neither: by its name alone a picture would belong to the recipe.
  func write(_ picture: NewFile?, with recipe: () -> [Diagnostic]) throws(EditorRefusal) {
    if let picture { try write(picture) }
    let problems = recipe()
    guard !problems.isEmpty else { return }
    throw EditorRefusal(problems + (picture.map { NewFiles.takeBack($0, in: content.path) } ?? []))
  }

  /// A picture under the first name of the recipe's that is free.
  private func picture(in question: EditorQuestion, of path: String) throws(EditorRefusal) -> NewFile {
    let bytes = try question.bytes("data")
    guard let name = try names(for: bytes, of: path).first(where: { !content.has($0) }) else {
      throw EditorRefusal(.unprocessableContent, "there are too many pictures of this recipe")
    }
    return NewFile(path: name, bytes: bytes)
  }

  /// What pictures of a recipe are called.
  private func names(for bytes: [UInt8], of path: String) throws(EditorRefusal) -> [String] {
    guard let format = PictureFile.read(bytes)?.format else {
      throw EditorRefusal(
        .unprocessableContent, "this is no picture that pages can show, or it is damaged",
        hint: "save it as JPEG, PNG, WebP or GIF")
    }
    let ending = format == .jpeg ? "jpg" : format.rawValue
    let stem = String(path.dropLast(".md".count))
    return (1...100).map { $0 == 1 ? "\(stem).\(ending)" : "\(stem)-\($0).\(ending)" }
  }

  private func write(_ picture: NewFile) throws(EditorRefusal) {
    let problems = NewFiles.create([picture], in: content.path)
    guard problems.isEmpty else { throw EditorRefusal(problems) }
  }

  private static func fact(of path: String) -> String {
    PercentEncoding.escapingPercent(path.split(separator: "/").last.map(String.init) ?? path)
  }
}

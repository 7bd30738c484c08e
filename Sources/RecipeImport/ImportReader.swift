internal import Compression
internal import JSONReading
internal import LanguageModels
public import PhotoReading
internal import PictureFiles
public import SourceText
internal import WebPages

/// Reads recipes from the files and texts people have.
public enum ImportReader {
  /// The most a file may have: that of an archive with the photos of some hundred recipes.
  public static let sizeLimit = RecipeArchive.sizeLimit
  /// The most a file that is no archive may have: as much as one in an archive.
  private static let plainLimit = UnpackLimit.most

  /// Recipes in the order of the source.
  ///
  /// - Parameters:
  ///   - photos: what reads the text of pictures; without it they are refused.
  ///   - model: what reads texts and pictures instead, where that is wished for.
  ///
  /// Errors: `import-nothing`, `import-too-large`, `import-broken`, `import-binary`, `import-archive`, `import-photo`, `import-model`; each says what to do.
  public static func read(
    _ file: SourceFile, photos: PhotoReader? = nil, model: ModelReader? = nil
  ) throws(ImportFailure) -> ImportReading {
    if let picture = PictureFile.read(file.bytes) { return try read(file, picture, photos, model) }
    if let binary = KnownBinary(file.bytes) { throw binary.failure }
    guard SourceShape.isPacked(file.bytes) || file.bytes.count <= plainLimit else {
      throw ImportFailure(
        "import-too-large",
        "the file has \(file.bytes.count) bytes; at most \(plainLimit) are read of what is no archive",
        hint: "export fewer recipes at a time, or save the page without its pictures")
    }
    let (file, loss) = TextEncoding.readable(file)
    let shape = SourceShape(file)
    var recipes = shape == .text ? try text(file, model) : try recipes(in: file, shape)
    if let loss, shape != .page, !recipes.isEmpty { recipes[0].losses.append(loss) }
    let reading = ImportReading(form: shape.name, recipes: consume recipes)
    if reading.recipes.isEmpty, file.path.lowercased().hasSuffix(".menu") {
      throw ImportFailure(
        "import-nothing", "this is a plan, not a recipe", hint: "take it over with galley plan import \(file.path)")
    }
    guard !reading.recipes.isEmpty else { throw .nothing(in: shape.name) }
    return reading
  }

  /// The recipes of a folder, as those of an archive of it, in the order of its files.
  ///
  /// Errors: `import-nothing`, and `import-archive` where nothing but damage was found.
  public static func read(folder files: [FolderFile]) throws(ImportFailure) -> ImportReading {
    var archive = RecipeArchive()
    archive.read(
      files.map { file in
        RecipeArchive.Entry(name: file.path) { () throws(CompressionError) in
          let read = file.read()
          guard let bytes = read.value else { throw .unreadable(read.diagnostics.first?.message ?? "it is gone") }
          return bytes
        }
      })
    let recipes: [RecipeDraft]
    do throws(CompressionError) {
      recipes = try archive.finished()
    } catch {
      throw ImportFailure(
        "import-archive", "the folder was refused: \(error.message)", hint: "name its files one by one")
    }
    guard !recipes.isEmpty else {
      throw ImportFailure(
        ImportFailure.nothing(in: "").identifier, "no recipe was found in this folder",
        hint: "name its files one by one, to hear of each what is missing")
    }
    return ImportReading(form: "folder", recipes: recipes)
  }

  /// The most pixels a photo may have: those of the largest cameras people carry.
  private static let pixelLimit = 120_000_000

  private static func read(
    _ file: SourceFile, _ picture: PictureInfo, _ photos: PhotoReader?, _ model: ModelReader?
  ) throws(ImportFailure) -> ImportReading {
    guard picture.width * picture.height <= pixelLimit else {
      throw ImportFailure(
        "import-too-large",
        "the picture has \(picture.width) × \(picture.height) pixels; at most \(pixelLimit) are read",
        hint: "make it smaller")
    }
    guard let photos else { throw .nothing(in: "picture") }
    let drafts: [RecipeDraft]
    if let model {
      let small = try photo { () throws(PhotoFailure) in
        try photos.reduced(file.bytes, to: ModelReader.mostBytes)
      }
      drafts = try asking { () throws(ModelFailure) in try model.recipes(ofPicture: small) }
    } else {
      drafts = try photo { () throws(PhotoFailure) in try PhotoRecipe.read(file.bytes, photos) }.map { [$0] } ?? []
    }
    guard !drafts.isEmpty else {
      throw ImportFailure(
        "import-photo", "no recipe was found in the photo", hint: "take the whole recipe, and nothing else")
    }
    return ImportReading(form: "photo", recipes: drafts)
  }

  private static func photo<Value>(_ read: () throws(PhotoFailure) -> Value) throws(ImportFailure) -> Value {
    do throws(PhotoFailure) {
      return try read()
    } catch {
      throw ImportFailure("import-photo", error.message, hint: error.hint)
    }
  }

  private static func asking(_ ask: () throws(ModelFailure) -> [RecipeDraft]) throws(ImportFailure) -> [RecipeDraft] {
    do throws(ModelFailure) {
      return try ask()
    } catch {
      throw ImportFailure("import-model", error.message, hint: error.hint)
    }
  }

  private static func recipes(in file: SourceFile, _ shape: SourceShape) throws(ImportFailure) -> [RecipeDraft] {
    switch shape {
    case .page: try page(file)
    case .text: try text(file, nil)
    case .recipeMD(let drafts): drafts
    case .json: try json(file)
    case .archive: try archive(file)
    case .gzip: try unpacked(file)
    case .gourmand: try broken { () throws(WebPageError) in try Gourmand.recipes(file.bytes) }
    case .masterCook: try broken { () throws(WebPageError) in try MasterCook.recipes(file.bytes) }
    case .evernote: try broken { () throws(WebPageError) in try EvernoteNotes.recipes(file.bytes) }
    case .recipeML: try broken { () throws(WebPageError) in try RecipeML.recipes(file.bytes) }
    case .mealMaster: MealMaster.recipes(String(decoding: file.bytes, as: UTF8.self))
    case .masterCookText: MasterCookText.recipes(String(decoding: file.bytes, as: UTF8.self))
    case .planToEat: try PlanToEat.recipes(String(decoding: file.bytes, as: UTF8.self))
    case .note: try note(file)
    case .livingCookbook: try broken { () throws(WebPageError) in try LivingCookbook.recipes(file.bytes) }
    case .org: try org(file)
    case .richText: RichText.recipes(file.bytes)
    case .cooklang: [Cooklang.recipe(String(decoding: file.bytes, as: UTF8.self), name: stem(of: file.path))]
    }
  }

  private static func text(_ file: SourceFile, _ model: ModelReader?) throws(ImportFailure) -> [RecipeDraft] {
    try checkLength(file)
    let text = String(decoding: file.bytes, as: UTF8.self)
    guard let model else { return texts(text) }
    return try asking { () throws(ModelFailure) in try model.recipes(ofText: text) }
  }

  private static func note(_ file: SourceFile) throws(ImportFailure) -> [RecipeDraft] {
    try checkLength(file)
    return try MarkdownNote.recipes(file)
  }

  /// Checked before it is turned into Markdown, too, which takes many times its length.
  private static func org(_ file: SourceFile) throws(ImportFailure) -> [RecipeDraft] {
    try checkLength(file)
    return try note(OrgFile.markdown(file))
  }

  /// The recipes of a plain text, one in most.
  private static func texts(_ text: String) -> [RecipeDraft] {
    let raw = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
    let lines = TextColumns.parted(MailQuotes.plain(raw))
    var several = SeveralTexts(lines) { TextRecipe.read($0.joined(separator: "\n"), title: $1) }
    guard several.drafts.isEmpty else {
      several.drafts[0].losses += several.losses
      return several.drafts
    }
    return TextRecipe.read(lines.joined(separator: "\n")).map { [several.joined($0)] } ?? []
  }

  /// Refuses a text that is longer than any that is read by its looks.
  private static func checkLength(_ file: SourceFile) throws(ImportFailure) {
    guard let excess = TextLimit.excess(of: file.bytes) else { return }
    throw ImportFailure(
      "import-too-large", "the text has \(excess) are read", hint: "put each recipe into a file of its own")
  }

  /// The name of a file without its ending, which Cooklang takes for the title.
  private static func stem(of path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return name.hasSuffix(".cook") ? String(name.dropLast(5)) : name
  }

  private static func json(_ file: SourceFile) throws(ImportFailure) -> [RecipeDraft] {
    let read = JSONReader.read(file)
    guard let value = read.value else {
      let problem = read.diagnostics.first
      let place = problem?.position.map { " in line \($0.line), column \($0.column)" } ?? ""
      throw ImportFailure(
        "import-broken", "the file is no JSON\(place): \(problem?.message ?? "it is empty")", hint: "export it again")
    }
    return try OwnForms.json(value, of: file) ?? KeepNote.recipes(value) ?? ManagerJSON.recipes(value)?.drafts ?? []
  }

  private static func archive(_ file: SourceFile) throws(ImportFailure) -> [RecipeDraft] {
    guard file.bytes.count <= RecipeArchive.sizeLimit else {
      throw ImportFailure(
        "import-too-large", "the archive has \(file.bytes.count) bytes; at most \(RecipeArchive.sizeLimit) are read",
        hint: "export fewer recipes at a time")
    }
    do throws(CompressionError) {
      var archive = RecipeArchive()
      try archive.read(file.bytes)
      return try archive.finished()
    } catch {
      throw refused(error)
    }
  }

  private static func unpacked(_ file: SourceFile) throws(ImportFailure) -> [RecipeDraft] {
    let bytes: [UInt8]
    do throws(CompressionError) {
      bytes = try Inflate.expanded(file.bytes[...], frame: .gzip, limit: UnpackLimit.bytes(packed: file.bytes.count))
    } catch {
      throw refused(error)
    }
    guard !bytes.starts(with: [0x1F, 0x8B]) else { throw refused(.unreadable("it is packed twice")) }
    let inner = SourceFile(path: file.path, bytes: bytes)
    return try recipes(in: inner, SourceShape(inner))
  }

  private static func refused(_ error: CompressionError) -> ImportFailure {
    ImportFailure("import-archive", "the archive was refused: \(error.message)", hint: "export it again")
  }

  private static func page(_ file: SourceFile) throws(ImportFailure) -> [RecipeDraft] {
    try broken { () throws(WebPageError) in
      let page = try WebPage(bytes: file.bytes)
      let recipes = RecipeKeeperPage.recipes(page) ?? CopyMeThatPage.recipes(page) ?? PageRecipes.read(page)
      return recipes.filter {
        !$0.ingredientLines.isEmpty || !$0.instructionLines.isEmpty
      }
    }
  }

  /// What parsing gives, or why it gives nothing.
  private static func broken(
    _ parse: () throws(WebPageError) -> [RecipeDraft]
  ) throws(ImportFailure) -> [RecipeDraft] {
    do throws(WebPageError) {
      return try parse()
    } catch {
      switch error {
      case .empty: throw .nothing(in: SourceShape.page.name)
      case .tooLarge:
        throw ImportFailure(
          "import-too-large", "the page has more than \(WebPage.sizeLimit) bytes, the most that is read",
          hint: "save the page without its pictures")
      case .tooDeep:
        throw ImportFailure(
          "import-broken", "the elements of the page are nested deeper than any browser would show",
          hint: "copy the text of the recipe into a file")
      case .tooManyAttributes:
        throw ImportFailure(
          "import-broken", "the tags of the page have more attributes than any page needs",
          hint: "copy the text of the recipe into a file")
      case .tooManyTags:
        throw ImportFailure(
          "import-broken", "the page has more tags than any page needs for what stands between them",
          hint: "copy the text of the recipe into a file")
      }
    }
  }
}

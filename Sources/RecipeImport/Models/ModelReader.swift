public import LanguageModels
internal import PictureFiles

/// Reads captions, photos of recipes and photos of what there is to eat with the help of a language model.
///
/// Whatever it answers is only taken when it has the form that was asked for, within its limits; nothing it says is
/// carried out.
public struct ModelReader: Sendable {
  /// What photos and texts are of.
  public enum Subject: String, Sendable, CaseIterable {
    /// One recipe, printed, written by hand or in the words of a post.
    case recipe
    /// Food, of which recipes are to be made.
    case fridge
  }

  let subject: Subject
  let client: ModelClient

  public init(_ subject: Subject, client: ModelClient) { (self.subject, self.client) = (subject, client) }

  /// The most bytes of a picture that is sent.
  static let mostBytes = 1_000_000

  func recipes(ofText text: String) throws(ModelFailure) -> [RecipeDraft] {
    try recipes(ModelQuestion(task: task, content: UntrustedContent.marked(text)), source: text)
  }

  func recipes(ofPicture bytes: [UInt8]) throws(ModelFailure) -> [RecipeDraft] {
    let picture = ModelQuestion.Picture(bytes: bytes, mediaType: "image/jpeg")
    return try recipes(ModelQuestion(task: task, content: ModelPrompt.picture, picture: picture), source: nil)
  }

  private func recipes(_ question: ModelQuestion, source: String?) throws(ModelFailure) -> [RecipeDraft] {
    let subject = subject
    return try client.ask(question) { (answer) throws(ModelMistake) in
      switch subject {
      case .recipe: try ModelRecipe.read(answer, of: source)
      case .fridge: try ModelFridge.read(answer)
      }
    }
  }

  private var task: String {
    switch subject {
    case .recipe: ModelPrompt.recipe
    case .fridge: ModelPrompt.fridge
    }
  }

  /// About how many tokens a file costs; none where it is neither text nor picture.
  public func estimatedTokens(for file: [UInt8]) -> (input: Int, output: Int) {
    let picture = PictureFile.read(file).map { _ in ModelQuestion.Picture(bytes: [], mediaType: "image/jpeg") }
    let text = picture == nil ? String(decoding: file.prefix(250_000), as: UTF8.self) : ModelPrompt.picture
    return ModelQuestion(task: task, content: text, picture: picture).estimatedTokens
  }
}

/// What models are told.
enum ModelPrompt {
  static let recipe = """
    You copy one recipe out of the content into JSON. Copy its words and numbers exactly and in its language; add, convert, \
    translate and guess nothing. Leave out members you do not find. \(UntrustedContent.rule)
    Members: "title" (text), "description" (text), "language" (BCP 47), "yield" (text, as written), "prep_minutes", \
    "cook_minutes", "total_minutes" (whole numbers), "ingredient_groups" (list of {"title": text or null, "ingredients": \
    list of lines, each with its amount as written}), "steps" (list of texts), "tags" (list of at most 12 texts), \
    "unreadable" (list of words you could not read with certainty).
    Where the content holds no recipe, answer {"no_recipe": true}.
    """

  static let fridge = """
    You list the food in the content and suggest 2 to 4 recipes for it. \(UntrustedContent.rule)
    Members: "ingredients" (list of {"id", "name", "category", "confidence": number from 0 to 1}) and "recipes" (list of \
    2 to 4 {"id", "name", "summary", "cookTimeMinutes": 1 to 120, "difficulty": "easy" or "medium", "ingredients": 1 to 20 \
    {"id", "name" (with its amount), "isDetected": true or false, "substitution": text or null}, "steps": 1 to 15 texts, \
    "makeItFasterTip": text or null}).
    """

  static let picture = "The content is the picture."
}

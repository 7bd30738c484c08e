/// A recipe as the organiser form states it, so that writing it again loses nothing.
///
/// Recipe and facts of an entry are made from these; a writer takes a field from here as long as it still makes what
/// the entry says, and from the entry where that was changed.
public struct OrganiserFields: Sendable, Hashable {
  public enum Platform: String, Sendable, Hashable, CaseIterable {
    case instagram, tiktok, youtube
  }

  public struct IngredientField: Sendable, Hashable {
    public var id: String
    public var name: String
    /// Number and unit in one text, `200 g`; empty when there is none.
    public var amount: String
    public var notes: String?
    public var others: [ForeignMember]

    public init(id: String, name: String, amount: String, notes: String? = nil, others: [ForeignMember] = []) {
      self.id = id
      self.name = name
      self.amount = amount
      self.notes = notes
      self.others = others
    }
  }

  public struct StepField: Sendable, Hashable {
    public var id: String
    /// Where the step comes among the others; not its place in the list.
    public var order: Int
    public var text: String
    public var others: [ForeignMember]

    public init(id: String, order: Int, text: String, others: [ForeignMember] = []) {
      self.id = id
      self.order = order
      self.text = text
      self.others = others
    }
  }

  public var id: String
  public var title: String
  /// A path or URL of a picture.
  public var thumbnail: String?
  public var sourceURL: String?
  public var platform: Platform?
  /// The text of the post the recipe came with.
  public var caption: String?
  /// A time in words, `10 min`.
  public var preparationTime: String?
  public var cookingTime: String?
  /// At least 1.
  public var servings: Int
  /// As plain text.
  public var tags: [String] = []
  /// What it makes beside the servings, as `24 cookies`.
  public var yields: [String] = []
  /// In the order of the file.
  public var ingredients: [IngredientField]
  /// In the order of the file.
  public var steps: [StepField]
  /// ISO 8601 date-times as written.
  public var createdAt: String?
  public var updatedAt: String?
  public var others: [ForeignMember]
  /// Unknown members of the `nutrition` object.
  public var nutritionOthers: [ForeignMember]

  public init(
    id: String, title: String, servings: Int, ingredients: [IngredientField] = [], steps: [StepField] = []
  ) {
    self.id = id
    self.title = title
    self.servings = servings
    self.ingredients = ingredients
    self.steps = steps
    others = []
    nutritionOthers = []
  }
}

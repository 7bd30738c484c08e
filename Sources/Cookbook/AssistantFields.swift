/// What the assistant form says about a recipe beyond recipe and facts.
public struct AssistantFields: Sendable, Hashable {
  public struct IngredientField: Sendable, Hashable {
    public var id: String
    /// The line as written, without its substitution.
    public var name: String
    /// Whether it was seen among what is there.
    public var isDetected: Bool
    /// What may be taken instead.
    public var substitution: String?
    public var others: [ForeignMember]

    public init(
      id: String, name: String, isDetected: Bool, substitution: String? = nil, others: [ForeignMember] = []
    ) {
      self.id = id
      self.name = name
      self.isDetected = isDetected
      self.substitution = substitution
      self.others = others
    }
  }

  /// Something the assistant saw, whatever recipe uses it.
  public struct DetectedIngredient: Sendable, Hashable {
    public var id: String
    public var name: String
    public var category: String?
    /// A number from 0 to 1 as written, or `high`, `medium`, `low`.
    public var confidence: String?

    public init(id: String, name: String, category: String? = nil, confidence: String? = nil) {
      self.id = id
      self.name = name
      self.category = category
      self.confidence = confidence
    }
  }

  public var id: String
  /// In the order of the recipe's ingredients, one for each.
  public var ingredients: [IngredientField]
  /// What was detected; the same for all recipes of a file.
  public var detected: [DetectedIngredient]
  public var others: [ForeignMember]

  public init(
    id: String, ingredients: [IngredientField] = [], detected: [DetectedIngredient] = [], others: [ForeignMember] = []
  ) {
    self.id = id
    self.ingredients = ingredients
    self.detected = detected
    self.others = others
  }
}

internal import JSONReading

/// A recipe of Crouton (`.crumb`): ingredients with amounts of named kinds, titles among them and among the steps.
///
/// Source: exports of Crouton, whose times are minutes.
enum CroutonRecipe {
  /// Whether an object is one.
  static func isOne(_ value: JSONValue) -> Bool {
    value["name"] != nil && value["steps"] != nil && value["ingredients"] != nil
      && ["defaultScale", "cookingDuration", "isPublicRecipe", "neutritionalInfo"].contains { value[$0] != nil }
  }

  static func draft(_ value: JSONValue) -> RecipeDraft {
    var members = MemberReader(value)
    var draft = RecipeDraft()
    draft.title = members.text("name")
    draft.yieldText = members.text("serves").flatMap { $0 == "0" ? nil : $0 }
    draft.preparationMinutes = members.minutes("duration")
    draft.cookingMinutes = members.minutes("cookingDuration")
    draft.keywords = members.names("tags")
    draft.tip = members.lines("notes").joined(separator: "\n").nonEmpty
    takeSource(from: &members, into: &draft)
    draft.take(groups(&members))
    draft.take(sections(&members))
    takePicture(from: &members, into: &draft)
    draft.takeNutrition(members.lines("neutritionalInfo"))
    draft.losses += members.losses(quietly: [
      "uuid", "defaultScale", "isPublicRecipe", "folderIDs", "headerImage", "senderName",
    ])
    return draft
  }

  /// The name of a site says nothing beside its address.
  private static func takeSource(from members: inout MemberReader, into draft: inout RecipeDraft) {
    let (address, name) = (members.text("webLink"), members.text("sourceName"))
    draft.takeSource(address)
    guard let name, address?.lowercased().contains(name.lowercased()) != true else { return }
    draft.takeSource(name, in: "sourceName")
  }

  /// The first of the pictures, else that of the page or book the recipe was read from.
  private static func takePicture(from members: inout MemberReader, into draft: inout RecipeDraft) {
    let scan = members.member("sourceImage")
    guard let pictures = members.member("images") else { return draft.takePicture(scan?.string) }
    let found = pictures.array ?? [pictures]
    for picture in found where picture.string == nil { members.note("images", picture, instead: "a picture") }
    let texts = found.compactMap(\.string)
    draft.takePicture(texts.first ?? scan?.string)
    if texts.count > 1 {
      draft.losses.append(ImportLoss(.dropped, "pictures", "all but the first, \(texts.count - 1) more"))
    }
  }

  // MARK: Ingredients

  private static func groups(_ members: inout MemberReader) -> [RecipeDraft.Group] {
    var groups = [RecipeDraft.Group()]
    for element in ordered(members.list("ingredients")) {
      let name = MemberReader.text(element) ?? element["ingredient"].flatMap { MemberReader.text($0["name"] ?? $0) }
      guard let name else {
        members.note("ingredients", element, instead: "an ingredient")
        continue
      }
      let quantity = element["quantity"].flatMap { $0.isNull ? nil : $0 }
      let kind = quantity?["quantityType"].flatMap(MemberReader.text)
      if kind == "SECTION" {
        groups.append(RecipeDraft.Group(title: name.withoutColon))
      } else {
        let amount = quantity.flatMap { Self.amount($0, kind) }
        groups[groups.count - 1].lines.append([amount, name].compactMap(\.self).joined(separator: " "))
      }
    }
    return groups
  }

  /// `5-6 cup`; of an amount of nothing, nothing.
  private static func amount(_ quantity: JSONValue, _ kind: String?) -> String? {
    let numbers = ["amount", "secondaryAmount"].compactMap { key -> String? in
      let text = quantity[key].flatMap(MemberReader.text).map(ProgramNumber.readable)
      return text == "0" || text == "0.0" ? nil : text
    }
    // An amount that is none is still what the recipe says.
    let other = quantity.object == nil ? MemberReader.text(quantity) : nil
    let unit = kind.flatMap { units[$0] ?? $0.lowercased().replacing("_", with: " ") }
    return [numbers.joined(separator: "-").nonEmpty ?? other, unit?.nonEmpty].compactMap(\.self).joined(separator: " ")
      .nonEmpty
  }

  /// Names of kinds that are no words for them; all others are.
  private static let units = [
    "ITEM": "", "GRAMS": "g", "KGS": "kg", "MILLS": "ml", "LITRES": "l", "TEASPOON": "tsp", "TABLESPOON": "tbsp",
    "OUNCE": "oz", "POUND": "lb", "FLUID_OUNCE": "fl oz",
  ]

  // MARK: Steps

  private static func sections(_ members: inout MemberReader) -> [RecipeDraft.Section] {
    var sections = [RecipeDraft.Section()]
    for element in ordered(members.list("steps")) {
      guard let text = element.string ?? element["step"]?.string, !ImportedText.lines(text).isEmpty else {
        if element["step"]?.string == nil { members.note("steps", element, instead: "a step") }
        continue
      }
      let lines = ImportedText.lines(text)
      if element["isSection"]?.bool == true {
        sections.append(RecipeDraft.Section(title: lines.joined(separator: " ").withoutColon))
      } else {
        sections[sections.count - 1].steps += lines.map { RecipeDraft.Step($0) }
      }
    }
    return sections
  }

  /// By the places they state, where all do.
  private static func ordered(_ elements: [JSONValue]) -> [JSONValue] {
    let places = elements.compactMap { $0["order"]?.integer }
    guard places.count == elements.count else { return elements }
    return zip(places, elements.indices).sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map { elements[$0.1] }
  }
}

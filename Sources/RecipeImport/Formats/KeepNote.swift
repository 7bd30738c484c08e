internal import JSONReading

/// A note of Google Keep, as Takeout exports each in a file of its own: a text or a list, with labels and pictures.
enum KeepNote {
  /// Whether an object is one.
  static func isOne(_ value: JSONValue?) -> Bool {
    guard let value, value["userEditedTimestampUsec"] != nil else { return false }
    return ["textContent", "listContent", "title"].contains { value[$0] != nil }
  }

  /// `nil` for other objects; no recipe for notes that are none, or lie in the trash.
  static func recipes(_ value: JSONValue) -> [RecipeDraft]? {
    guard isOne(value) else { return nil }
    guard value["isTrashed"]?.bool != true else { return [] }
    return recipe(value).map { [$0] } ?? []
  }

  private static func recipe(_ value: JSONValue) -> RecipeDraft? {
    var members = MemberReader(value)
    let title = members.text("title")
    let text = members.member("textContent")?.string ?? ""
    let items = members.list("listContent").compactMap { item in
      (item["text"]?.string ?? item.string).map { "- " + ImportedText.lines($0).joined(separator: " ") }
    }
    let labels = members.names("labels")
    let note = NotebookEntry(title: title, text: ([text] + items).joined(separator: "\n"), tags: labels)
    guard var draft = note.recipe() else { return nil }
    draft.isArchived = members.member("isArchived")?.bool ?? false
    let addresses = members.list("annotations").compactMap { $0["url"].flatMap(MemberReader.text) }
    draft.takeSource(addresses.first)
    let files = members.list("attachments").compactMap { $0["filePath"].flatMap(MemberReader.text) }
    draft.image = files.first
    if files.count > 1 {
      draft.losses.append(ImportLoss(.dropped, "attachments", files.dropFirst().joined(separator: ", ")))
    }
    draft.losses += members.losses(quietly: [
      "color", "isPinned", "isTrashed", "userEditedTimestampUsec", "createdTimestampUsec", "textContentHtml", "sharees",
    ])
    return draft
  }
}

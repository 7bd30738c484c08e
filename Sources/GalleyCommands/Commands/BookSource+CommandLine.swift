internal import CommandLineParsing
internal import Printing
internal import SiteBuilding

extension BookSource {
  init(_ command: ParsedCommand) throws(InvalidRequest) {
    let (tag, category, list) = (command.value("tag"), command.value("category"), command.value("list"))
    guard [tag, category, list].count(where: { $0 != nil }) < 2 else {
      throw InvalidRequest(
        "it is not clear which recipes are meant", hint: "give one of --tag, --category and --list")
    }
    if let tag {
      self = .tagged(tag)
    } else if let category {
      self = .category(category)
    } else {
      self = list.map(BookSource.list) ?? .own
    }
  }
}

import Mustache
import Testing

struct RecordTypeTests {
  @Test func findsEveryFieldByName() {
    let names = (0..<200).map { "field\($0)" }
    let record = Record("Wide", names.enumerated().map { (RecordType.Field($1, .integer), .integer($0)) })
    for (number, name) in names.enumerated() {
      guard case .integer(number)? = record[name] else {
        Issue.record("\(name)")
        return
      }
    }
    #expect(record["field200"] == nil)
    #expect(record[""] == nil)
  }

  @Test func describesItselfAndTheTypesItLeadsTo() {
    let author = RecordType("Author", [.init("name", .text, "As it is signed."), .init("friends", .list(.recursive))])
    let recipe = RecordType(
      "Recipe",
      [
        .init("title", .text, "The heading | not escaped."),
        .init("author", .optional(.record(author)), "Who wrote it."),
        .init("editors", .list(.record(author))), .init("custom", .any), .init("body", .html),
        .init("serves", .integer),
        .init("quick", .bool),
      ])
    #expect(
      recipe.documentation() == """
        ### Recipe

        | name | holds | meaning |
        |---|---|---|
        | `title` | text | The heading \\| not escaped. |
        | `author` | Author, may be missing | Who wrote it. |
        | `editors` | list of Author |  |
        | `custom` | anything |  |
        | `body` | HTML |  |
        | `serves` | whole number |  |
        | `quick` | yes or no |  |

        ### Author

        | name | holds | meaning |
        |---|---|---|
        | `name` | text | As it is signed. |
        | `friends` | list of Author |  |

        """)
  }
}

import Mustache
import Synchronization

/// The lambdas of the specification's cases, which its JSON files give in other programming languages.
func officialLambda(_ name: String) throws -> Value {
  switch name {
  case "Interpolation": return lambda { _ in "world" }
  case "Interpolation - Expansion": return lambda { _ in "{{planet}}" }
  case "Interpolation - Alternate Delimiters": return lambda { _ in "|planet| => {{planet}}" }
  case "Interpolation - Multiple Calls": return countingLambda()
  case "Escaping": return lambda { _ in ">" }
  case "Section": return lambda { $0 == "{{x}}" ? "yes" : "no" }
  case "Section - Expansion": return lambda { "\($0 ?? "")" + "{{planet}}" + "\($0 ?? "")" }
  case "Section - Alternate Delimiters": return lambda { "\($0 ?? "")" + "{{planet}} => |planet|" + "\($0 ?? "")" }
  case "Section - Multiple Calls": return lambda { "__\($0 ?? "")__" }
  case "Inverted Section": return lambda { _ in "" }
  default: throw UnknownLambda(name: name)
  }
}

struct UnknownLambda: Error {
  let name: String
}

private func lambda(_ body: @escaping @Sendable (String?) -> String) -> Value { .lambda(Lambda(body)) }

private func countingLambda() -> Value {
  let calls = Counter()
  return lambda { _ in String(calls.next()) }
}

private final class Counter: Sendable {
  private let count = Mutex(0)

  func next() -> Int {
    count.withLock { count in
      count += 1
      return count
    }
  }
}

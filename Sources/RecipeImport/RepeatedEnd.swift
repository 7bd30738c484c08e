/// Words that every line of a list ends with: the label of a button behind each ingredient, `shopping list`.
enum RepeatedEnd {
  /// Fewer lines may end alike by chance, `chopped`.
  private static let least = 4
  private static let leastForOneWord = 6

  static func removed(from lines: [String]) -> [String] {
    let words = lines.map { $0.split(separator: " ") }
    guard lines.count >= least, var shared = words.first?.reversed().map(String.init) else { return lines }
    for line in words {
      // Something must be left of each line.
      let common = zip(shared, line.dropFirst().reversed()).prefix { $0 == String($1) }.count
      shared = Array(shared.prefix(common))
    }
    guard shared.count > 1 || shared.count == 1 && lines.count >= leastForOneWord else { return lines }
    return words.map { $0.dropLast(shared.count).joined(separator: " ") }
  }
}
